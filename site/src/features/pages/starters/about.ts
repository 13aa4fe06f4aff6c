import { callToAction } from './call-to-action.ts';
import type { Starter } from './starters.ts';

/** Who the agency is, how it works, the people, and a way to ask. */
export const about: Starter = {
  name: 'About us',
  about: 'Your story, how you work, your people, and a way to get in touch.',
  kind: 'page',
  design: {
    content: [
      {
        type: 'section',
        props: {
          id: 'opening',
          tone: 'sand',
          content: [
            {
              type: 'heading',
              props: {
                id: 'title',
                text: 'A local agency that knows its streets',
                level: '1',
                eyebrow: 'About us',
              },
            },
            {
              type: 'text',
              props: {
                id: 'lead',
                size: 'lead',
                html: '<p>Say in two sentences where you work, for whom, and since when.</p>',
              },
            },
          ],
        },
      },
      {
        type: 'section',
        props: {
          id: 'how',
          content: [
            { type: 'heading', props: { id: 'how-title', text: 'How we work', level: '2' } },
            {
              type: 'text',
              props: {
                id: 'how-text',
                html: '<p>Tell people what happens from the first call to the keys: who comes to see the home, how you set the price, how often they hear from you.</p>',
              },
            },
          ],
        },
      },
      {
        type: 'section',
        props: {
          id: 'people',
          tone: 'sand',
          content: [
            { type: 'heading', props: { id: 'people-title', text: 'The people you deal with', level: '2' } },
            { type: 'team-grid', props: { id: 'team' } },
          ],
        },
      },
      ...callToAction.design.content,
    ],
  },
};
