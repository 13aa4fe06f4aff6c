import { post } from '../starter.ts';
import { block, buttons, heading, lead, picture, textBlock } from '../write.ts';

export const newsStory = post({
  name: 'Something to tell',
  about: 'A beginning that is worth reading, two parts, a picture, and what to do next.',
  content: [
    lead(
      'Say in two sentences what happened and why it matters to the reader. The rest is for who wants more.',
    ),
    heading({ text: 'What it is about' }),
    textBlock([
      'Write as you would say it across the counter. One thought in each paragraph, and the name of the street where there is one.',
      'Leave out what everybody says. A number, a date or a mistake you made is remembered.',
    ]),
    picture(null, { ratio: '3/2' }),
    heading({ text: 'What it means for you' }),
    textBlock('End with what somebody can do today.'),
    buttons([{ label: 'Talk to us', href: '/forms/contact-agency', look: 'primary' }], { size: 'md' }),
  ],
});

export const marketUpdate = post({
  name: 'How the market is going',
  about: 'What sold recently in a suburb, what you make of it, and a link to an appraisal.',
  content: [
    lead('Name the suburb, the month and the one thing that changed.'),
    heading({ text: 'What we see' }),
    textBlock([
      'How many homes came up, how many people came to look, how long they took. Say what you do not know, too.',
      'Compare with the same month of last year: the month before says more about the weather.',
    ]),
    block('recent-sales', { title: 'Recently sold', count: 3, look: 'list' }),
    heading({ text: 'What we would do' }),
    textBlock('If you are selling. If you are buying. If you are waiting.'),
    buttons([{ label: 'Request an appraisal', href: '/forms/sales-appraisal', look: 'primary' }], {
      size: 'md',
    }),
  ],
});
