import { appraisalCall, fees } from '../../features/pages/starters/sections/forms-and-facts.ts';
import { addressField, heroWithPicture } from '../../features/pages/starters/sections/openings.ts';
import { questions } from '../../features/pages/starters/sections/people-and-proof.ts';
import { features, steps } from '../../features/pages/starters/sections/text-and-pictures.ts';
import { block } from '../../features/pages/starters/write.ts';
import type { DemoPage } from './demo-page.ts';
import { plan } from './plan.ts';

/** For owners who are thinking of selling: how a sale goes, results, fees, and the way to an appraisal. */
export const sell: DemoPage = {
  title: 'Sell with us',
  path: '/sell',
  seo: {
    title: 'Sell your home',
    description:
      'How we prepare, price and sell homes in the inner west, Fremantle and Ballarat: the steps, our fees in writing and our recent sales.',
  },
  pictures: {
    house: { path: 'feed/pictures/federation-2.webp', alt: 'A Federation house behind a low brick fence' },
  },
  content: ({ picture }) => [
    heroWithPicture({
      eyebrow: 'Selling',
      text: 'Sell with a plan,\nnot a guess',
      about:
        'A price backed by recent sales, a campaign made for your home, and one agent from start to finish.',
      field: [addressField()],
      ways: [
        { label: 'See our recent sales', href: '/sold', look: 'outline' },
        { label: 'Email me sales near my home', href: '/forms/sold-near-you', look: 'outline' },
      ],
      image: picture('house'),
    }),
    steps({
      eyebrow: 'How it works',
      text: 'From appraisal to settlement',
      about: 'Most sales take about ten weeks. You’ll know what happens next at every step.',
      tone: 'paper',
      list: [
        {
          when: 'Week 1',
          title: 'Appraisal and plan',
          text: 'We visit, show you what sold nearby, and agree on a price guide and a method of sale.',
        },
        {
          when: 'Weeks 2 and 3',
          title: 'Preparation',
          text: 'Photography, a floor plan and the contract. You approve everything before it’s published.',
        },
        {
          when: 'Weeks 4 to 7',
          title: 'Open homes and offers',
          text: 'Open homes, private inspections and a report from us every week.',
        },
        {
          when: 'Settlement',
          title: 'Handing over the keys',
          text: 'We stay in touch with both solicitors until the day the keys change hands.',
        },
      ],
    }),
    features({
      text: 'What’s included',
      tone: 'sand',
      items: [
        {
          icon: 'camera',
          text: 'Photography',
          note: 'Photos in daylight, a floor plan and a video if you want one.',
        },
        {
          icon: 'globe',
          text: 'Advertising',
          note: 'The major portals, this website and our buyers by email.',
        },
        {
          icon: 'document',
          text: 'Contract ready',
          note: 'Your solicitor’s contract is available from the first day.',
        },
        { icon: 'calendar', text: 'Open homes', note: 'On Saturdays and one evening a week.' },
        {
          icon: 'chart',
          text: 'Weekly report',
          note: 'Inspections, enquiries and what buyers said about the price.',
        },
        { icon: 'handshake', text: 'Negotiation', note: 'By the agent who met every buyer.' },
      ],
    }),
    block('recent-sales', {
      title: 'Recently sold',
      text: 'What we sold, and for how much where the owners agreed to show it.',
      count: 6,
    }),
    block('reviews', { title: 'What sellers say', of: 'all', count: 3, band: 'sand' }),
    fees({
      text: 'What it costs',
      about: 'Agreed in writing before we start. There’s nothing else to pay.',
      look: 'table',
      note: 'All fees include GST.',
      plans: [
        plan({ name: 'Commission', price: '1.9%', per: 'of the sale price', note: 'Due at settlement.' }),
        plan({
          name: 'Marketing',
          price: 'from $4,500',
          note: 'Photography, floor plan, portals and signboard. You choose what’s in it.',
        }),
        plan({ name: 'Auctioneer', price: '$660', note: 'Only if you sell by auction.' }),
      ],
    }),
    questions({
      text: 'Common questions',
      about: 'Have another question? Call us or visit an office.',
      items: [
        {
          question: 'Should I renovate before selling?',
          answer:
            'Usually not, and never before we’ve had a look. Paint, lighting and a tidy garden often return more than they cost. Kitchens rarely do.',
        },
        {
          question: 'Auction or private treaty?',
          answer: 'It depends on the home and on who is looking. We’ll explain both and recommend one.',
        },
        {
          question: 'What if it doesn’t sell?',
          answer: 'After three weeks we go through the feedback with you and decide together what to change.',
        },
        {
          question: 'When do I pay?',
          answer: 'Commission at settlement, out of the deposit. Marketing as agreed in writing.',
        },
      ],
    }),
    appraisalCall({
      text: 'What’s your home worth?',
      about: 'Tell us where it is. A local agent will visit and tell you what it could sell for.',
      points: [
        'Free, with no obligation',
        'The recent sales behind our price',
        'What to fix before you sell',
      ],
      tone: 'brand',
    }),
  ],
};
