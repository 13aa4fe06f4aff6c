import { callToAction } from '../../features/pages/starters/sections/forms-and-facts.ts';
import { offices } from '../../features/pages/starters/sections/people-and-proof.ts';
import {
  features,
  numbers,
  pictureAndText,
} from '../../features/pages/starters/sections/text-and-pictures.ts';
import {
  band,
  block,
  headed,
  heading,
  lead,
  sideBySide,
  textBlock,
  title,
} from '../../features/pages/starters/write.ts';
import type { DemoPage } from './demo-page.ts';

export const about: DemoPage = {
  title: 'About us',
  path: '/about',
  seo: {
    title: 'About us',
    description:
      'How a cold shop in Newtown became three offices in three states, what we hold ourselves to, and the twelve people behind it.',
  },
  pictures: {
    shops: { path: 'pictures/office-newtown.webp', alt: 'Our first office, in King Street in Newtown' },
    office: { path: 'feed/pictures/office-modern.webp', alt: 'Desks by a window, trees outside' },
    verandah: {
      path: 'feed/pictures/homestead-3-morning.webp',
      alt: 'A homestead with a long verandah, in the morning',
    },
    street: { path: 'pictures/hero.webp', alt: 'A street of cottages and terraces at dusk' },
  },
  content: ({ picture }) => [
    band({
      tone: 'brand',
      background: 'image',
      image: picture('shops'),
      first: true,
      focalY: 60,
      overlay: 'brand-deep',
      overlayOpacity: 92,
      shade: 'side',
      minHeight: { base: 560, tablet: 480, mobile: 440 },
      align: 'end',
      content: [
        title({ eyebrow: 'About us', text: 'We sell homes the way\nwe would want ours sold' }),
        lead('Well prepared, honestly priced and sold by someone who picks up the phone.'),
      ],
    }),
    band({
      content: [
        sideBySide({
          width1: { base: 38, tablet: 100 },
          width2: { base: null, tablet: 100 },
          align: 'start',
          left: [heading({ eyebrow: 'How it began', text: 'A shop, a telephone and no heating' })],
          right: [
            lead(
              'The first office opened in Newtown in a year when nobody was buying. It had been a milliner’s, a record store and a dental supplier, and in winter we kept our coats on.',
            ),
            textBlock([
              'With little to sell there was time to look closely. We learned which side of the hill gets the sun, which walls may go and which hold up the neighbours, and that people remember the agent who told them not to buy.',
              'That is still how we work. Fremantle joined when its owner retired and his youngest agent bought the desk he had started at; Ballarat when three people who had grown up on farms wanted to sell them properly.',
            ]),
          ],
        }),
      ],
    }),
    numbers({
      counters: [
        { to: 900, after: '+', title: 'auctions called on footpaths' },
        { to: 400, title: 'homes we look after' },
        { to: 12, title: 'people' },
        { to: 3, title: 'offices in three states' },
      ],
    }),
    features({
      text: 'Our promises',
      about: 'Four things you can expect from us.',
      columns: 4,
      items: [
        {
          icon: 'chart',
          text: 'The sales behind the price',
          note: 'See the sales we compared, what we left out and why, in writing.',
        },
        {
          icon: 'speech',
          text: 'A call after every open home',
          note: 'Who came, what they said and what we suggest next, on the same day.',
        },
        {
          icon: 'key',
          text: 'One person throughout',
          note: 'The agent who appraises your home is with you until settlement.',
        },
        {
          icon: 'handshake',
          text: 'One fee, in writing',
          note: 'Agreed before we start, with no extras later.',
        },
      ],
    }),
    pictureAndText({
      eyebrow: 'In town',
      text: 'A desk by the window',
      about: [
        'We work where people can see us. Every office has a door to the street, and somebody who knows the street behind it.',
        'Come in with a question about a fence, a lease or a school. Not everything has to become a sale.',
      ],
      ways: [{ label: 'Find an office', href: '/offices', look: 'outline' }],
      image: picture('office'),
      tone: 'sand',
    }),
    pictureAndText({
      eyebrow: 'In the country',
      text: 'And boots in the hall',
      about: [
        'Half of the Ballarat office wears them to work. Water, fences and soil decide what a farm is worth, and we would rather walk it than guess.',
        'Clearing sales, livestock and lifestyle blocks: it is what we grew up with.',
      ],
      ways: [{ label: 'The Ballarat office', href: '/offices/ballarat', look: 'outline' }],
      image: picture('verandah'),
      side: 'right',
      tone: 'sand',
    }),
    band({
      content: [
        ...headed({
          text: 'Meet our team',
          about: 'Twelve people across three offices. Select a photo to read more or get in touch.',
        }),
        block('team-grid', {
          who: 'all',
          grouped: false,
          count: 12,
          columns: { base: 4, tablet: 3, mobile: 2 },
        }),
      ],
    }),
    offices({ text: 'Come in and see us', tone: 'sand' }),
    callToAction({
      text: 'Thinking of selling?',
      about: 'Get a free appraisal, or just ask us a question.',
      ways: [
        { label: 'Request an appraisal', href: '/market-appraisal-form', look: 'light' },
        { label: 'Send us a message', href: '/contact', look: 'accent' },
      ],
      image: picture('street'),
    }),
  ],
};
