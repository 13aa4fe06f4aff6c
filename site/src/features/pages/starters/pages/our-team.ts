import { callToAction } from '../sections/forms-and-facts.ts';
import { plainOpening } from '../sections/openings.ts';
import { offices, team } from '../sections/people-and-proof.ts';
import { page } from '../starter.ts';
import { band, block } from '../write.ts';

/** Who works here, by office, and a search for the right person. */
export const ourTeam = page({
  name: 'Our team',
  about: 'Your people by office, a search by suburb, name and language, reviews and your offices.',
  content: [
    plainOpening({
      eyebrow: 'Our team',
      text: 'People who know your street',
      about: 'Find the agent who sells in your suburb, speaks your language or works close by.',
    }),
    band({ content: [block('agent-finder')] }),
    team({ text: 'Everybody, by office', grouped: true, count: 60 }),
    block('reviews', { title: 'What clients say about them' }),
    offices({ text: 'Come in and see us', tone: 'sand' }),
    callToAction({
      text: 'Would you like to work with us?',
      about: 'Get in touch, even if no position is advertised today.',
      ways: [{ label: 'Contact us', href: '/forms/contact-agency', look: 'light' }],
    }),
  ],
});
