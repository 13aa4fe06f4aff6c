import type { FeedListing } from '@frontage/reaxml';
import { formatStreetAddress } from '@frontage/reaxml';
import type { CsvMapping } from './csv-mapping.ts';
import { readRow } from './row-to-listing.ts';

/** What a row would become, in words. */
export type CsvPreviewRow = {
  title: string;
  /** Such as `Current`, `3 bed`, `12 pictures`. */
  facts: string[];
  problems: string[];
  isLeftOut: boolean;
};

/** Tries a mapping on the first rows of a file; nothing is written. */
export function previewCsv({
  mapping,
  rows,
  now,
}: {
  mapping: CsvMapping;
  rows: readonly (readonly string[])[];
  now: Date;
}): CsvPreviewRow[] {
  const headings = mapping.columns.map(({ heading }) => heading);
  const fields = mapping.columns.map(({ field }) => field);
  return rows.map((cells, index) => {
    const { listing, problems } = readRow({
      ...{ cells, mapping, headings, fields, line: index + 2, receivedAt: now },
    });
    return {
      title: listing ? titleOf(listing) : `Row ${index + 2}`,
      facts: listing ? factsOf(listing) : [],
      problems: problems.map(({ element, message, text }) =>
        [
          element && !message.includes(element) ? `${element}: ` : '',
          message,
          text ? ` (“${text.slice(0, 80)}”)` : '',
        ].join(''),
      ),
      isLeftOut: !listing,
    };
  });
}

function titleOf({ address, uniqueID }: FeedListing): string {
  const street = address ? formatStreetAddress({ ...address, display: true }) : '';
  const place = [address?.suburb, address?.state, address?.postcode].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ') || `Listing ${uniqueID}`;
}

const KINDS: Readonly<Record<FeedListing['type'], string>> = {
  residential: 'Residential, for sale',
  rental: 'Residential, for rent',
  holidayRental: 'Holiday, for rent',
  land: 'Land, for sale',
  rural: 'Rural, for sale',
  commercial: 'Commercial',
  commercialLand: 'Commercial land',
  business: 'Business, for sale',
};

const STATUSES: Readonly<Record<FeedListing['status'], string>> = {
  current: 'Current',
  sold: 'Sold',
  leased: 'Leased',
  withdrawn: 'Withdrawn',
  offmarket: 'Off market',
  deleted: 'Deleted',
};

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function factsOf(listing: FeedListing): string[] {
  const { type, status, underOffer, commercialListingType, categories, price, priceView, features } = listing;
  const rent = listing.rent ?? listing.businessLease ?? undefined;
  const pictures = (listing.images ?? []).filter((slot) => !('removed' in slot)).length;
  const agents = (listing.listingAgents ?? []).filter((slot) => !('removed' in slot)).length;
  const lease = commercialListingType === 'lease' ? ', for rent' : ', for sale';
  return [
    `Number ${listing.uniqueID}`,
    `${KINDS[type]}${commercialListingType ? lease : ''}`,
    underOffer ? 'Under offer' : STATUSES[status],
    categories?.[0]?.name ?? '',
    price?.amount ? dollars(price.amount) : '',
    rent?.amount ? `${dollars(rent.amount)}${rent.period ? ` per ${rent.period}` : ''}` : '',
    listing.commercialRent?.amount ? `${dollars(listing.commercialRent.amount)} per year` : '',
    priceView ?? '',
    price?.display === false || listing.rent?.display === false ? 'Price hidden' : '',
    listing.address?.display === false ? 'Address hidden' : '',
    features?.bedrooms ? counted(features.bedrooms, 'bedroom', 'bedrooms') : '',
    features?.bathrooms ? counted(features.bathrooms, 'bathroom', 'bathrooms') : '',
    pictures ? counted(pictures, 'picture', 'pictures') : '',
    agents ? counted(agents, 'agent', 'agents') : '',
    listing.inspections?.length ? counted(listing.inspections.length, 'inspection', 'inspections') : '',
    listing.headline ?? '',
  ].filter(Boolean);
}
