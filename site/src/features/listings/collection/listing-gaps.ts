import { localitiesOf, postcodesInstead } from '@frontage/gazetteer';
import { type Gap, type Gaps, isBlank } from '#site/server/publish-check.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { STATES } from '../fields/address.ts';
import { type AdvertisedPrice, priceWarnings } from '../terms/price-rules.ts';

type Values = Record<string, unknown>;

const NOT_SHOWN = ['withdrawn', 'offmarket', 'deleted'];
const CLOSED = ['sold', 'leased'];

/**
 * What a listing lacks before visitors should see it. A property that is coming soon may be published without pictures
 * and text when staff say so. A feed's listing is published as the feed says; its gaps are only said. `isStatementNeeded`:
 * a home for sale in Victoria is not published without a Statement of Information. No message of a needed one has a colon:
 * Payload shows what comes after it as a list.
 */
export function listingGaps(listing: Values, { isStatementNeeded = false } = {}): Gaps {
  if (NOT_SHOWN.includes(String(listing.status))) return { needed: [], advised: [] };
  const isClosed = CLOSED.includes(String(listing.status));
  const content = contentGaps(listing);
  const statement = isClosed ? [] : statementOfInformation(listing);
  const isContentNeeded = !isClosed && !listing.publishIncomplete;
  const needed = [
    ...addressGaps(listing),
    ...(isClosed ? [] : priceGaps(listing)),
    ...peopleGaps(listing),
    ...(isContentNeeded ? content : []),
    ...(isStatementNeeded ? statement : []),
  ];
  const advised = [
    ...(isContentNeeded ? [] : content),
    ...missing(listing, 'headline', 'Enter a headline.'),
    ...placeAdvice(listing),
    ...(isStatementNeeded ? [] : statement),
    ...(isClosed
      ? []
      : priceWarnings({ listing: listing as AdvertisedPrice, today: dayInSydney(Date.now()) })),
    ...(isClosed
      ? missing(listing, 'soldDate', 'Choose the date it was sold or leased. Sales are sorted by this date.')
      : []),
  ];
  return isBlank(listing.feedUniqueId)
    ? { needed, advised }
    : { needed: [], advised: [...needed, ...advised] };
}

function addressGaps(listing: Values): Gap[] {
  const isStreetHidden = Boolean(listing.addressHidden) || Boolean(listing.suburbHidden);
  const hasNumber = ['streetNumber', 'lotNumber', 'site'].some((field) => !isBlank(listing[field]));
  return [
    ...(isStreetHidden || (hasNumber && !isBlank(listing.street))
      ? []
      : [
          {
            field: isBlank(listing.street) ? 'street' : 'streetNumber',
            message: 'Enter the street number and name, or tick “Hide street address”.',
          },
        ]),
    ...missing(listing, 'suburb', 'Enter the suburb.'),
    ...missing(listing, 'state', 'Choose the state.'),
    ...(/^\d{4}$/.test(String(listing.postcode ?? '').trim())
      ? []
      : [{ field: 'postcode', message: 'Enter the four-digit postcode.' }]),
  ];
}

/** A suburb, state and postcode that do not belong together. New suburbs and postcodes that are not known here are left alone. */
function placeAdvice(listing: Values): Gap[] {
  const [suburb = '', state = '', postcode = ''] = ['suburb', 'state', 'postcode'].map((field) =>
    String(listing[field] ?? '').trim(),
  );
  if (!suburb || !state || !/^\d{4}$/.test(postcode)) return [];
  const instead = postcodesInstead({ suburb, state, postcode });
  if (instead)
    return [
      {
        field: 'postcode',
        message: `Check the postcode: ${suburb} ${state} has ${instead.join(' or ')}, not ${postcode}.`,
      },
    ];
  if (localitiesOf({ state, postcode }).length > 0) return [];
  const other = STATES.find((name) => localitiesOf({ state: name, postcode }).length > 0);
  return other
    ? [{ field: 'state', message: `Check the state: postcode ${postcode} is in ${other}, not ${state}.` }]
    : [];
}

/** In Victoria homes for sale are advertised with one. */
function statementOfInformation({ state, method, category, documents }: Values): Gap[] {
  const isHomeForSale = method !== 'rent' && (!category || category === 'residential');
  const kinds = Array.isArray(documents) ? documents.map((each) => (each as { kind?: unknown }).kind) : [];
  if (state !== 'VIC' || !isHomeForSale || kinds.includes('statement-of-information')) return [];
  return [
    {
      field: 'documents',
      message:
        'Add the Statement of Information. In Victoria it must be shown wherever a home is advertised for sale (consumer.vic.gov.au).',
    },
  ];
}

function priceGaps(listing: Values): Gap[] {
  const amount = listing.method === 'rent' ? 'rent' : 'price';
  if (listing.priceHidden || !isBlank(listing[amount]) || !isBlank(listing.priceView)) return [];
  return [
    {
      field: amount,
      message: `Enter the ${amount === 'rent' ? 'rent' : 'sale price'} or a display price, or tick “Hide price”.`,
    },
  ];
}

const peopleGaps = (listing: Values): Gap[] =>
  isBlank(listing.agents) && isBlank(listing.office)
    ? [{ field: 'agents', message: 'Choose an agent or an office to receive enquiries.' }]
    : [];

const contentGaps = (listing: Values): Gap[] => [
  ...missing(listing, 'images', 'Add at least one image.'),
  ...missing(listing, 'description', 'Add a description.'),
];

const missing = (listing: Values, field: string, message: string): Gap[] =>
  isBlank(listing[field]) ? [{ field, message }] : [];
