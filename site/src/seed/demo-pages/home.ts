import { agency } from '../../../demo/agency.ts';
import { callToAction } from '../../features/pages/starters/sections/forms-and-facts.ts';
import { heroWithSearch } from '../../features/pages/starters/sections/openings.ts';
import { team } from '../../features/pages/starters/sections/people-and-proof.ts';
import { features, pictureAndText } from '../../features/pages/starters/sections/text-and-pictures.ts';
import {
  band,
  block,
  type Chosen,
  headed,
  picture as image,
  smallHeading,
  textBlock,
} from '../../features/pages/starters/write.ts';
import type { DemoPage } from './demo-page.ts';

export const home: DemoPage = {
  title: 'Home',
  path: '/',
  seo: {
    title: `${agency.name}: ${agency.tagline}`,
    description:
      'Homes for sale and rent in Sydney’s inner west, Fremantle and Ballarat, from local agents who know the area.',
  },
  pictures: {
    street: { path: agency.hero, alt: 'A street of cottages and terraces at dusk, lamps lit' },
    terrace: { path: 'feed/pictures/terrace-3.webp', alt: 'Terraces with iron lace behind jacarandas' },
    cottage: { path: 'feed/pictures/cottage-6.webp', alt: 'A weatherboard cottage with an orange tree' },
    vineyard: {
      path: 'feed/pictures/vineyard-2-evening.webp',
      alt: 'A track through vines in evening light',
    },
    room: {
      path: 'feed/pictures/living-heritage.webp',
      alt: 'A living room with a green wall and old boards',
    },
    office: { path: 'pictures/office-newtown.webp', alt: 'Our office in Newtown, in a row of shops' },
  },
  content: ({ picture, agent }) => [
    heroWithSearch({
      text: 'Homes with a story,\ntold well',
      about:
        'Terraces in Newtown, limestone cottages in Fremantle and farms around Ballarat: sold, leased and managed by people who live there.',
      image: picture('street'),
    }),
    block('listing-grid', {
      title: 'New to the market',
      channel: 'buy',
      count: 4,
      look: 'lead',
      linkLabel: 'All properties for sale',
    }),
    block('appraisal-start'),
    block('open-homes', {
      title: 'Open this week',
      text: 'Inspections in the next seven days.',
      count: 6,
      band: 'sand',
    }),
    band({
      content: [
        ...headed({
          text: 'Three places we call home',
          about: 'Each office sells and leases in its own neighbourhood. Find yours.',
          way: { label: 'All our offices', href: '/offices' },
        }),
        block('grid', {
          columns: { base: 3, tablet: 3, mobile: 1 },
          gap: { base: 32, tablet: 24, mobile: 40 },
          content: [
            place({
              picture: picture('terrace'),
              name: 'The inner west',
              about: 'Terraces, warehouses and flats from Erskineville to Summer Hill.',
              href: '/offices/newtown',
            }),
            place({
              picture: picture('cottage'),
              name: 'Fremantle and the river',
              about: 'Limestone and jarrah, the sea breeze by two, and the hills behind.',
              href: '/offices/fremantle',
            }),
            place({
              picture: picture('vineyard'),
              name: 'Ballarat and the country',
              about: 'Town houses, miners’ cottages, and the farms that begin where the tram ended.',
              href: '/offices/ballarat',
            }),
          ],
        }),
      ],
    }),
    features({
      text: 'Why Banksia & Vale',
      tone: 'brand',
      items: agency.sellingPoints.map(({ title, text }, index) => ({
        icon: ['pin', 'chart', 'key'][index] ?? 'check',
        text: title,
        note: text,
      })),
    }),
    block('listing-grid', { title: 'Homes to rent', channel: 'rent', count: 3, linkLabel: 'All rentals' }),
    pictureAndText({
      eyebrow: 'Who we are',
      text: 'Twelve people who know your area',
      about: [
        'We’re a small team. The agent who appraises your home runs the campaign, takes your calls on Sunday night and hands over the keys.',
        'Our property managers work the same way: they return every tenant’s call on the same day.',
      ],
      ways: [{ label: 'Read our story', href: '/about', look: 'outline' }],
      image: picture('room'),
      tone: 'sand',
    }),
    block('recent-sales', { title: 'Recently sold', count: 3, linkLabel: 'All sold properties' }),
    band({
      tone: 'sand',
      content: [
        ...headed({ text: 'What people say about us' }),
        block('agent-testimonials', {
          label: 'What people say about us',
          shown: { base: 2, tablet: 1 },
          autoplay: false,
          testimonials: TESTIMONIALS.map(({ slug, ...said }) => ({ ...said, agent: agent(slug) })),
        }),
      ],
    }),
    team({
      text: 'Meet our team',
      way: { label: 'Meet the team', href: '/agents' },
      count: 4,
      columns: { base: 4, tablet: 4, mobile: 2 },
    }),
    callToAction({
      text: 'What’s your home worth?',
      about:
        'A local agent will visit, compare your home with recent sales nearby and tell you what it could sell for. It’s free, with no obligation.',
      ways: [
        { label: 'Request an appraisal', href: '/forms/sales-appraisal', look: 'accent' },
        { label: 'How it works', href: '/market-appraisal-form', look: 'light' },
      ],
      image: picture('office'),
    }),
  ],
};

/** What the invented clients of the demonstration say; their names show that they are. */
const TESTIMONIALS = [
  {
    slug: 'eleanor-sample',
    quote:
      'She named a price in our kitchen in March and sold it in May for eleven thousand more. She called every Sunday night, even when there was nothing to report.',
    author: 'P. Example, Newtown',
  },
  {
    slug: 'isaac-demo',
    quote:
      'We had two other agents through and both told us what we wanted to hear. Isaac showed us six sales and a leaking gutter. We fixed the gutter.',
    author: 'The Specimens, South Fremantle',
  },
  {
    slug: 'mei-demo',
    quote:
      'In four years I have not once had to ask where the rent was. I mostly forget that I own a flat in Enmore, which is what I wanted.',
    author: 'J. Placeholder, landlord',
  },
  {
    slug: 'rafael-specimen',
    quote: 'He told us which wall could go before we bid. The builder came last week and said the same.',
    author: 'K. and R. Sample, bought in Erskineville',
  },
] as const;

function place({
  picture,
  name,
  about,
  href,
}: {
  picture: Chosen;
  name: string;
  about: string;
  href: string;
}) {
  return block('stack', {
    gap: { base: 12 },
    align: 'stretch',
    content: [
      image(picture, { ratio: '1/1', press: 'link', link: { href } }),
      smallHeading({ text: name, link: { href } }),
      textBlock(about),
    ],
  });
}
