import { questions } from '../../features/pages/starters/sections/people-and-proof.ts';
import { pictureAndWords, steps } from '../../features/pages/starters/sections/words-and-pictures.ts';
import { band, block, headed, lead, sideBySide, title } from '../../features/pages/starters/write.ts';
import type { DemoPage } from './demo-page.ts';
import { TESTIMONIALS } from './home.ts';

export const appraisal: DemoPage = {
  title: 'Market appraisal',
  path: '/market-appraisal-form',
  seo: {
    title: 'What is your home worth?',
    description:
      'A local agent walks through your home, compares it with what sold nearby and tells you what it would bring today. Free, and it binds you to nothing.',
  },
  pictures: {
    table: { path: 'feed/pictures/dining-heritage.webp', alt: 'A dining table in the evening, the lamp lit' },
  },
  content: ({ picture, agent }) => [
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
              'Tell us where it is. One of us comes by, walks through it with you and tells you plainly what it would bring.',
            ),
            block('icon-list', {
              colour: 'accent-soft',
              items: [
                'A visit within a week, at a time that suits you',
                'The sales behind our price, on paper, to keep',
                'What is worth mending first, and what is not',
                'Free of charge, and it binds you to nothing',
              ].map((text) => ({ icon: 'check', text, note: '', link: null })),
            }),
          ],
          right: [
            block('lead-form', {
              form: 'residential-appraisal',
              look: 'inline',
              title: 'Ask for your appraisal',
              text: 'It takes two minutes, whether you think of selling or of letting.',
              band: 'none',
            }),
          ],
        }),
      ],
    }),
    steps({
      eyebrow: 'What happens next',
      text: 'Three steps, and a figure you can use',
      about: 'No estimate from a machine, and no call every week for a year.',
      tone: 'paper',
      list: [
        {
          when: 'Within a working day',
          title: 'We ring you',
          text: 'To find a time, and to ask what you would like to know: a price to sell at, a rent, or only where you stand.',
        },
        {
          when: 'That week',
          title: 'We walk through it',
          text: 'Forty minutes, every room, and the roof from the street. Ask what you like; we take notes, not photographs.',
        },
        {
          when: 'Two days later',
          title: 'You have it in writing',
          text: 'A price range, the six sales it stands on, and how we would go about it. What you do with it is up to you.',
        },
      ],
    }),
    pictureAndWords({
      eyebrow: 'How we reach a price',
      text: 'Six sales, and an honest look around',
      about: [
        'We start from what sold within a kilometre and half a year, and leave out what does not compare. You see both lists.',
        'Then we add what a figure cannot know: the light in the back room, the neighbour’s extension, the oak that is protected.',
      ],
      ways: [{ label: 'See our recent sales', href: '/sold', look: 'outline' }],
      image: picture('table'),
      side: 'right',
      tone: 'sand',
    }),
    block('recent-sales', {
      title: 'Sold lately',
      text: 'The kind of list you will get for your own street.',
      count: 6,
      look: 'list',
    }),
    band({
      tone: 'sand',
      content: [
        ...headed({ text: 'People who asked before you' }),
        block('agent-testimonials', {
          label: 'People who asked before you',
          shown: { base: 2, tablet: 1 },
          autoplay: false,
          testimonials: TESTIMONIALS.slice(0, 2).map(({ slug, ...said }) => ({
            ...said,
            agent: agent(slug),
          })),
        }),
      ],
    }),
    questions({
      text: 'Before you ask',
      about: 'Something else on your mind? Ring us, or come in.',
      items: [
        {
          question: 'What does it cost?',
          answer: 'Nothing, whatever you decide afterwards.',
        },
        {
          question: 'Do I have to sell with you then?',
          answer:
            'No. Half of the homes we look at are sold years later, some never, and some by somebody else.',
        },
        {
          question: 'Should I tidy up?',
          answer: 'Only if you want to. We look at the walls and the light, not at the dishes.',
        },
        {
          question: 'Is it a valuation for my bank?',
          answer:
            'No. Banks and courts want a registered valuer. We tell you what buyers would pay, and can name a valuer if you need one.',
        },
      ],
    }),
  ],
};
