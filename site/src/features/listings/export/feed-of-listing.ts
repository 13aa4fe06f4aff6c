import { type FeedListing, slotAt, timeZoneOf, utcToLocal } from '@frontage/reaxml';
import { feedStateOf } from '../feed/feed-state.ts';
import { ownNumber } from '../feed/written-here.ts';
import { documentPath } from '../public/documents/public-documents.ts';
import { areasOfListing } from './areas-of-listing.ts';
import { categoriesOf, typeOf } from './category-of-listing.ts';
import type { ExportedListing } from './exported-listing.ts';
import { factsOfListing } from './facts-of-listing.ts';
import { featuresOf } from './features-of-listing.ts';
import { pricesOf } from './prices-of-listing.ts';

/**
 * A listing as the message a feed would send of it: what the importer makes of the message is the listing again. What
 * the format cannot say is left out (decision 122). `origin` is that of the website, for addresses of pictures.
 */
export function feedOfListing({
  listing,
  origin,
}: {
  listing: ExportedListing;
  origin: string;
}): FeedListing {
  const type = typeOf(listing);
  const zone = timeZoneOf(listing.country === 'NZ' ? { country: 'NZ' } : listing);
  const { facts, tenancy } = factsOfListing(listing);
  const isRent = type === 'rental' || type === 'holidayRental';
  const message: FeedListing = {
    type,
    ...identityOf(listing),
    modTime: newestOf([listing.feedModTime, utcToLocal({ at: new Date(listing.updatedAt), zone })]),
    modTimeSource: 'listing',
    status: listing.status,
    line: 1,
    ...(isRent ? { depositTaken: Boolean(listing.underOffer) } : { underOffer: Boolean(listing.underOffer) }),
    ...authorityOf({ listing, type }),
    ...pricesOf({ listing, type }),
    ...(type === 'commercial' || type === 'commercialLand'
      ? { commercialListingType: listing.method === 'rent' ? 'lease' : listing.alsoForRent ? 'both' : 'sale' }
      : {}),
    listingAgents: peopleOf(listing),
    address: addressOf(listing),
    categories: categoriesOf({ listing, type }),
    ...featuresOf({ listing, type, cars: feedStateOf(listing.feedImages).cars }),
    ...areasOfListing(listing),
    ...timesOf({ listing, zone }),
    ...filesOf({ listing, origin }),
    ...(tenancy ? { tenancy } : {}),
  };
  return Object.assign(message, textsOf(listing), facts(message));
}

/** By which the listing is known outside: as its feed names it, else by its office and our own number. */
export function identityOf({
  id,
  feedAgentId,
  feedUniqueId,
  office,
}: Pick<ExportedListing, 'id' | 'feedAgentId' | 'feedUniqueId' | 'office'>): Pick<
  FeedListing,
  'agentID' | 'uniqueID'
> {
  if (feedAgentId && feedUniqueId) return { agentID: feedAgentId, uniqueID: feedUniqueId };
  const code = office?.feedAgentIds?.[0] ?? `OFFICE-${office?.id ?? 0}`;
  return { agentID: code, uniqueID: ownNumber(id) };
}

/** Receivers ignore a message that is older than what they have. */
const newestOf = (times: (string | null | undefined)[]): string =>
  times
    .filter((time) => typeof time === 'string')
    .sort()
    .at(-1) ?? '';

const AUTHORITIES = ['auction', 'exclusive', 'multilist', 'conjunctional', 'open', 'sale', 'setsale'];
const COMMERCIAL_AUTHORITIES = ['auction', 'tender', 'eoi', 'sale', 'forsale', 'offers'];

/** Only what the format has a word for. */
function authorityOf({
  listing: { authority },
  type,
}: {
  listing: ExportedListing;
  type: FeedListing['type'];
}): Pick<FeedListing, 'authority' | 'commercialAuthority'> {
  if (!authority) return {};
  if (type === 'commercial')
    return COMMERCIAL_AUTHORITIES.includes(authority) ? { commercialAuthority: authority } : {};
  return AUTHORITIES.includes(authority) ? { authority } : {};
}

function addressOf(listing: ExportedListing): FeedListing['address'] {
  const part = <Name extends keyof typeof listing>(name: Name) =>
    listing[name] === null || listing[name] === undefined ? {} : { [name]: listing[name] };
  return {
    display: !listing.addressHidden,
    suburbDisplay: !listing.suburbHidden,
    ...part('site'),
    ...part('subNumber'),
    ...part('lotNumber'),
    ...part('streetNumber'),
    ...part('street'),
    ...part('suburb'),
    ...part('state'),
    ...part('postcode'),
    country: !listing.country || listing.country === 'Australia' ? 'AU' : listing.country,
    ...part('latitude'),
    ...part('longitude'),
  };
}

/** Profiles first, then people known by name only. */
function peopleOf({ agents, otherAgents }: ExportedListing): NonNullable<FeedListing['listingAgents']> {
  const people = [
    ...(agents ?? []).map(({ name, email }) => ({
      name,
      ...(email ? { emails: [email.toLowerCase()] } : {}),
    })),
    ...(otherAgents ?? []).map((name) => ({ name })),
  ];
  return people.map((person, index) => ({ id: String(index + 1), ...person }));
}

function textsOf(listing: ExportedListing): Partial<FeedListing> {
  const { headline, description, highlights, municipality, estate, videoUrl, tourUrl } = listing;
  return {
    ...(headline ? { headline } : {}),
    ...(description ? { description } : {}),
    ...(highlights?.length ? { highlights } : {}),
    ...(municipality ? { municipality } : {}),
    ...(estate ? { estate: { name: estate } } : {}),
    ...(videoUrl ? { videoLink: videoUrl } : {}),
    ...(tourUrl ? { externalLinks: [tourUrl] } : {}),
  };
}

/** Inspections that begin and end on one day, and the auction, on the clock of the property. */
function timesOf({
  listing: { inspections, auctionAt },
  zone,
}: {
  listing: ExportedListing;
  zone: string;
}): Pick<FeedListing, 'inspections' | 'auction'> {
  const local = (instant: string) => utcToLocal({ at: new Date(instant), zone });
  const times = (inspections ?? []).flatMap(({ startsAt, endsAt }) => {
    const [start, end] = [local(startsAt), local(endsAt)];
    const date = start.slice(0, 10);
    return end.startsWith(date) ? [{ date, start: start.slice(11, 16), end: end.slice(11, 16) }] : [];
  });
  const auction = auctionAt ? local(auctionAt) : undefined;
  return {
    ...(times.length > 0 ? { inspections: times } : {}),
    ...(auction
      ? {
          auction: {
            date: auction.slice(0, 10),
            ...(auction.slice(11, 16) === '00:00' ? {} : { time: auction.slice(11, 16) }),
          },
        }
      : {}),
  };
}

/** Pictures, floor plans and the documents that every visitor finds on the page; not those for staff or on request. */
function filesOf({
  listing: { id, images, floorPlans, documents },
  origin,
}: {
  listing: ExportedListing;
  origin: string;
}): Pick<FeedListing, 'images' | 'floorplans' | 'documents' | 'attachments'> {
  const full = (url: string) => new URL(url, origin).href;
  const slots = (files: { url?: string | null }[] | null | undefined, name: 'img' | 'floorplan') =>
    (files ?? []).flatMap(({ url }, index) => (url ? [{ id: slotAt({ index, name }), url: full(url) }] : []));
  const addressed = (documents ?? []).flatMap(({ kind, title, file, address }) => {
    const url = file ? full(documentPath({ listing: id, file: file.id })) : address;
    return url ? [{ kind, title, url }] : [];
  });
  const statements = addressed.filter(({ kind }) => kind === 'statement-of-information');
  const plans = addressed.filter(({ kind }) => kind === 'floor-plan');
  return {
    ...(images?.length ? { images: slots(images, 'img') } : {}),
    ...(floorPlans?.length ? { floorplans: slots(floorPlans, 'floorplan') } : {}),
    ...(plans.length > 0
      ? {
          documents: plans.map(({ title, url }, index) => ({
            ...{ id: String(index + 1), url, format: 'pdf', title: title || 'Floor plan' },
          })),
        }
      : {}),
    ...(statements.length > 0
      ? { attachments: statements.map(({ url }) => ({ usage: 'statementOfInformation', url })) }
      : {}),
  };
}
