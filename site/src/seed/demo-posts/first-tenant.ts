import { buttons, heading, lead, words } from '../../features/pages/starters/write.ts';
import type { DemoPost } from './demo-post.ts';

export const firstTenant: DemoPost = {
  title: 'Letting your home for the first time',
  slug: 'letting-your-home-for-the-first-time',
  excerpt: 'Insurance, the condition report and the bond: three things to settle before anybody has a key.',
  picture: { path: 'feed/pictures/living-modern.webp', alt: 'A bright living room, ready to move into' },
  categories: ['Renting'],
  author: 'mei-demo',
  daysAgo: 28,
  pictures: {},
  content: () => [
    lead(
      'It is still your home, and it will be somebody else’s. Both go well when the first week is done properly.',
    ),
    heading({ text: 'Tell your insurer and your bank' }),
    words(
      'A policy for a home that you live in seldom covers one that you let. Ask for landlord cover that starts on the day the keys change hands, and ask your lender whether the loan has to change too.',
    ),
    heading({ text: 'Photograph everything' }),
    words([
      'The condition report is the one paper that both of you will want at the end. Every wall, inside every cupboard, the meters, the garden. Dated, and signed by both.',
      'The bond goes to the authority of your state, never to the owner. We lodge it within days and send you the number.',
    ]),
    heading({ text: 'Answer the first repair within a day' }),
    words(
      'Not because the law asks for it, though for urgent ones it does. A tenant who was answered once will tell you about the small leak before it is a ceiling.',
    ),
    buttons([{ label: 'What would it let for?', href: '/forms/rental-appraisal', look: 'primary' }], {
      size: 'md',
    }),
  ],
};
