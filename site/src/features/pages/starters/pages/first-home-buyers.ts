import { callToAction } from '../sections/forms-and-facts.ts';
import { plainOpening } from '../sections/openings.ts';
import { questions } from '../sections/people-and-proof.ts';
import { features, steps } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { block } from '../write.ts';

/** For people who buy their first home: what it takes, the way there, duty, homes for sale. */
export const firstHomeBuyers = page({
  name: 'First home buyers',
  about: 'The steps to a first home, calculators, stamp duty with concessions, and homes for sale.',
  content: [
    plainOpening({
      eyebrow: 'First home buyers',
      text: 'Your first home, step by step',
      about: 'What to find out, in which order, and who to ask.',
      ways: [
        { label: 'Homes for sale', href: '/buy' },
        { label: 'What buying costs', href: '/calculators/cost-of-buying', look: 'outline' },
      ],
    }),
    steps({
      eyebrow: 'Step by step',
      text: 'Before you sign anything',
      about: 'Take your time with the first two. The others then go quickly.',
      tone: 'paper',
      list: [
        {
          when: 'First',
          title: 'Know your budget',
          text: 'Deposit, duty, fees and repayments. Ask a lender what you can borrow.',
        },
        { when: 'Second', title: 'Look around', text: 'Visit open homes, and note what sold for how much.' },
        {
          when: 'Third',
          title: 'Have it checked',
          text: 'A conveyancer or solicitor reads the contract, an inspector looks at the building.',
        },
        { when: 'Fourth', title: 'Make an offer, or bid', text: 'Ask the agent how the home is being sold.' },
      ],
    }),
    features({
      text: 'Work it out',
      tone: 'sand',
      items: [
        {
          icon: 'calculator',
          text: 'Cost of buying',
          note: 'Deposit, duty, fees and the cash you need.',
          href: '/calculators/cost-of-buying',
        },
        {
          icon: 'chart',
          text: 'Home loan repayments',
          note: 'By week, fortnight or month.',
          href: '/calculators/home-loan',
        },
        {
          icon: 'calendar',
          text: 'Open homes',
          note: 'All inspections of the coming days.',
          href: '/open-homes',
        },
      ],
    }),
    block('stamp-duty', { title: 'Stamp duty, with first home concessions' }),
    block('listing-grid', {
      title: 'New on the market',
      channel: 'buy',
      linkLabel: 'All properties for sale',
    }),
    questions({
      text: 'First home buyers ask us',
      items: [
        {
          question: 'Which grants and concessions are there?',
          answer:
            'They differ by state and by price. The calculator above shows those of your state, with the source of each figure.',
        },
        {
          question: 'What should I ask at an open home?',
          answer:
            'How it is being sold, what is included, why the owners move, and what similar homes sold for.',
        },
      ],
    }),
    callToAction({
      text: 'Ask us anything',
      about: 'Also before you have found a home.',
      ways: [{ label: 'Contact us', href: '/forms/contact-agency', look: 'light' }],
    }),
  ],
});
