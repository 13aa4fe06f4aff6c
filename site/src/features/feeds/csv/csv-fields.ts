import { CATEGORY_LISTS } from '@frontage/reaxml';
import { categoryLabel } from '#site/features/listings/feed/property-labels.ts';
import { type CsvChoice, comparable } from './csv-text.ts';

/** A field of a listing that a column of a CSV file can fill. */
export type CsvField = {
  name: string;
  /** As staff read it, and as our own export heads its column. */
  label: string;
  group: 'Listing' | 'Address' | 'Price' | 'Property' | 'Marketing' | 'People';
  /** What other systems call it, as {@link comparable} writes it. */
  synonyms: readonly string[];
  /** Values of ours, where a column holds one of a few. */
  choices?: readonly CsvChoice[];
  /** Several columns may fill it: `Photo 1`, `Photo 2` … */
  many?: true;
};

const STATUSES: readonly CsvChoice[] = [
  {
    value: 'current',
    label: 'Current',
    also: ['active', 'available', 'listed', 'live', 'on market', 'open', 'new', 'yes'],
  },
  { value: 'for-sale', label: 'Current, for sale', also: ['for sale', 'sale', 'auction', 'selling'] },
  {
    value: 'for-rent',
    label: 'Current, for rent',
    also: ['for rent', 'to let', 'for lease', 'rental', 'rent', 'lease', 'to rent'],
  },
  {
    value: 'under-offer',
    label: 'Under offer',
    also: [
      'under contract',
      'offer',
      'deposit taken',
      'conditional',
      'contract',
      'application accepted',
      'under application',
    ],
  },
  { value: 'sold', label: 'Sold', also: ['settled', 'unconditional', 'exchanged'] },
  { value: 'leased', label: 'Leased', also: ['rented', 'let', 'tenanted'] },
  { value: 'withdrawn', label: 'Withdrawn', also: ['cancelled', 'expired', 'lost'] },
  {
    value: 'offmarket',
    label: 'Off market',
    also: ['off the market', 'off market', 'inactive', 'archived', 'no', 'hidden'],
  },
  { value: 'deleted', label: 'Deleted by the feed', also: ['deleted', 'removed'] },
  {
    value: 'skip',
    label: 'Do not import these rows',
    also: ['draft', 'appraisal', 'prospect', 'prelisting', 'presale'],
  },
];

const METHODS: readonly CsvChoice[] = [
  {
    value: 'buy',
    label: 'For sale',
    also: ['sale', 'sales', 'sell', 'selling', 'residential sale', 'commercial sale'],
  },
  {
    value: 'rent',
    label: 'For rent',
    also: [
      'rental',
      'rentals',
      'lease',
      'for lease',
      'to let',
      'let',
      'residential rental',
      'commercial lease',
    ],
  },
  {
    value: 'both',
    label: 'For sale and for rent (commercial)',
    also: ['sale or lease', 'sale and lease', 'sale/lease', 'for sale or lease', 'sale or rent'],
  },
];

const CATEGORIES: readonly CsvChoice[] = [
  {
    value: 'residential',
    label: 'Residential',
    also: ['residential sale', 'residential rental', 'house', 'land', 'res'],
  },
  { value: 'rural', label: 'Rural', also: ['farm', 'livestock rural', 'acreage'] },
  { value: 'holiday', label: 'Holiday', also: ['holiday rental', 'holidayrental', 'short stay'] },
  {
    value: 'commercial',
    label: 'Commercial',
    also: ['commercial sale', 'commercial lease', 'commercialland', 'industrial', 'retail'],
  },
  { value: 'business', label: 'Business', also: ['businesses', 'business sale', 'business for sale'] },
];

const ALSO_TYPES: Readonly<Record<string, readonly string[]>> = {
  House: ['home', 'detached house', 'residential house'],
  Apartment: ['apt'],
  Unit: ['home unit'],
  Townhouse: ['town house'],
};

const TYPES: readonly CsvChoice[] = [
  ...[...new Set(Object.values(CATEGORY_LISTS.category))].map((name) =>
    choiceOfType(categoryLabel({ name, known: true })),
  ),
  choiceOfType('Land', ['vacant land', 'residential land', 'block']),
];

function choiceOfType(label: string, also: readonly string[] = ALSO_TYPES[label] ?? []): CsvChoice {
  return { value: label, label, also };
}

const PERIODS: readonly CsvChoice[] = [
  { value: 'week', label: 'per week', also: ['weekly', 'pw', 'week', 'w', 'p w'] },
  { value: 'month', label: 'per month', also: ['monthly', 'pcm', 'month', 'calendar month', 'pm'] },
  {
    value: 'year',
    label: 'per year',
    also: ['yearly', 'annual', 'annually', 'pa', 'year', 'p a', 'per annum'],
  },
];

const SOLD_DISPLAYS: readonly CsvChoice[] = [
  { value: 'yes', label: 'Show', also: ['yes', 'y', 'true', '1', 'public'] },
  { value: 'range', label: 'Show price range', also: ['range'] },
  { value: 'no', label: 'Hide', also: ['no', 'n', 'false', '0', 'hidden', 'undisclosed'] },
];

const PUBLISHED: readonly CsvChoice[] = [
  { value: 'published', label: 'Published', also: ['yes', 'y', 'true', '1', 'active', 'live'] },
  { value: 'draft', label: 'Draft: do not import', also: ['no', 'n', 'false', '0', 'unpublished'] },
];

type Row = [name: string, label: string, synonyms?: string, more?: Pick<CsvField, 'choices' | 'many'>];

/** Name, label and what other systems call it, separated by semicolons. */
const GROUPS: Readonly<Record<CsvField['group'], readonly Row[]>> = {
  Listing: [
    [
      'uniqueID',
      'Listing number in the feed',
      'listing number; listing no; listing id; unique id; property id; property number; reference; ref; ref no; reference number; listing ref; external id; crm id; code; id',
    ],
    [
      'agentID',
      'Agency code in the feed',
      'agency code; agency id; agent id; office id; office code; branch id; branch code; branch',
    ],
    [
      'status',
      'Status',
      'listing status; state of listing; availability; market status; sale status',
      { choices: STATUSES },
    ],
    ['published', 'Published', 'publish; on website; show on website; web', { choices: PUBLISHED }],
    ['underOffer', 'Under offer / deposit taken', 'under offer; is under offer; deposit taken'],
    [
      'method',
      'Method',
      'sale or rent; sale or lease; listing type; sale type; transaction; transaction type; for',
      { choices: METHODS },
    ],
    ['alsoForRent', 'Also for rent (commercial)', 'also for rent; also for lease'],
    [
      'category',
      'Category',
      'listing category; class; property class; listing class',
      { choices: CATEGORIES },
    ],
    [
      'propertyType',
      'Property type',
      'type; dwelling type; property category; kind; type of property; building type',
      { choices: TYPES },
    ],
    ['authority', 'Authority', 'authority type; method of sale'],
    [
      'listedAt',
      'Listed on',
      'date listed; list date; listing date; listed; listed date; on market date; created',
    ],
    [
      'modTime',
      'Last changed by the feed',
      'last changed; modified; last modified; date modified; modified date; updated; updated at; last updated; mod time; modtime',
    ],
  ],
  Address: [
    [
      'streetAddress',
      'Street address (number and street)',
      'street address; address; address 1; address line 1; full street; property address',
    ],
    ['site', 'Building name', 'building; complex; site; site name'],
    [
      'subNumber',
      'Unit, suite or shop',
      'unit; unit number; unit no; suite; flat; sub number; subnumber; apartment number',
    ],
    ['lotNumber', 'Lot', 'lot number; lot no'],
    ['streetNumber', 'Street number', 'street no; house number; number; st no; street num'],
    ['street', 'Street', 'street name; road; st'],
    ['suburb', 'Suburb', 'suburb town; town; city; locality; suburb city; town suburb; suburb name'],
    ['state', 'State', 'state territory; territory; region'],
    ['postcode', 'Postcode', 'post code; zip; zip code; postal code; pcode'],
    ['country', 'Country'],
    ['addressHidden', 'Hide street address', 'hide address; address hidden'],
    ['suburbHidden', 'Hide suburb (commercial and business)', 'hide suburb'],
    ['latitude', 'Latitude', 'lat'],
    ['longitude', 'Longitude', 'lng; long; lon'],
    ['municipality', 'Council', 'municipality; lga; council area; local council; shire'],
    ['estate', 'Land estate', 'estate; estate name'],
  ],
  Price: [
    [
      'price',
      'Sale price ($)',
      'price; asking price; sale price; list price; listing price; price from; search price; value; sales price',
    ],
    ['priceMax', 'Sale price to ($)', 'price to; max price; price max; maximum price; upper price'],
    [
      'priceView',
      'Display price',
      'price view; price text; price display; price guide; advertised price; price description',
    ],
    ['priceHidden', 'Hide price', 'price hidden; do not display price'],
    [
      'rent',
      'Rent ($)',
      'rent; weekly rent; rental price; rental; rent amount; rent per week; rent pw; rental amount; lease price',
    ],
    [
      'rentPeriod',
      'Rent period',
      'period; rent frequency; rental period; frequency; payment period',
      { choices: PERIODS },
    ],
    ['bond', 'Bond ($)', 'bond; bond amount; deposit'],
    ['availableFrom', 'Available from', 'date available; available; available date; availability date'],
    ['outgoings', 'Outgoings ($ per year)', 'outgoings'],
    ['plusOutgoings', 'Plus outgoings'],
    ['plusGst', 'Plus GST', 'gst; excluding gst; ex gst'],
    [
      'rentPerSquareMetre',
      'Rent ($ per m² and year)',
      'rent per m2; rent per m²; rent per sqm; rent per square metre; rate per sqm',
    ],
    ['plusSav', 'Plus stock at valuation', 'plus sav; sav'],
    ['returnPercent', 'Return (%)', 'return; yield; return percent'],
    ['takings', 'Takings', 'turnover'],
    ['soldPrice', 'Sold or leased price ($)', 'sold price; sold for; leased price; final price; sale result'],
    [
      'soldPriceDisplay',
      'Sold price display',
      'show sold price; display sold price',
      { choices: SOLD_DISPLAYS },
    ],
    ['soldDate', 'Sold or leased on', 'sold date; date sold; sale date; leased date; date leased; sold on'],
  ],
  Property: [
    ['beds', 'Bedrooms', 'beds; bed; bedroom; br; no of bedrooms; number of bedrooms'],
    ['baths', 'Bathrooms', 'baths; bath; bathroom; no of bathrooms; number of bathrooms'],
    [
      'cars',
      'Car spaces',
      'cars; car; parking; car parks; carspaces; parking spaces; garages; garage; car accommodation; total car spaces',
    ],
    ['ensuites', 'Ensuites', 'ensuite; en suites'],
    ['livingAreas', 'Living areas', 'living; living rooms; lounges'],
    [
      'landArea',
      'Land (m²)',
      'land; land size; land area; block size; lot size; land sqm; land m2; land size sqm; land size m2; land area sqm; site area',
    ],
    ['landAreaText', 'Land (display text)'],
    [
      'buildingArea',
      'Building (m²)',
      'building size; building area; floor area; house size; internal area; floor size; building sqm; building m2',
    ],
    ['buildingAreaText', 'Building (display text)'],
    ['frontageText', 'Frontage (display text)', 'frontage'],
    ['energyRating', 'Energy rating (stars)', 'energy rating; eer'],
    ['yearBuilt', 'Year built', 'built; construction year; year of construction'],
    ['newConstruction', 'Newly built', 'new construction; new; brand new; is new'],
    ['petFriendly', 'Pets allowed', 'pets; pet friendly; pets considered'],
    ['furnished', 'Furnished', 'is furnished'],
    [
      'features',
      'Features',
      'feature; amenities; inclusions; other features; property features',
      { many: true },
    ],
    ['extras', 'Further facts (“Label: text” lines)', 'further facts; facts'],
    ['fact', 'A fact of its own, under this heading', '', { many: true }],
  ],
  Marketing: [
    [
      'headline',
      'Headline',
      'heading; title; ad heading; advert heading; advertisement heading; tagline; listing title',
    ],
    [
      'description',
      'Description',
      'body; text; advert; ad text; advert text; ad copy; copy; details; advertisement; listing description; property description; comments',
    ],
    ['highlights', 'Highlights', 'highlight; bullet points; key features', { many: true }],
    [
      'images',
      'Images',
      'image; photo; photos; picture; pictures; image url; image urls; photo url; photo urls; main image; main photo; hero image; gallery; picture url',
      { many: true },
    ],
    [
      'floorPlans',
      'Floor plans',
      'floor plan; floorplan; floorplans; floor plan url; floorplan url',
      { many: true },
    ],
    [
      'inspections',
      'Inspections',
      'inspection; inspection times; inspection time; open homes; open home; open house; open times; open for inspection',
      { many: true },
    ],
    ['auctionAt', 'Auction', 'auction date; auction time; auction date time; date of auction'],
    ['videoUrl', 'Video URL', 'video; video link; youtube'],
    [
      'tourUrl',
      '3D tour URL',
      'virtual tour; 3d tour; matterport; virtual tour url; tour; virtual tour link',
    ],
    ['statements', 'Statement of Information (address)', 'statement of information; soi', { many: true }],
  ],
  People: [
    [
      'agents',
      'Agents',
      'agent; listing agent; agent email; agents email; agent emails; sales agent; property manager; salesperson; consultant; listing agents; agent 1 email',
      { many: true },
    ],
    ['otherAgents', 'Other agents (no profile)', 'other agents'],
    ['agentName', 'Agent’s name', 'agent name; listing agent name; agent 1 name'],
  ],
};

/** Every field, in the order in which staff choose among them. */
export const CSV_FIELDS: readonly CsvField[] = (Object.keys(GROUPS) as CsvField['group'][]).flatMap((group) =>
  GROUPS[group].map(([name, label, synonyms = '', more = {}]) => ({
    name,
    label,
    group,
    synonyms: [...new Set([comparable(label), ...synonyms.split(';').map((each) => each.trim())])].filter(
      Boolean,
    ),
    ...more,
  })),
);

const BY_NAME = new Map(CSV_FIELDS.map((field) => [field.name, field]));

/** The field of this name, or undefined. */
export const csvField = (name: string): CsvField | undefined => BY_NAME.get(name);
