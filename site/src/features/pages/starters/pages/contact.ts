import { offices, questions } from '../sections/people-and-proof.ts';
import { features } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { band, block, lead, sideBySide, title } from '../write.ts';

/** Every way to reach the agency. */
export const contact = page({
  name: 'Contact',
  about: 'The form, your telephone number, your offices, and the forms that people look for.',
  content: [
    band({
      tone: 'sand',
      space: { base: 'large', mobile: 'normal' },
      content: [
        sideBySide({
          left: [
            title({ text: 'Talk to us', eyebrow: 'Contact', size: { base: '4xl', mobile: '3xl' } }),
            lead('Email, call or visit us. We’ll reply within one business day.'),
            // The header shows the number: hiding it here would only cost a click.
            block('phone-reveal', { of: 'agency', hide: false, variant: 'primary' }),
          ],
          right: [
            block('lead-form', {
              form: 'contact-agency',
              look: 'inline',
              title: 'Send us a message',
              band: 'none',
            }),
          ],
          first: 42,
          align: 'start',
        }),
      ],
    }),
    offices({ text: 'Our offices', about: 'No appointment needed during opening hours.' }),
    features({
      text: 'Looking for a form?',
      tone: 'sand',
      columns: 4,
      items: [
        {
          icon: 'home',
          text: 'Sales appraisal',
          note: 'Find out what your property could sell for.',
          href: '/forms/sales-appraisal',
        },
        {
          icon: 'key',
          text: 'Rental appraisal',
          note: 'Find out what your property could rent for.',
          href: '/forms/rental-appraisal',
        },
        {
          icon: 'wrench',
          text: 'Request a repair',
          note: 'Tenants can attach up to three photos.',
          href: '/forms/maintenance-request',
        },
        {
          icon: 'calendar',
          text: 'Notice to vacate',
          note: 'Moving out? Give notice here.',
          href: '/forms/vacate-notice',
        },
      ],
    }),
    band({ space: { base: 'none' }, width: 'edge', content: [block('map')] }),
    questions({
      text: 'Common questions',
      items: [
        {
          question: 'Can I inspect a property at another time?',
          answer: 'Usually. Enquire on the property’s page and the agent will call you with a time.',
        },
        {
          question: 'How do I find out about new listings first?',
          answer: 'Set up a property alert for new listings that suit you.',
        },
        {
          question: 'I’m a tenant and something needs repairing. What should I do?',
          answer: 'Send the repair form above. If it’s urgent or dangerous, call us at any hour.',
        },
      ],
    }),
  ],
});
