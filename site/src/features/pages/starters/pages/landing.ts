import { callToAction } from '../sections/forms-and-facts.ts';
import { testimonials } from '../sections/people-and-proof.ts';
import { features } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { band, block, lead, sideBySide, title } from '../write.ts';

/** One offer, one form: for a campaign, a letterbox flyer or an advertisement. */
export const landing = page({
  name: 'Landing page',
  about: 'One offer and one form, for a campaign, a flyer or an advertisement.',
  content: [
    band({
      tone: 'brand',
      space: { base: 'large', mobile: 'normal' },
      content: [
        sideBySide({
          left: [
            title({
              text: 'What is your home worth this spring?',
              eyebrow: 'Free appraisal',
              size: { base: '4xl', mobile: '3xl' },
            }),
            lead(
              'Prices in your street have moved. Find out where yours stands, from somebody who sold there last month.',
            ),
            block('icon-list', {
              colour: 'accent-soft',
              items: [
                'A visit within a week, at a time that suits you',
                'The recent sales behind our price, on paper',
                'Free, with no obligation',
              ].map((text) => ({ icon: 'check', text, note: '', link: null })),
            }),
          ],
          right: [
            block('lead-form', {
              form: 'sales-appraisal',
              look: 'inline',
              title: 'Request your appraisal',
              text: 'It takes two minutes.',
              band: 'none',
            }),
          ],
          first: 45,
          align: 'start',
        }),
      ],
    }),
    features({
      text: 'What happens then',
      items: [
        { icon: 'phone', text: 'We call you', note: 'Within a working day, to find a time.' },
        { icon: 'home', text: 'We come and look', note: 'Half an hour, and your questions answered.' },
        { icon: 'document', text: 'You get it in writing', note: 'A price range, and the sales behind it.' },
      ],
    }),
    block('recent-sales', { title: 'Recently sold by us', count: 3, band: 'sand', linkLabel: '' }),
    testimonials({
      text: 'What sellers say',
      quotes: [
        {
          quote:
            'Paste here what a seller wrote to you, in their own words. Two or three sentences are read most.',
          author: 'A seller’s name',
          about: 'Sold in your suburb',
        },
        {
          quote: 'On a landing page, one strong quote is worth more than ten kind ones.',
          author: 'Another seller’s name',
          about: 'Sold in your suburb',
        },
      ],
    }),
    callToAction({
      text: 'Two minutes now, a clear answer this week',
      about: 'Free, with no obligation.',
      ways: [{ label: 'Request your appraisal', href: '/forms/sales-appraisal', look: 'light' }],
    }),
  ],
});
