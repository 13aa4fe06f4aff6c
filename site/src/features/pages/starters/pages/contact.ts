import { offices, questions } from '../sections/people-and-proof.ts';
import { features } from '../sections/words-and-pictures.ts';
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
            lead('Write, ring or come in. Somebody who can help answers within a working day.'),
            block('phone-reveal', { of: 'agency', label: 'Show our number', variant: 'primary' }),
          ],
          right: [
            block('lead-form', {
              form: 'contact-agency',
              look: 'inline',
              title: 'Write to us',
              band: 'none',
            }),
          ],
          first: 42,
          align: 'start',
        }),
      ],
    }),
    offices({ text: 'Our offices', about: 'No appointment needed in opening hours.' }),
    features({
      text: 'Looking for a form?',
      tone: 'sand',
      columns: 4,
      items: [
        {
          icon: 'home',
          text: 'Sales appraisal',
          note: 'What would it sell for?',
          href: '/forms/sales-appraisal',
        },
        {
          icon: 'key',
          text: 'Rental appraisal',
          note: 'What would it rent for?',
          href: '/forms/rental-appraisal',
        },
        {
          icon: 'wrench',
          text: 'Ask for a repair',
          note: 'For tenants, with photographs.',
          href: '/forms/maintenance-request',
        },
        {
          icon: 'calendar',
          text: 'Notice to vacate',
          note: 'For tenants who move on.',
          href: '/forms/vacate-notice',
        },
      ],
    }),
    band({ space: { base: 'none' }, width: 'edge', content: [block('map')] }),
    questions({
      text: 'Asked most often',
      items: [
        {
          question: 'May I see a home outside its open times?',
          answer: 'Nearly always. Ask on the page of the home, and the agent rings you with a time.',
        },
        {
          question: 'How do I hear of new homes first?',
          answer: 'Set up an alert with your wishes; we write the day one comes up.',
        },
        {
          question: 'I am a tenant and something broke. What now?',
          answer: 'Send the repair form above. If it is urgent and dangerous, ring us at any hour.',
        },
      ],
    }),
  ],
});
