import { callToAction } from '../sections/forms-and-facts.ts';
import { heroWithSearch } from '../sections/openings.ts';
import { team, testimonials } from '../sections/people-and-proof.ts';
import { features, pictureAndText } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { block } from '../write.ts';

/** Search first, then what is new, who the agency is, and the way to an appraisal. */
export const home = page({
  name: 'Home page',
  about: 'The search, your newest homes and open homes, who you are, and a way to an appraisal.',
  content: [
    heroWithSearch({
      text: 'Find the place\nyou will call home',
      about: 'Homes for sale and for rent, and people nearby who know every street of them.',
    }),
    block('listing-grid', {
      title: 'New to the market',
      channel: 'buy',
      count: 4,
      look: 'lead',
      linkLabel: 'All properties for sale',
    }),
    block('open-homes', { count: 6, band: 'sand' }),
    pictureAndText({
      eyebrow: 'Who we are',
      text: 'A local agency that knows its streets',
      about: [
        'Say in two sentences where you work, for whom, and since when.',
        'Then say the one thing that clients tell their friends about you.',
      ],
      ways: [{ label: 'Meet our people', href: '/agents', look: 'outline' }],
      side: 'right',
    }),
    features({
      text: 'How can we help?',
      tone: 'sand',
      items: [
        {
          icon: 'home',
          text: 'You are selling',
          note: 'A price that recent sales stand behind, and a plan made for your home.',
          href: '/forms/sales-appraisal',
        },
        {
          icon: 'key',
          text: 'You’re leasing',
          note: 'Careful tenants, rent on time, and somebody who answers when the tap drips.',
          href: '/forms/rental-appraisal',
        },
        {
          icon: 'bell',
          text: 'You are looking',
          note: 'Tell us what you’re looking for, and we’ll email you the day it’s listed.',
          href: '/forms/register',
        },
      ],
    }),
    block('recent-sales', { title: 'Recently sold', count: 3 }),
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
      ],
    }),
    team({
      text: 'The people you deal with',
      way: { label: 'Meet the team', href: '/agents' },
      count: 4,
      columns: { base: 4, tablet: 4, mobile: 2 },
    }),
    callToAction({
      text: 'What’s your home worth?',
      about:
        'A local agent will inspect it with you and tell you what it could sell for. It’s free, with no obligation.',
      ways: [{ label: 'Request an appraisal', href: '/forms/sales-appraisal', look: 'light' }],
    }),
  ],
});
