import { agents } from '../../site/demo/agency.ts';
import { hasBrochure, hasStatement } from './documents.ts';
import type { DemoListing } from './listing-type.ts';
import { suburbs } from './suburbs.ts';

/** One listing as a REAXML element, dates still as placeholders. `office` is the agentID; pictures are file names without ending, façade first. */
export const listingXml = ({
  listing,
  office,
  pictures,
}: {
  listing: DemoListing;
  office: string;
  pictures: readonly string[];
}): string => {
  const { kind, status = 'current' } = listing;
  const changed = listing.sold ? `{{${listing.sold[1]} 16:40}}` : `{{${listing.listed}}}`;
  const body = [
    leaf('agentID', office),
    leaf('uniqueID', listing.id),
    ...selling(listing),
    ...people(listing),
    ...money(listing),
    ...address(listing),
    ...category(listing),
    leaf('headline', listing.headline),
    leaf('description', listing.text),
    ...features(listing),
    ...ground(listing),
    ...times(listing),
    ...vendor(listing),
    ...media({ listing, pictures, changed }),
  ];
  return group({ name: kind, attributes: `modTime="${changed}" status="${status}"`, body });
};

/** Text made safe for XML. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const leaf = (name: string, text: string | number, attributes = ''): string =>
  `<${name}${attributes && ` ${attributes}`}>${escapeXml(String(text))}</${name}>`;
const empty = (name: string, attributes: string): string => `<${name} ${attributes}/>`;
const group = ({
  name,
  attributes = '',
  body,
}: {
  name: string;
  attributes?: string;
  body: readonly string[];
}): string =>
  `<${name}${attributes && ` ${attributes}`}>\n${body.map((line) => line.replace(/^(?=<)/gm, '  ')).join('\n')}\n</${name}>`;
const when = <T>(value: T | undefined, make: (value: T) => string): string[] =>
  value === undefined || value === '' ? [] : [make(value)];
const yesNo = (value: boolean | undefined) => (value ? 'yes' : 'no');
const isWork = ({ kind }: DemoListing) => kind === 'commercial' || kind === 'business';
const isLet = ({ kind }: DemoListing) => kind === 'rental' || kind === 'holidayRental';

const selling = (listing: DemoListing): string[] => {
  const { kind, authority, deal, auction, tenancy, offer, deposit } = listing;
  if (isLet(listing)) return kind === 'rental' && deposit ? [empty('depositTaken', 'value="yes"')] : [];
  return [
    ...(kind === 'commercial'
      ? [
          empty(
            'commercialAuthority',
            `value="${auction ? 'tender' : deal === 'lease' ? 'offers' : 'forsale'}"`,
          ),
        ]
      : []),
    ...(isWork(listing)
      ? [empty('exclusivity', 'value="exclusive"'), empty('commercialListingType', `value="${deal}"`)]
      : when(authority, (value) => empty('authority', `value="${value}"`))),
    empty('underOffer', `value="${yesNo(offer)}"`),
    ...when(tenancy, (value) => leaf('tenancy', value)),
  ];
};

const people = ({ agents: keys }: DemoListing): string[] =>
  keys.map((key, i) => {
    const agent = agents.find((one) => one.key === key);
    if (!agent) throw new Error(`No agent has the key "${key}". Write one of the keys of agency.ts.`);
    return group({
      name: 'listingAgent',
      attributes: `id="${i + 1}"`,
      body: [
        leaf('uniqueListingAgentID', agent.key),
        leaf('name', agent.name),
        leaf('telephone', agent.mobile, 'type="mobile"'),
        leaf('email', agent.email),
      ],
    });
  });

const money = (listing: DemoListing): string[] => {
  const { price, view, hidePrice, rent, bond, available, yearly, outgoings, lease, takings, sold } = listing;
  return [
    ...when(price, (value) =>
      leaf(
        'price',
        value,
        `display="${yesNo(!hidePrice)}"${listing.kind === 'commercial' ? ' tax="exclusive"' : ''}`,
      ),
    ),
    ...when(view, (value) => leaf('priceView', value)),
    ...when(rent, (value) => leaf('rent', value, 'period="week" display="yes"')),
    ...when(bond, (value) => leaf('bond', value)),
    ...when(available, (value) => leaf('dateAvailable', `{{${value}}}`)),
    ...when(yearly, (value) =>
      leaf('commercialRent', value, 'period="annual" plusOutgoings="yes" tax="exclusive"'),
    ),
    ...when(outgoings, (value) => leaf('outgoings', value, 'period="annual"')),
    ...when(listing.yield, (value) => leaf('return', value, 'period="annual" unit="percent"')),
    ...when(lease, (value) => leaf('businessLease', value, 'period="week"')),
    ...when(takings, (value) => leaf('takings', value)),
    ...when(sold, ([amount, date, display = 'yes']) =>
      group({
        name: 'soldDetails',
        body: [leaf('price', amount, `display="${display}"`), leaf('date', `{{${date}}}`)],
      }),
    ),
  ];
};

const address = ({ id, at, hideAddress, kind }: DemoListing): string[] => {
  const comma = at.lastIndexOf(', ');
  const [name, line] = [at.slice(comma + 2), at.slice(0, comma)];
  const place = suburbs[name];
  if (!place) throw new Error(`${id}: "${name}" is not in suburbs.ts. Add it there with its postcode.`);
  const parts =
    /^(?:Lot (?<lot>\w+)(?:\/| ))?(?:(?<sub>[^/]+)\/)?(?:(?<number>\d+[A-Za-z]?) )?(?<street>.+)$/.exec(line)
      ?.groups ?? {};
  const drift = (salt: number) =>
    (((Number(id.slice(-4)) * salt) % 97) / 97 - 0.5) * (kind === 'rural' ? 0.03 : 0.006);
  const { lot, sub, number, street = line } = parts;
  return [
    group({
      name: 'address',
      attributes: `display="${yesNo(!hideAddress)}"`,
      body: [
        ...when(sub, (value) => leaf('subNumber', value)),
        ...when(lot, (value) => leaf('lotNumber', value)),
        ...when(number, (value) => leaf('streetNumber', value)),
        leaf('street', street),
        leaf('suburb', name, 'display="yes"'),
        leaf('state', place.state),
        leaf('postcode', place.postcode),
        leaf('country', 'Australia'),
        leaf('latitude', (place.latitude + drift(31)).toFixed(5)),
        leaf('longitude', (place.longitude + drift(57)).toFixed(5)),
      ],
    }),
    leaf('municipality', place.council),
  ];
};

const category = ({ kind, category: name, sub, estate }: DemoListing): string[] => {
  if (kind === 'business')
    return [
      group({
        name: 'businessCategory',
        attributes: 'id="1"',
        body: [leaf('name', name), group({ name: 'businessSubCategory', body: [leaf('name', sub ?? '')] })],
      }),
    ];
  const element = {
    residential: 'category',
    rental: 'category',
    land: 'landCategory',
    rural: 'ruralCategory',
    holidayRental: 'holidayCategory',
    commercial: 'commercialCategory',
  }[kind];
  return [
    empty(element, `${kind === 'commercial' ? 'id="1" ' : ''}name="${escapeXml(name)}"`),
    ...when(estate, (value) => group({ name: 'estate', body: [leaf('name', value)] })),
  ];
};

const flagsOf = ({ name, words }: { name: string; words: string | undefined }): string[] =>
  when(words, (list) => group({ name, body: list.split(' ').map((word) => leaf(word, 'yes')) }));

const features = (listing: DemoListing): string[] => {
  const { kind, rooms, flags, other, allow, eco, outlook, rural, built } = listing;
  const counts = ['bedrooms', 'bathrooms', 'garages', 'carports', 'openSpaces'];
  const body = [
    ...counts.flatMap((name, i) => when(rooms?.[i], (count) => leaf(name, count))),
    ...(flags?.split(' ') ?? []).map((flag) => leaf(flag, 'yes')),
    ...when(built, (year) => empty('yearBuilt', `value="${year}"`)),
    ...when(other, (text) => leaf('otherFeatures', text)),
  ];
  return [
    ...(isWork(listing) || body.length === 0 ? [] : [group({ name: 'features', body })]),
    ...(isLet(listing) ? flagsOf({ name: 'allowances', words: allow }) : []),
    ...flagsOf({ name: 'ecoFriendly', words: eco }),
    ...(kind === 'holidayRental' ? [] : flagsOf({ name: 'views', words: outlook })),
    ...when(rural, (facts) =>
      group({ name: 'ruralFeatures', body: Object.entries(facts).map(([name, text]) => leaf(name, text)) }),
    ),
  ];
};

const ground = ({ land, house, energy, spaces, zone, highlights, kind }: DemoListing): string[] => [
  ...when(land, ([size, unit]) =>
    group({ name: 'landDetails', body: [leaf('area', size, `unit="${unit}"`)] }),
  ),
  ...(house === undefined && energy === undefined
    ? []
    : [
        group({
          name: 'buildingDetails',
          body: [
            ...when(house, (size) => leaf('area', size, 'unit="squareMeter"')),
            ...when(energy, (stars) => leaf('energyRating', stars)),
          ],
        }),
      ]),
  ...(kind === 'commercial' ? [leaf('propertyExtent', 'whole')] : []),
  ...when(spaces, (count) => leaf('carSpaces', count)),
  ...when(zone, (name) => leaf('zone', name)),
  ...(highlights ?? []).map((text, i) => leaf('highlight', text, `id="${i + 1}"`)),
];

const times = ({ open, auction }: DemoListing): string[] => [
  ...when(open, (windows) =>
    group({ name: 'inspectionTimes', body: windows.map((window) => leaf('inspection', `{{${window}}}`)) }),
  ),
  ...when(auction, (moment) => empty('auction', `date="{{${moment}}}"`)),
];

// Real feeds carry the owner; a receiver must never keep it. The demonstration sends one so that this can be seen.
const vendor = (listing: DemoListing): string[] =>
  isLet(listing)
    ? []
    : [
        group({
          name: 'vendorDetails',
          body: [
            leaf('name', `Owner of ${listing.id}`),
            leaf('telephone', '0491 572 665', 'type="mobile"'),
            leaf('email', 'owner@example.com'),
          ],
        }),
      ];

const media = ({
  listing,
  pictures,
  changed,
}: {
  listing: DemoListing;
  pictures: readonly string[];
  changed: string;
}): string[] => {
  const file = (name: string) => `modTime="${changed}" file="pictures/${name}.webp"`;
  const slots = 'mabcdefghijkln';
  const documents = [
    ...(hasBrochure(listing) ? [{ title: 'Brochure', name: 'brochure' }] : []),
    ...(hasStatement(listing) ? [{ title: 'Statement of Information', name: 'statement' }] : []),
  ];
  return [
    group({
      name: 'objects',
      body: [
        ...pictures.map((name, i) => empty('img', `id="${slots[i]}" ${file(name)}`)),
        ...when(listing.plan, (name) => empty('floorplan', `id="1" ${file(name)}`)),
        ...documents.map(({ title, name }, i) =>
          empty(
            'document',
            `id="${i + 1}" title="${title}" modTime="${changed}" file="documents/${listing.id}-${name}.pdf"`,
          ),
        ),
      ],
    }),
  ];
};
