import { offices, questions } from '../../features/pages/starters/sections/people-and-proof.ts';
import { features } from '../../features/pages/starters/sections/text-and-pictures.ts';
import { band, block, heading, lead, sideBySide, title } from '../../features/pages/starters/write.ts';
import type { DemoPage } from './demo-page.ts';

export const contact: DemoPage = {
  title: 'Contact',
  path: '/contact',
  seo: {
    title: 'Contact us',
    description:
      'Contact our offices in Newtown, Fremantle and Ballarat by email, phone or in person, and find the form you need.',
  },
  pictures: {},
  content: ({ agent }) => [
    band({
      tone: 'sand',
      space: { base: 'large', mobile: 'normal' },
      content: [
        sideBySide({
          first: 42,
          align: 'start',
          left: [
            title({ eyebrow: 'Contact', text: 'Talk to us' }),
            lead('Email, call or visit us. We’ll reply within one business day.'),
            // The header shows the number: hiding it here would only cost a click.
            block('phone-reveal', { of: 'agency', hide: false, variant: 'primary' }),
            heading({ text: 'Not sure who to ask?', size: { base: 'xl' } }),
            block('agent-card', {
              agent: agent('eleanor-sample'),
              look: 'row',
              text: 'Eleanor can put you in touch with the right person.',
              phones: false,
              contact: false,
            }),
          ],
          right: [
            block('lead-form', {
              form: 'contact-agency',
              look: 'inline',
              title: 'Send us a message',
              text: 'A member of our team reads every message.',
              band: 'none',
            }),
          ],
        }),
      ],
    }),
    offices({ text: 'Our offices', about: 'No appointment needed during opening hours.' }),
    features({
      text: 'Looking for a form?',
      tone: 'brand',
      columns: 4,
      items: [
        {
          icon: 'home',
          text: 'Market appraisal',
          note: 'Find out what your property could sell for.',
          href: '/market-appraisal-form',
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
          answer: 'Usually. Enquire on the property’s page and the agent will call you to arrange a time.',
        },
        {
          question: 'How do I find out about new listings first?',
          answer: 'Set up a property alert for new listings that suit you.',
        },
        {
          question: 'I’m a tenant and something needs repairing. What should I do?',
          answer: 'Send the repair form above. If it’s an emergency, call us at any time.',
        },
        {
          question: 'Can I transfer my property management to you?',
          answer:
            'Yes. <a href="/forms/transfer-management">Send this form</a> and we’ll contact your current agency and collect the keys and documents.',
        },
      ],
    }),
  ],
};
