// The demonstration agency: invented people, invented business. Telephone numbers come from the ranges that the
// Australian Communications and Media Authority keeps free for fiction; mail goes to example.com.

/** One office of the agency. `code` is the agentID its feeds carry; `hours` are lines as shown. */
export type DemoOffice = {
  code: string;
  slug: string;
  name: string;
  street: string;
  suburb: string;
  state: 'NSW' | 'WA' | 'VIC';
  postcode: string;
  phone: string;
  email: string;
  hours: readonly string[];
  picture: string;
  latitude: number;
  longitude: number;
  about: string;
};

/** One person. `office` is an office's code, `portrait` a path beside this file, `biography` its paragraphs. */
export type DemoAgent = {
  key: string;
  name: string;
  role: string;
  office: string;
  mobile: string;
  email: string;
  portrait: string;
  biography: readonly [string, string];
  licence: string;
  qualifications?: string;
  /** Other than English. */
  languages?: readonly string[];
};

/** Texts and contact details of the whole agency. */
export const agency = {
  name: 'Banksia & Vale',
  tagline: 'Homes with a story, told well',
  logo: 'pictures/logo.svg',
  hero: 'pictures/hero.webp',
  email: 'hello@example.com',
  phone: '(02) 5550 0140',
  intro: [
    'From terraces in Newtown to limestone cottages in Fremantle and farms around Ballarat, we sell, lease and manage property the way we would want ours looked after.',
    'Banksia & Vale is a demonstration agency. The people, homes and prices on this site are fictional.',
  ],
  sellingPoints: [
    {
      title: 'People who know the street',
      text: 'Our agents live where they work. They can tell you which side of the hill gets the winter sun and when the school traffic clears.',
    },
    {
      title: 'Straight answers on price',
      text: 'You’ll see the sales we compared, the ones we left out and why. If the market moves, we’ll tell you first.',
    },
    {
      title: 'One team from first call to keys',
      text: 'The agent who appraises your home runs the campaign and stays with you until settlement.',
    },
  ],
  legal: {
    // Right check digits, and plainly invented.
    legalName: 'Banksia & Vale Demonstration Pty Ltd',
    abn: '10 000 000 000',
    licences: [
      { state: 'NSW', number: '00000001' },
      { state: 'VIC', number: '000002L' },
      { state: 'WA', number: 'RA00003' },
    ],
    privacyContact: 'our privacy officer at privacy@example.com',
    recipients:
      'Our staff, the companies that run our website and email in Australia, and, where you enquire about a property, its owner. We don’t sell personal information and don’t send it overseas.',
    socialLinks: [
      'https://www.facebook.com/example',
      'https://www.instagram.com/example',
      'https://www.linkedin.com/company/example',
    ],
  },
  footer:
    'Banksia & Vale is a demonstration agency. People, listings and prices are fictional; telephone numbers are reserved for fiction.',
  acknowledgement:
    'We acknowledge the Gadigal, Whadjuk Noongar and Wadawurrung peoples, on whose lands our offices stand, and pay our respects to Elders past and present.',
} as const;

/** Three offices in three states. */
export const offices: readonly DemoOffice[] = [
  {
    code: 'BVNSW1',
    slug: 'newtown',
    name: 'Banksia & Vale Newtown',
    street: '214 King Street',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    phone: '(02) 5550 0142',
    email: 'newtown@example.com',
    hours: ['Monday to Friday 8:30am to 5:30pm', 'Saturday 9:00am to 4:00pm', 'Sunday by appointment'],
    picture: 'pictures/office-newtown.webp',
    latitude: -33.8966,
    longitude: 151.1795,
    about:
      'Our first office, in a shop that has been a milliner, a record store and a dental supplier. Sales, leasing and commercial for the inner west, with a desk for the coast and the mountains.',
  },
  {
    code: 'BVWA01',
    slug: 'fremantle',
    name: 'Banksia & Vale Fremantle',
    street: '58 Wray Avenue',
    suburb: 'Fremantle',
    state: 'WA',
    postcode: '6160',
    phone: '(08) 5550 0158',
    email: 'fremantle@example.com',
    hours: ['Monday to Friday 8:30am to 5:00pm', 'Saturday 9:00am to 1:00pm'],
    picture: 'pictures/office-fremantle.webp',
    latitude: -32.0597,
    longitude: 115.7546,
    about:
      'Limestone walls, jarrah floor and the sea breeze by two o’clock. We cover Fremantle and the river suburbs, the hills, and the South West down to Margaret River.',
  },
  {
    code: 'BVVIC1',
    slug: 'ballarat',
    name: 'Banksia & Vale Ballarat',
    street: '31 Lydiard Street North',
    suburb: 'Ballarat Central',
    state: 'VIC',
    postcode: '3350',
    phone: '(03) 5550 0131',
    email: 'ballarat@example.com',
    hours: ['Monday to Friday 8:45am to 5:15pm', 'Saturday 9:00am to 12:30pm'],
    picture: 'pictures/office-ballarat.webp',
    latitude: -37.5605,
    longitude: 143.8566,
    about:
      'Town houses, miners’ cottages and the country beyond them. Half of this office wears boots to work: rural and lifestyle property is what we grew up with.',
  },
];

type Row = readonly [
  key: string,
  name: string,
  role: string,
  office: string,
  mobile: string,
  portrait: string,
  first: string,
  second: string,
];

const rows: readonly Row[] = [
  [
    'eleanor',
    'Eleanor Sample',
    'Principal and auctioneer',
    'BVNSW1',
    '0491 570 006',
    '01',
    'Eleanor opened the Newtown office in a year when nobody was buying and learned the trade one honest conversation at a time. She has called more than nine hundred auctions since, most of them on footpaths narrower than the crowd.',
    'Sellers come back to her because she says what a house is worth before they sign, and not something else afterwards. On Sundays she restores iron lace, slowly, in a shed in Petersham.',
  ],
  [
    'rafael',
    'Rafael Specimen',
    'Sales, inner west',
    'BVNSW1',
    '0491 570 156',
    '02',
    'Rafael was an architect for eight years and still cannot walk past a bad extension in silence. Buyers like him for it: he will tell you which wall can go and which one is holding up the neighbours.',
    'He looks after terraces, warehouses and apartments between Erskineville and Summer Hill, and writes every description himself.',
  ],
  [
    'mei',
    'Mei Demo',
    'Head of property management',
    'BVNSW1',
    '0491 570 157',
    '05',
    'Mei runs a rent roll of four hundred homes with six people and a rule: a tenant’s call is returned the same day. Arrears are low, tenancies are long, and owners mostly forget that they have a property manager.',
    'Before property she ran stage crews at a theatre, which she says is the same job with better lighting.',
  ],
  [
    'leila',
    'Leila Example',
    'Commercial sales and leasing',
    'BVNSW1',
    '0491 570 158',
    '07',
    'Leila came from retail planning and knows why a café works on one corner and fails on the next. She leases shops, studios and small offices from Redfern to Marrickville.',
    'Tenants get a frank reading of the lease before they sign, owners a short list of people who will still be there in five years.',
  ],
  [
    'isaac',
    'Isaac Demo',
    'Principal, Fremantle',
    'BVWA01',
    '0491 570 159',
    '12',
    'Isaac grew up three streets from the harbour and has sold in every one of them. He started on the desk at nineteen, answering the telephone for a man who distrusted computers, and bought the business when that man retired.',
    'His campaigns are quiet and well prepared. He rows on the river at six and is usually in the office, hair still wet, by half past seven.',
  ],
  [
    'anjali',
    'Anjali Sample',
    'Sales, Fremantle and river suburbs',
    'BVWA01',
    '0491 570 110',
    '09',
    'Anjali spent a decade in heritage conservation before she turned to selling the houses she had been protecting. If you want to know what may be changed behind a listed façade, she has probably read the file.',
    'First-home buyers find her patient; developers find her well informed. Both are right.',
  ],
  [
    'tess',
    'Tess Example',
    'Leasing and holiday homes',
    'BVWA01',
    '0491 570 313',
    '03',
    'Tess matches people with houses for a year or a week. She manages long leases in Fremantle and a growing list of holiday homes between Cottesloe and Yallingup, and has slept in most of them to check the mattresses.',
    'Owners get photographs after every stay. Guests get a handwritten list of where to swim when the wind is in the south.',
  ],
  [
    'harjit',
    'Harjit Specimen',
    'Commercial and industrial',
    'BVWA01',
    '0491 570 737',
    '10',
    'Harjit drove trucks through university and still judges a warehouse by its turning circle. He sells and leases industrial and office property from the port to the southern corridor.',
    'His clients are builders, importers and the occasional brewer. He returns calls from the car park, on site, with the tape measure out.',
  ],
  [
    'graham',
    'Graham Specimen',
    'Principal and rural specialist',
    'BVVIC1',
    '0491 571 266',
    '06',
    'Graham has forty years of paddocks behind him: first as a stock agent, then as a valuer, now as the person families call when a farm changes hands for the first time in a century.',
    'He walks every boundary before he puts a figure on it and carries soil maps in the glovebox. He says he will retire when the rain is regular.',
  ],
  [
    'callum',
    'Callum Demo',
    'Sales, Ballarat',
    'BVVIC1',
    '0491 571 491',
    '08',
    'Callum was a carpenter on heritage jobs before a bad shoulder sent him indoors. He knows what a restump costs and will say so at the inspection, which is why buyers trust him about everything else.',
    'He sells in Ballarat Central, Soldiers Hill and Lake Wendouree, coaches junior cricket and owns one suit.',
  ],
  [
    'freya',
    'Freya Example',
    'Leasing and property management',
    'BVVIC1',
    '0491 571 804',
    '11',
    'Freya looks after rentals across Ballarat and short stays in the goldfields and the high country. Routine inspections come with photographs, and repairs come with a date.',
    'She moved here from Hobart for the climate, which makes her the only person who ever has.',
  ],
  [
    'naomi',
    'Naomi Sample',
    'Sales, lifestyle and land',
    'BVVIC1',
    '0491 572 549',
    '04',
    'Naomi sells the properties that people leave Melbourne for: ten acres and a view, a block with old gums, a church that wants to be a house. She asks about your commute before she asks about your budget.',
    'A former science teacher, she can explain a septic system, a bushfire overlay and a bore licence without losing the room.',
  ],
];

/** Beside the licence everybody has: studies, and languages other than English. */
const more: Readonly<Record<string, Pick<DemoAgent, 'qualifications' | 'languages'>>> = {
  eleanor: { qualifications: 'Licensed real estate agent and auctioneer, Class 1' },
  rafael: { qualifications: 'Bachelor of Architecture', languages: ['Spanish', 'Portuguese'] },
  mei: { languages: ['Mandarin', 'Cantonese'] },
  leila: { qualifications: 'Master of Urban Planning', languages: ['Arabic', 'French'] },
  isaac: { qualifications: 'Licensed real estate agent' },
  anjali: { qualifications: 'Master of Heritage Conservation', languages: ['Hindi', 'Gujarati'] },
  harjit: { languages: ['Punjabi'] },
  graham: { qualifications: 'Certified Practising Valuer, Licensed stock and station agent' },
  naomi: { qualifications: 'Bachelor of Science, Diploma of Education', languages: ['Italian'] },
};

/** Twelve people; surnames show that nobody real is meant. */
export const agents: readonly DemoAgent[] = rows.map(
  ([key, name, role, office, mobile, portrait, first, second], index) => ({
    key,
    name,
    role,
    office,
    mobile,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    portrait: `pictures/portrait-${portrait}.webp`,
    biography: [first, second],
    licence: `0000${String(index + 11)}`,
    ...more[key],
  }),
);
