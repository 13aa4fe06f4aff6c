import { popup, type Starter } from './starter.ts';
import { band, block, buttons, heading, lead, textBlock } from './write.ts';

/** Smaller than in a page. */
const SIZE = { size: { base: '2xl', mobile: 'xl' } } as const;
const TIGHT = { space: { base: 'tight' } } as const;

const newsletter = popup({
  name: 'Newsletter sign-up',
  about: 'A short text and the newsletter form.',
  content: [
    block('lead-form', {
      form: 'newsletter-signup',
      title: 'New homes, before they are everywhere',
      text: 'One email a week with what has come on the market and what it sold for. Leave whenever you like.',
      look: 'inline',
      band: 'none',
    }),
  ],
});

const appraisal = popup({
  name: 'Appraisal offer',
  about: 'Three reasons for owners and a button that opens the appraisal form.',
  content: [
    band({
      ...TIGHT,
      tone: 'sand',
      content: [
        heading({ text: 'What’s your home worth?', ...SIZE }),
        lead('A local agent looks at it with you and says what homes like yours have sold for.'),
        block('icon-list', {
          items: [
            'Free, and without any obligation',
            'A range with its reasons, in writing',
            'Within two working days',
          ].map((text) => ({ icon: 'check', text, note: '', link: null })),
        }),
        buttons([{ label: 'Request an appraisal', href: '/forms/sales-appraisal' }]),
      ],
    }),
  ],
});

const announcement = popup({
  name: 'Announcement',
  about: 'A short text and a link for a corner of the page, such as changed hours or an event.',
  content: [
    block('stack', {
      gap: { base: 12 },
      align: 'stretch',
      content: [
        heading({ text: 'Closed over the new year', size: { base: 'xl' } }),
        textBlock(
          'From noon on 24 December until 4 January. Urgent repairs: the number in your lease answers at any time.',
        ),
        buttons([{ label: 'When we are open', href: '/contact', look: 'text' }], { size: 'sm' }),
      ],
    }),
  ],
});

/** Popups to start from. */
export const popupStarters: Starter[] = [newsletter, appraisal, announcement];
