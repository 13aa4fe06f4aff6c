import { appraisalCall } from '../sections/forms-and-facts.ts';
import { addressField, heroWithPicture } from '../sections/openings.ts';
import { questions } from '../sections/people-and-proof.ts';
import { features, steps } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { block } from '../write.ts';

/** One thing only: an owner asks for an appraisal. */
export const appraisal = page({
  name: 'Free appraisal',
  about: 'One field for the address, how an appraisal works, recent sales and the whole form.',
  content: [
    heroWithPicture({
      eyebrow: 'Free appraisal',
      text: 'What is your home worth today?',
      about: 'Enter your address. A local agent tells you what it could sell for, and why.',
      field: [addressField()],
      ways: [{ label: 'See recent sales', href: '/sold', look: 'outline' }],
    }),
    steps({
      eyebrow: 'How it works',
      text: 'From your address to a price',
      about: 'You decide afterwards whether to sell, and with whom.',
      tone: 'paper',
      list: [
        { when: 'First', title: 'You ask', text: 'With the form, or by telephone.' },
        {
          when: 'Then',
          title: 'We visit',
          text: 'We inspect your home with you and ask about your plans.',
        },
        {
          when: 'Afterwards',
          title: 'You get our price',
          text: 'With the recent sales that we compared your home with.',
        },
      ],
    }),
    features({
      text: 'What we look at',
      tone: 'sand',
      items: [
        { icon: 'pin', text: 'Where it is', note: 'The street, the side of it, and what is close by.' },
        { icon: 'house', text: 'What it is', note: 'Land, rooms, light, and the state it is in.' },
        { icon: 'chart', text: 'What sold nearby', note: 'Recent sales of homes like yours.' },
      ],
    }),
    block('recent-sales', { title: 'Recently sold', count: 3 }),
    questions({
      text: 'Owners ask us',
      items: [
        { question: 'What does it cost?', answer: 'Nothing, and there’s no obligation.' },
        {
          question: 'Is an appraisal a valuation?',
          answer:
            'No. It is our opinion of what buyers would offer. A bank or a court asks for a valuation by a licensed valuer.',
        },
        {
          question: 'Should I tidy up first?',
          answer: 'No need. We look at the home, and can tell you what is worth doing before a sale.',
        },
      ],
    }),
    appraisalCall({
      text: 'Request your free appraisal',
      about: 'Tell us where your home is and when we may call.',
      points: ['Free, with no obligation', 'The sales behind our price, on paper'],
    }),
  ],
});
