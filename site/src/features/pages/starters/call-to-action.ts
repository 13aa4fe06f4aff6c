import type { Starter } from './starters.ts';

/** The band that ends a page: one question, one button. */
export const callToAction: Starter = {
  name: 'Ask for an appraisal',
  about: 'A dark band with a question and a button that opens the appraisal form.',
  kind: 'section',
  design: {
    content: [
      {
        type: 'section',
        props: {
          id: 'ask',
          tone: 'brand',
          content: [
            {
              type: 'heading',
              props: { id: 'ask-title', text: 'What is your home worth today?', level: '2' },
            },
            {
              type: 'text',
              props: {
                id: 'ask-text',
                html: '<p>A local agent walks through it with you and tells you plainly. It costs nothing.</p>',
              },
            },
            {
              type: 'button',
              props: {
                id: 'ask-button',
                buttons: [
                  {
                    label: 'Ask for an appraisal',
                    link: { href: '/forms/sales-appraisal' },
                    variant: 'light',
                    icon: '',
                    iconAfter: false,
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
};
