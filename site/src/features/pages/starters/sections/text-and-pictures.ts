import { type Draft, section } from '../starter.ts';
import {
  band,
  block,
  buttons,
  type Chosen,
  headed,
  heading,
  picture,
  sideBySide,
  textBlock,
  type Way,
} from '../write.ts';

type Tone = 'paper' | 'sand' | 'brand' | 'accent';

/** A picture beside a heading, a few paragraphs and a button. */
export const pictureAndText = ({
  eyebrow = '',
  text,
  about,
  ways = [],
  image = null,
  side = 'left',
  ratio = '4/3',
  tone = 'paper',
}: {
  eyebrow?: string;
  text: string;
  about: string[];
  ways?: Way[];
  image?: Chosen;
  /** Position of the picture; on phones it is always above. */
  side?: 'left' | 'right';
  ratio?: string;
  tone?: Tone;
}): Draft => {
  const said = [
    heading({ text, eyebrow }),
    textBlock(about),
    ...(ways.length > 0 ? [buttons(ways, { size: 'md' })] : []),
  ];
  const shown = [picture(image, { ratio })];
  return band({
    tone,
    content: [
      side === 'left'
        ? sideBySide({ left: shown, right: said })
        : sideBySide({ left: said, right: shown, reverseOnMobile: true }),
    ],
  });
};

/** Three or four points with an icon each. */
export const features = ({
  text,
  about,
  items,
  columns = 3,
  tone = 'paper',
  way,
}: {
  text: string;
  about?: string;
  items: { icon: string; text: string; note: string; href?: string }[];
  columns?: number;
  tone?: Tone;
  way?: Way;
}): Draft =>
  band({
    tone,
    content: [
      ...headed({ text, about, way }),
      block('icon-list', {
        look: 'tiles',
        columns: { base: columns, tablet: 2, mobile: 1 },
        colour: tone === 'brand' ? 'accent-soft' : 'accent',
        items: items.map(({ href, ...item }) => ({ ...item, link: href ? { href } : null })),
      }),
    ],
  });

/** Steps in order, beside their introduction. */
export const steps = ({
  eyebrow = '',
  text,
  about,
  ways = [],
  list,
  tone = 'sand',
}: {
  eyebrow?: string;
  text: string;
  about: string;
  ways?: Way[];
  list: { when: string; title: string; text: string; icon?: string }[];
  tone?: Tone;
}): Draft =>
  band({
    tone,
    content: [
      sideBySide({
        left: [
          heading({ text, eyebrow }),
          textBlock(about),
          ...(ways.length > 0 ? [buttons(ways, { size: 'md' })] : []),
        ],
        right: [block('timeline', { marks: 'numbers', steps: list.map((step) => ({ icon: '', ...step })) })],
        first: 42,
        align: 'start',
      }),
    ],
  });

/** Numbers that count up, on a dark background. */
export const numbers = ({
  text = '',
  counters,
  tone = 'brand',
}: {
  text?: string;
  counters: { to: number; title: string; before?: string; after?: string; decimals?: number }[];
  tone?: Tone;
}): Draft =>
  band({
    tone,
    content: [
      ...(text ? [heading({ text, align: { base: 'center' } })] : []),
      block('counter', {
        counters: counters.map((counter) => ({ from: 0, decimals: 0, before: '', after: '', ...counter })),
        columns: { base: counters.length, tablet: 2, mobile: counters.length > 3 ? 2 : 1 },
      }),
    ],
  });

export const textAndPictures = [
  section({
    name: 'Three reasons',
    about: 'Points with an icon each, side by side.',
    content: [
      features({
        text: 'Why people choose us',
        items: [
          {
            icon: 'pin',
            text: 'We live where we work',
            note: 'Say what you know about your streets that somebody from elsewhere does not.',
          },
          {
            icon: 'chart',
            text: 'Straight answers on price',
            note: 'Say how you reach a price, and that sellers see every sale you compared.',
          },
          {
            icon: 'speech',
            text: 'One person, start to finish',
            note: 'Say who answers, how fast, and what happens on a Sunday night.',
          },
        ],
      }),
    ],
  }),
  section({
    name: 'Numbers that speak for you',
    about: 'Four figures that count up. Put in your own.',
    content: [
      numbers({
        counters: [
          { to: 250, after: '+', title: 'homes sold last year' },
          { to: 24, title: 'days on the market, on average' },
          { to: 98, after: '%', title: 'of asking prices reached' },
          { to: 15, title: 'years in the same streets' },
        ],
      }),
    ],
  }),
  section({
    name: 'Picture and text',
    about: 'A picture beside a heading, a few paragraphs and a button.',
    content: [
      pictureAndText({
        eyebrow: 'Who we are',
        text: 'A local agency that knows its streets',
        about: [
          'Say in two sentences where you work, for whom, and since when.',
          'Then say the one thing that clients tell their friends about you.',
        ],
        ways: [{ label: 'Meet our people', href: '/agents', look: 'outline' }],
      }),
    ],
  }),
  section({
    name: 'How it works, step by step',
    about: 'Numbered steps beside an introduction.',
    content: [
      steps({
        eyebrow: 'How a sale goes',
        text: 'From first call to keys',
        about: 'Most sales take about ten weeks. This is what happens in them, and what you hear from us.',
        ways: [{ label: 'Request an appraisal', href: '/forms/sales-appraisal', look: 'accent' }],
        list: [
          {
            when: 'Week 1',
            title: 'We visit your home together',
            text: 'We look at your home, show you what sold nearby, and agree on a price and a way to sell.',
          },
          {
            when: 'Weeks 2 and 3',
            title: 'It is made ready',
            text: 'Photographs, a floor plan, the contract. You approve every word before it goes out.',
          },
          {
            when: 'Weeks 4 to 7',
            title: 'Buyers come',
            text: 'Open homes, private visits, and a call from us after each.',
          },
          {
            when: 'Settlement',
            title: 'The keys change hands',
            text: 'We stay with you through the contract, the final inspection and the day itself.',
          },
        ],
      }),
    ],
  }),
];
