import { buttons, heading, lead, textBlock } from '../../features/pages/starters/write.ts';
import type { DemoPost } from './demo-post.ts';

export const openHomeQuestions: DemoPost = {
  title: 'Nine questions to ask at an open home',
  slug: 'nine-questions-to-ask-at-an-open-home',
  excerpt:
    'You have fifteen minutes and a crowd in the hall. These are the ones that change what you would pay.',
  picture: { path: 'feed/pictures/living-heritage.webp', alt: 'A sitting room with tall windows' },
  categories: ['Buying'],
  author: 'leila-example',
  daysAgo: 41,
  pictures: {},
  content: () => [
    lead('Nobody minds a question. What surprises us is how few people ask one.'),
    heading({ text: 'About the home' }),
    textBlock([
      'When was it last rewired, and when was the roof last looked at? What has been added, and was it approved? Which walls are cold in July?',
      'Turn on a tap upstairs, then one downstairs. Open a window that looks as if nobody does.',
    ]),
    heading({ text: 'About the sale' }),
    textBlock([
      'Why are they selling, and by when? Has there been an offer? What have others nearby sold for, and which of those would you leave out?',
      'An agent may not tell you everything, but may not mislead you either. “I cannot say” is an answer.',
    ]),
    heading({ text: 'About the street' }),
    textBlock(
      'What is planned at the corner? Where does the water go in a storm? Come back on a weekday at eight in the morning, and once after dark.',
    ),
    buttons([{ label: 'Open homes this week', href: '/buy', look: 'outline' }], { size: 'md' }),
  ],
};
