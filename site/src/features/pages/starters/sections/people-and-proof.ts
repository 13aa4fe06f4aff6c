import { type Draft, section } from '../starter.ts';
import { band, block, headed, heading, textBlock, type Way } from '../write.ts';

type Tone = 'paper' | 'sand' | 'brand' | 'accent';

/** People of the agency, from their profiles. */
export const team = ({
  text,
  about,
  way,
  tone = 'paper',
  ...more
}: {
  text: string;
  about?: string;
  way?: Way;
  tone?: Tone;
} & Record<string, unknown>): Draft =>
  band({ tone, content: [...headed({ text, about, way }), block('team-grid', more)] });

/** What clients said, in their own words. */
export const testimonials = ({
  text,
  about,
  quotes,
  tone = 'paper',
}: {
  text: string;
  about?: string;
  quotes: { quote: string; author: string; about: string }[];
  tone?: Tone;
}): Draft =>
  band({
    tone,
    content: [
      ...headed({ text, about }),
      block('testimonial-slider', {
        label: text,
        testimonials: quotes.map((quote) => ({ ...quote, image: null })),
      }),
    ],
  });

/** Questions and answers, with structured data for search engines. */
export const questions = ({
  text,
  about,
  items,
  tone = 'paper',
}: {
  text: string;
  about?: string;
  items: { question: string; answer: string }[];
  tone?: Tone;
}): Draft =>
  band({
    tone,
    content: [
      block('columns', {
        count: 2,
        width1: { base: 34, tablet: 100, mobile: 100 },
        width2: { base: null, tablet: 100 },
        gap: { base: 72, tablet: 28 },
        column1: [heading({ text }), ...(about ? [textBlock(about)] : [])],
        column2: [
          block('faq', {
            items: items.map(({ question, answer }) => ({ question, answer: `<p>${answer}</p>` })),
          }),
        ],
      }),
    ],
  });

/** The agency's offices, from their pages. */
export const offices = ({
  text,
  about,
  tone = 'paper',
}: {
  text: string;
  about?: string;
  tone?: Tone;
}): Draft => band({ tone, content: [...headed({ text, about }), block('office-cards')] });

export const peopleAndProof = [
  section({
    name: 'Your people',
    about: 'Everybody with a published profile, as cards.',
    content: [
      team({
        text: 'The people you deal with',
        about: 'Local, and easy to reach.',
        way: { label: 'Meet the team', href: '/agents' },
        count: 8,
      }),
    ],
  }),
  section({
    name: 'What clients say',
    about: 'Client testimonials, two at a time. Ask them before you publish.',
    content: [
      testimonials({
        text: 'What clients say',
        tone: 'sand',
        quotes: [
          {
            quote:
              'Paste here what a seller wrote to you, in their own words. Two or three sentences are read most.',
            author: 'A seller’s name',
            about: 'Sold in your suburb',
          },
          {
            quote: 'A landlord’s words show that you look after homes as well as you sell them.',
            author: 'A landlord’s name',
            about: 'With us for six years',
          },
          {
            quote: 'And a buyer’s, because next time they will be selling.',
            author: 'A buyer’s name',
            about: 'Bought in your suburb',
          },
        ],
      }),
    ],
  }),
  section({
    name: 'Questions and answers',
    about: 'Questions that open when selected. Search engines can show them.',
    content: [
      questions({
        text: 'Common questions',
        about: 'Something else on your mind? Call us, or write.',
        items: [
          {
            question: 'What does an appraisal cost?',
            answer:
              'It’s free, with no obligation. We inspect your home with you and tell you what it could sell for.',
          },
          {
            question: 'How long does a sale take?',
            answer:
              'Most homes sell four to six weeks after the first open home. Settlement follows about six weeks later.',
          },
          {
            question: 'Auction or private treaty?',
            answer:
              'It depends on the home and on who is looking. We explain both and tell you which we would choose, and why.',
          },
          {
            question: 'When do I pay your fee?',
            answer: 'At settlement, out of the deposit. Marketing is paid as we agree in writing.',
          },
        ],
      }),
    ],
  }),
  section({
    name: 'Your offices',
    about: 'Picture, address, hours and telephone of each office.',
    content: [offices({ text: 'Come in and see us' })],
  }),
];
