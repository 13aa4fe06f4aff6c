import { buttons, heading, lead, textBlock } from '../../features/pages/starters/write.ts';
import type { DemoPost } from './demo-post.ts';

export const firstTenant: DemoPost = {
  title: 'Leasing your home for the first time',
  slug: 'letting-your-home-for-the-first-time',
  excerpt:
    'Insurance, the condition report and the bond: three things to sort out before you hand over the keys.',
  picture: { path: 'feed/pictures/living-modern.webp', alt: 'A bright living room, ready to move into' },
  categories: ['Renting'],
  author: 'mei-demo',
  daysAgo: 28,
  pictures: {},
  content: () => [
    lead(
      'It’s still your property, and it will be someone else’s home. A well-organised first week helps you both.',
    ),
    heading({ text: 'Tell your insurer and your bank' }),
    textBlock(
      'A home insurance policy seldom covers a home that you lease out. Ask for landlord cover that starts on handover day, and ask your lender whether your loan needs to change too.',
    ),
    heading({ text: 'Photograph everything' }),
    textBlock([
      'You’ll both rely on the condition report at the end of the tenancy. Cover every wall, cupboard, meter and the garden. Date it and have both parties sign it.',
      'The bond is lodged with your state’s bond authority, not paid to the owner. We lodge it within days and send you the receipt number.',
    ]),
    heading({ text: 'Answer the first repair within a day' }),
    textBlock(
      'The law requires a prompt response to urgent repairs. Responding quickly to every request also means tenants tell you about small leaks before they become big ones.',
    ),
    buttons([{ label: 'What could it rent for?', href: '/forms/rental-appraisal', look: 'primary' }], {
      size: 'md',
    }),
  ],
};
