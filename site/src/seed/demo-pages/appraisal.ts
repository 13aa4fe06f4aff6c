import { questions } from '../../features/pages/starters/sections/people-and-proof.ts';
import { pictureAndText, steps } from '../../features/pages/starters/sections/text-and-pictures.ts';
import { band, block, lead, sideBySide, title } from '../../features/pages/starters/write.ts';
import type { DemoPage } from './demo-page.ts';

export const appraisal: DemoPage = {
  title: 'Market appraisal',
  path: '/market-appraisal-form',
  seo: {
    title: 'What is your home worth?',
    description:
      'A local agent will visit, compare your home with recent sales nearby and tell you what it could sell for. It’s free, with no obligation.',
  },
  pictures: {
    table: { path: 'feed/pictures/dining-heritage.webp', alt: 'A dining table in the evening, the lamp lit' },
  },
  content: ({ picture }) => [
    band({
      tone: 'brand',
      space: { base: 'large', mobile: 'normal' },
      content: [
        sideBySide({
          first: 44,
          align: 'start',
          left: [
            title({
              eyebrow: 'Market appraisal',
              text: 'What’s your home worth?',
              size: { base: '5xl', tablet: '4xl', mobile: '3xl' },
            }),
            lead(
              'Tell us about your property. A local agent will visit and tell you what it could sell for.',
            ),
            block('icon-list', {
              colour: 'accent-soft',
              items: [
                'A visit within a week, at a time that suits you',
                'The recent sales behind our price, in writing',
                'What’s worth fixing before you sell',
                'Free, with no obligation',
              ].map((text) => ({ icon: 'check', text, note: '', link: null })),
            }),
          ],
          right: [
            block('lead-form', {
              form: 'residential-appraisal',
              look: 'inline',
              title: 'Request your appraisal',
              text: 'It takes two minutes, whether you’re selling or leasing.',
              band: 'none',
            }),
          ],
        }),
      ],
    }),
    steps({
      eyebrow: 'What happens next',
      text: 'Three steps to your appraisal',
      about: 'A visit from a local agent, not an automated estimate.',
      tone: 'paper',
      list: [
        {
          when: 'Within a working day',
          title: 'We call you',
          text: 'We’ll arrange a time and ask what you’d like to know: a sale price, a rent or just where you stand.',
        },
        {
          when: 'That week',
          title: 'We visit your home',
          text: 'It takes about 40 minutes. We’ll look through every room and answer your questions.',
        },
        {
          when: 'Two days later',
          title: 'You get it in writing',
          text: 'A price range, the six sales behind it and our recommended approach. What you do next is up to you.',
        },
      ],
    }),
    pictureAndText({
      eyebrow: 'How we reach a price',
      text: 'Six sales, and an honest look around',
      about: [
        'We start with sales within a kilometre in the last six months and leave out those that don’t compare. We’ll show you both lists.',
        'Then we consider what the figures can’t show: natural light, the neighbour’s extension or a protected tree.',
      ],
      ways: [{ label: 'See our recent sales', href: '/sold', look: 'outline' }],
      image: picture('table'),
      side: 'right',
      tone: 'sand',
    }),
    block('recent-sales', {
      title: 'Recently sold',
      text: 'We’ll prepare a list like this for your street.',
      count: 6,
      look: 'list',
    }),
    block('reviews', { title: 'What our clients say', of: 'all', count: 3, band: 'sand' }),
    questions({
      text: 'Common questions',
      about: 'Have another question? Call us or visit an office.',
      items: [
        {
          question: 'What does it cost?',
          answer: 'It’s free, whatever you decide.',
        },
        {
          question: 'Do I have to sell with you?',
          answer: 'No. There’s no obligation to sell, now or later.',
        },
        {
          question: 'Should I tidy up?',
          answer: 'Only if you want to. We’re there to see the home, not the dishes.',
        },
        {
          question: 'Is it a valuation for my bank?',
          answer:
            'No. Banks and courts need a registered valuer. We estimate what buyers would pay, and can recommend a valuer.',
        },
      ],
    }),
  ],
};
