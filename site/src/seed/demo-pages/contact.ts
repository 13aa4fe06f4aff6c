import { offices, questions } from '../../features/pages/starters/sections/people-and-proof.ts';
import { features } from '../../features/pages/starters/sections/words-and-pictures.ts';
import { band, block, heading, lead, sideBySide, title } from '../../features/pages/starters/write.ts';
import type { DemoPage } from './demo-page.ts';

export const contact: DemoPage = {
  title: 'Contact',
  path: '/contact',
  seo: {
    title: 'Contact us',
    description:
      'Write, ring or come in: our offices in Newtown, Fremantle and Ballarat, their hours, and every form you may be looking for.',
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
            lead('Write, ring or come in. Somebody who can help answers within a working day.'),
            block('phone-reveal', { of: 'agency', label: 'Show our number', variant: 'primary' }),
            heading({ text: 'Not sure whom to ask?', size: { base: 'xl' } }),
            block('agent-card', {
              agent: agent('eleanor-sample'),
              look: 'row',
              text: 'Eleanor knows, or knows who does.',
              phones: false,
              contact: false,
            }),
          ],
          right: [
            block('lead-form', {
              form: 'contact-agency',
              look: 'inline',
              title: 'Write to us',
              text: 'Whatever it is about. It reaches a person, not a list.',
              band: 'none',
            }),
          ],
        }),
      ],
    }),
    offices({ text: 'Our offices', about: 'No appointment needed in opening hours.' }),
    features({
      text: 'Looking for a form?',
      tone: 'brand',
      columns: 4,
      items: [
        {
          icon: 'home',
          text: 'Market appraisal',
          note: 'What would it sell for?',
          href: '/market-appraisal-form',
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
          answer: 'Nearly always. Ask on the page of the home, and its agent rings you with a time.',
        },
        {
          question: 'How do I hear of new homes first?',
          answer: 'Set up an alert with your wishes; we write the day one comes up.',
        },
        {
          question: 'I am a tenant and something broke. What now?',
          answer: 'Send the repair form above. If it is dangerous, ring us at any hour.',
        },
        {
          question: 'Can you change my property manager for me?',
          answer:
            'Yes. <a href="/forms/transfer-management">Send this form</a>; we tell the other agency and collect keys and papers.',
        },
      ],
    }),
  ],
};
