import type { BlockExamples } from '#site/block-kit/examples.ts';
import { EXAMPLE_ITEMS } from '#site/block-kit/loop/items/example-of-items.ts';
import type {
  AgentSubject,
  ArchiveSubject,
  ListingSubject,
  OfficeSubject,
  SiteSubject,
  Subject,
  SuburbSubject,
} from '#site/block-kit/page-subject.ts';
import { exampleAgent, longAgent } from '#site/block-kit/parts/example-agent.ts';
import {
  auctionListing,
  longListing,
  openListing,
  soldListing,
} from '#site/block-kit/parts/example-listings.ts';
import { exampleOffice } from '#site/block-kit/parts/example-office.ts';
import { leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { newsletterFooter } from '#site/features/leads/forms/newsletter-footer.ts';
import { testPublicListing } from '#site/features/listings/public/example-listing.ts';
import { testSearchOptions } from '#site/features/listings/search/example-search-options.ts';
import { readSearch } from '#site/features/listings/search/search-query.ts';
import { searchView } from '#site/features/listings/search/search-view.ts';
import type { Office } from '#site/features/team/load-people.ts';
import type { ReviewSummary } from '#site/features/team/reviews/load-reviews.ts';
import { LANDSCAPE, LONG_WORDS } from '#site/ui/example-pictures.ts';
import { itemParts } from '../this-item/item-parts.tsx';
import { pageParts } from './page-parts.ts';
import { postSubjects } from './post-examples.ts';

const offered = leadForms.map(({ definition }) => definition.key);
const bareOffice: Office = {
  ...exampleOffice,
  name: LONG_WORDS,
  hours: null,
  phone: null,
  bio: '',
  picture: null,
  geo: null,
};

const listing: ListingSubject = {
  kind: 'listing',
  listing: {
    ...testPublicListing({ inspections: openListing.inspections, auctionAt: auctionListing.auctionAt }),
    images: [LANDSCAPE],
    floorPlans: [{ ...LANDSCAPE, alt: 'Floor plan' }],
    highlights: ['North-facing garden'],
    facts: [{ label: 'Land', text: '512 m²' }],
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    tourUrl: 'https://example.com/tour',
    documents: [{ kind: 'contract', title: 'Contract', href: '/documents/1' }],
    hasBrochure: true,
    otherAgents: ['Somebody Else'],
  },
  similar: [auctionListing, soldListing],
  comparable: [soldListing],
  apply: { href: 'https://2apply.com.au/agency', text: 'Inspect the property first, then apply online.' },
  agents: [exampleAgent],
  office: exampleOffice,
  offered,
  siteUrl: 'https://www.example.com.au',
  mapStyleUrl: null,
  mapPicture: null,
  duty: {
    amount: 'about $44,000',
    text: 'Duty about $44,000 for an owner-occupier in New South Wales',
    href: '/calculators/stamp-duty?state=NSW',
    loanHref: '/calculators/home-loan?price=1000000',
    costs: {
      rows: [
        { label: 'Deposit of 20%', figure: '$200,000' },
        { label: 'Stamp duty', figure: '$44,000' },
        { label: 'Cash needed, about', figure: '$244,000', total: true },
      ],
      note: 'At the advertised price.',
      href: '/calculators/cost-of-buying?value=1000000',
    },
  },
};
/** One of which there is nothing but where it is not. */
const bareListing: ListingSubject = {
  ...listing,
  listing: {
    ...testPublicListing({
      addressHidden: true,
      priceView: LONG_WORDS,
      headline: '',
      description: '',
      features: [],
    }),
    facts: [],
    agentIds: [],
  },
  similar: [],
  comparable: [],
  apply: null,
  duty: null,
  agents: [],
  office: null,
  offered: [],
};

const noReviews: ReviewSummary = { count: 0, stars: null, newest: [] };
const exampleReviews: ReviewSummary = {
  count: 2,
  stars: { mean: 4, of: 1 },
  newest: [
    {
      id: 2,
      text: 'Sold in a week.',
      stars: 4,
      date: '2026-10-02',
      source: 'Google',
      sourceUrl: 'https://example.com/review',
      firstName: 'Ada',
      suburb: 'Enmore',
      role: 'Seller',
      agentId: 1,
      officeId: 1,
    },
    {
      id: 1,
      text: LONG_WORDS,
      stars: null,
      date: '2026-01-31',
      source: null,
      sourceUrl: null,
      firstName: 'Bo',
      suburb: null,
      role: null,
      agentId: 1,
      officeId: 1,
    },
  ],
};

const agent: AgentSubject = {
  kind: 'agent',
  agent: { ...exampleAgent, bio: 'Born here.\n\nStayed here.' },
  office: exampleOffice,
  offered,
  owned: {
    shows: 'overview',
    overview: { groups: [{ channel: 'buy', cards: [openListing], total: 9 }], path: '/agents/e', none: '' },
  },
  results: {
    sold: 12,
    leased: 3,
    since: 2024,
    price: { amount: 1_250_000, of: 9 },
    days: { amount: 27, of: 11 },
    suburbs: [],
  },
  soldMap: {
    pins: [
      { latitude: -33.8976, longitude: 151.1794, label: soldListing.address.full, href: soldListing.path },
    ],
    label: soldListing.address.full,
    styleUrl: 'https://tiles.example.com/style',
  },
  suburbs: [
    { name: 'Newtown', path: '/suburbs/nsw/newtown-2042' },
    { name: 'Enmore', path: null },
  ],
  reviews: exampleReviews,
};
const bareAgent: AgentSubject = {
  kind: 'agent',
  agent: longAgent,
  office: null,
  offered: [],
  owned: { shows: 'overview', overview: { groups: [], path: '/agents/e', none: 'Nothing at the moment.' } },
  results: { sold: 0, leased: 0, since: null, price: null, days: null, suburbs: [] },
  suburbs: [],
  soldMap: null,
  reviews: noReviews,
};
const wholeOffice: OfficeSubject = {
  kind: 'office',
  office: exampleOffice,
  agents: [exampleAgent, longAgent],
  offered,
  owned: {
    shows: 'list',
    list: { channel: 'sold', cards: [soldListing], total: 1, page: 1, pages: 1, path: '/offices/newtown' },
  },
  reviews: exampleReviews,
};
const emptyOffice: OfficeSubject = {
  kind: 'office',
  office: bareOffice,
  agents: [],
  offered: [],
  owned: bareAgent.owned,
  reviews: noReviews,
};

const newtown = {
  key: 'newtown-nsw-2042',
  name: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  counts: { buy: 14, rent: 1, sold: 120, leased: 3 },
};
const suburb: SuburbSubject = {
  kind: 'suburb',
  stock: {
    suburb: newtown,
    path: '/suburbs/nsw/newtown-2042',
    text: 'Terraces and cafés.\n\nTen minutes from the city.',
    picture: LANDSCAPE,
    cards: {
      buy: [openListing, longListing],
      rent: [openListing],
      sold: [soldListing],
      leased: [soldListing],
    },
    open: openListing.inspections.map((inspection) => ({ listing: openListing, ...inspection })),
    facts: {
      suburb: newtown,
      asked: { amount: 1_425_000, of: 9 },
      paid: { amount: 1_380_000, of: 112 },
      rent: { amount: 780, of: 6 },
      days: { amount: 24, of: 98 },
    },
    agentIds: [exampleAgent.id],
    around: [
      { label: 'Enmore', href: '/suburbs/nsw/enmore-2042', count: 4 },
      { label: LONG_WORDS, href: '/suburbs/nsw/long-2000', count: 0 },
    ],
    position: { latitude: -33.9, longitude: 151.2 },
    fresh: 'Updated 20 November 2026 at 7:50 pm',
  },
  agents: [exampleAgent, longAgent],
  offered,
  duty: { text: 'Stamp duty at the median price: about $58,000', href: '/calculators/stamp-duty?state=NSW' },
};
/** One of which there is nothing but a sale. */
const bareSuburb: SuburbSubject = {
  kind: 'suburb',
  stock: {
    ...suburb.stock,
    suburb: { ...newtown, name: LONG_WORDS, counts: { buy: 0, rent: 0, sold: 1, leased: 0 } },
    text: '',
    picture: null,
    cards: { buy: [], rent: [], sold: [soldListing], leased: [] },
    open: [],
    facts: { suburb: newtown, asked: null, paid: null, rent: null, days: null },
    agentIds: [],
    around: [],
    position: null,
    fresh: null,
  },
  agents: [],
  offered: [],
  duty: null,
};

const options = testSearchOptions();
const search = (text: string) => readSearch({ channel: 'buy', query: new URLSearchParams(text) });
const archive: ArchiveSubject = {
  kind: 'archive',
  view: searchView({
    search: search('suburb=newtown-nsw-2042&beds=3'),
    result: { cards: [openListing, longListing], total: 40, more: false, page: 2, pages: 3 },
    options,
    unknown: [],
  }),
};
const emptyArchive: ArchiveSubject = {
  kind: 'archive',
  view: searchView({
    search: search('min_price=90000000'),
    result: { cards: [], total: 0, more: false, page: 1, pages: 1 },
    options,
    unknown: ['new', '<b>'],
  }),
};

const MENU = [
  {
    label: 'Buy',
    href: '/buy',
    links: [
      { label: 'Open homes', href: '/open-homes' },
      { label: 'Auctions', href: '/auctions' },
    ],
  },
  { label: 'Agents', href: '/agents' },
];

const site: SiteSubject = {
  kind: 'site',
  place: 'header',
  name: 'Banksia & Vale',
  tagline: 'Homes with a story, told well',
  logo: null,
  darkLogo: null,
  headerLinks: MENU,
  panels: {},
  mobileLinks: MENU,
  headerButton: { label: 'Free appraisal', href: '/market-appraisal-form' },
  footerLinks: [{ label: 'Buy', href: '/buy' }],
  phone: '(02) 5550 0140',
  email: 'hello@example.com',
  smallPrint: 'First line\nSecond line',
  offices: [{ name: 'Newtown', path: '/offices/newtown', phone: '(02) 5550 0142' }],
  social: [{ href: 'https://www.instagram.com/example', name: 'Instagram', icon: 'instagram' }],
  legal: { details: ['ABN 51 824 753 556'], links: [{ label: 'Privacy', href: '/privacy' }] },
  path: '/agents/eleanor-sample',
  newsletter: { definition: newsletterFooter.definition },
};
const bareSite: SiteSubject = {
  ...site,
  place: 'footer',
  name: 'Harcourt, Abernathy, Papadopoulos & Daughters Real Estate',
  tagline: null,
  logo: null,
  darkLogo: null,
  headerLinks: [],
  panels: {},
  mobileLinks: [],
  headerButton: null,
  footerLinks: [],
  phone: null,
  email: null,
  smallPrint: null,
  offices: [],
  social: [],
  legal: { details: [], links: [] },
  newsletter: null,
};

const SUBJECTS: Record<string, Subject> = {
  'a listing': listing,
  'a listing of which little is known': bareListing,
  'an agent': agent,
  'an agent with nothing': bareAgent,
  'an office': wholeOffice,
  'an office with nobody': emptyOffice,
  'a suburb': suburb,
  'a suburb with one sale': bareSuburb,
  ...postSubjects,
  'results on the second page': archive,
  'nothing found': emptyArchive,
  'results on a map': {
    kind: 'results-map',
    pins: [{ latitude: -33.9, longitude: 151.2, label: '12 Example Street' }],
    label: '12 Example Street',
    styleUrl: 'https://maps.example.com/style',
  },
  'results without a place': { kind: 'results-map', pins: [], label: '', styleUrl: '' },
  'an address that leads nowhere': { kind: 'not-found', search: { saleTypes: ['House'], rentTypes: [] } },
  'around the page': site,
  'around the page of a new agency': bareSite,
};

/** The named examples of every part, by the part's name: each thing it may be about, whole and bare, and none. */
export const examplesOfParts: Record<
  string,
  BlockExamples<Record<string, unknown>, unknown>
> = Object.fromEntries([
  ...itemParts.map(({ block, of }) => [
    block.name,
    {
      ...Object.fromEntries(
        Object.entries(EXAMPLE_ITEMS)
          .filter(([, { kind }]) => of.includes(kind))
          .map(([name, data]) => [name, { data }]),
      ),
      'without an item': { data: null },
    },
  ]),
  ...pageParts.map(({ block, of }) => [
    block.name,
    {
      ...Object.fromEntries(
        Object.entries(SUBJECTS)
          .filter(([, { kind }]) => of.includes(kind))
          .map(([name, data]) => [name, { data }]),
      ),
      'on some other page': { data: null },
    },
  ]),
]);
