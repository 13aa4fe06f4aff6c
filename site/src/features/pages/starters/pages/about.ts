import { callToAction } from '../sections/forms-and-facts.ts';
import { plainOpening } from '../sections/openings.ts';
import { offices, team, testimonials } from '../sections/people-and-proof.ts';
import { features, numbers, pictureAndText } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';

/** Who the agency is, how it works, the people, and a way to ask. */
export const about = page({
  name: 'About us',
  about: 'Your story, what you stand for, your people and offices, and a way to get in touch.',
  content: [
    plainOpening({
      eyebrow: 'About us',
      text: 'A local agency that knows its streets',
      about: 'Say in two sentences where you work, for whom, and since when.',
      ways: [
        { label: 'Meet our people', href: '/agents' },
        { label: 'See our recent sales', href: '/sold', look: 'outline' },
      ],
    }),
    pictureAndText({
      eyebrow: 'How it began',
      text: 'One office, one rule',
      about: [
        'Tell how the agency began: the year, the shop, the first sale. A small true story is remembered better than a mission statement.',
        'Then say what has stayed the same since, and what you have learned to do better.',
      ],
    }),
    numbers({
      counters: [
        { to: 15, title: 'years in the same streets' },
        { to: 1200, after: '+', title: 'homes sold' },
        { to: 400, title: 'homes we look after' },
        { to: 12, title: 'people who answer' },
      ],
    }),
    features({
      text: 'Our promises',
      items: [
        {
          icon: 'chart',
          text: 'The sales behind the price',
          note: 'You see what we compared your home with, and what we left out, and why.',
        },
        {
          icon: 'speech',
          text: 'A call after every open home',
          note: 'Who came, what they said and what we suggest next, on the same day.',
        },
        {
          icon: 'handshake',
          text: 'One fee, in writing',
          note: 'Agreed before anything begins, and due only when the keys change hands.',
        },
      ],
    }),
    team({
      text: 'The people you deal with',
      tone: 'sand',
      way: { label: 'Meet the team', href: '/agents' },
      count: 8,
    }),
    testimonials({
      text: 'What clients say',
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
    offices({ text: 'Come in and see us', tone: 'sand' }),
    callToAction({
      text: 'Thinking of selling?',
      about: 'Get a free appraisal, or just ask us a question. Request an appraisal, or just ask.',
      ways: [
        { label: 'Request an appraisal', href: '/forms/sales-appraisal', look: 'light' },
        { label: 'Contact us', href: '/forms/contact-agency', look: 'accent' },
      ],
    }),
  ],
});
