import { callToAction } from '../sections/forms-and-facts.ts';
import { plainOpening } from '../sections/openings.ts';
import { questions } from '../sections/people-and-proof.ts';
import { page } from '../starter.ts';
import { band, block, heading, iconCard } from '../write.ts';

/** For buyers and sellers who go to an auction: the next one, all that are set, and how the day goes. */
export const auctionsPage = page({
  name: 'Auctions',
  about: 'The next auction with a countdown, all that are set, and how an auction goes.',
  content: [
    plainOpening({
      eyebrow: 'Auctions',
      text: 'What goes under the hammer',
      about: 'The homes we auction in the coming weeks, and what to know before you raise a hand.',
    }),
    band({ tone: 'brand', space: { base: 'tight' }, content: [block('countdown')] }),
    block('auctions', { title: 'Coming auctions' }),
    band({
      tone: 'sand',
      content: [
        heading({ text: 'How the day goes' }),
        block('grid', {
          content: [
            iconCard({
              icon: 'calendar',
              title: 'Before',
              text: 'Say what a buyer should have ready: finance, inspections, the contract.',
            }),
            iconCard({
              icon: 'people',
              title: 'On the day',
              text: 'Say where you meet, who may bid and how somebody registers.',
            }),
            iconCard({
              icon: 'handshake',
              title: 'After the hammer',
              text: 'Say what is signed and paid, and when.',
            }),
          ],
        }),
      ],
    }),
    questions({
      text: 'Bidders ask us',
      items: [
        {
          question: 'Do I have to register to bid?',
          answer: 'Say what the law of your state asks for, and how somebody registers with you.',
        },
        {
          question: 'What happens when the reserve is not reached?',
          answer: 'Say what you do then, and who is spoken to first.',
        },
      ],
    }),
    callToAction({
      text: 'Would yours sell well at auction?',
      about: 'Ask us. We tell you which way we would choose for your home, and why.',
      ways: [{ label: 'Request an appraisal', href: '/forms/sales-appraisal', look: 'light' }],
    }),
  ],
});
