import { localityOf } from '@frontage/gazetteer';
import { timeZoneOf } from '@frontage/reaxml';
import { slug } from '#site/server/slug.ts';
import { metricText } from '../fields/area-text.ts';
import { daysListed } from '../terms/days-listed.ts';
import { CONTACT_AGENT, priceBand, priceText, searchPrice, shownPrice } from '../terms/price-text.ts';
import { SEARCH_FEATURES } from '../terms/search-features.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';
import { webAddress } from '../terms/web-address.ts';
import { findBrochure, publicDocuments } from './documents/public-documents.ts';
import { listingFacts } from './listing-facts.ts';
import type {
  Channel,
  Fact,
  ListingCard,
  PublicAddress,
  PublicImage,
  PublicListing,
  PublicListingRow,
  Tenure,
} from './public-listing.ts';

/** Sort keys of a price that may not be shown: last when cheapest come first, and last when dearest come first. */
const LAST_UP = 9_000_000_000_000;
const LAST_DOWN = -1;

/** How many pictures a card carries. */
const CARD_IMAGES = 5;

/**
 * Makes of a stored listing what visitors may see of it, or null when they may see nothing (draft, withdrawn,
 * off market, deleted). The one place where hidden addresses and prices are left out.
 */
export function projectListing({
  listing,
  image,
}: {
  listing: StoredListing;
  /** The picture with this media id, or undefined when it is gone or not ready. */
  image: (id: number) => Omit<PublicImage, 'alt'> | undefined;
}): PublicListingRow | null {
  const channel = channelOf(listing);
  if (!channel) return null;
  const address = publicAddress(listing);
  const pictures = (ids: StoredListing['images'], what: string): PublicImage[] =>
    (ids ?? []).flatMap((related, index) => {
      const found = image(idOf(related));
      return found ? [{ ...found, alt: `${what} ${index + 1} of ${address.full}` }] : [];
    });
  const images = pictures(listing.images, 'Picture');
  const amount = searchPrice({ listing, channel });
  const secret = isPriceSecret(listing, channel);
  const band = amount === null ? null : secret ? priceBand({ amount, method: listing.method }) : null;
  const high = listing.priceMax && channel === 'buy' ? Math.max(listing.priceMax, amount ?? 0) : amount;
  const listedAt = listing.listedAt ?? '1970-01-01T00:00:00.000Z';
  const closed = channel === 'sold' || channel === 'leased';
  const soldDate = closed ? (listing.soldDate ?? null) : null;
  const underOffer = !closed && Boolean(listing.underOffer);
  const auctionAt = closed ? null : (listing.auctionAt ?? null);
  const result = auctioned(listing);
  const floorPlans = pictures(listing.floorPlans, 'Floor plan');
  const description = listing.description ?? '';
  const facts = listingFacts({ listing, channel });
  const features = featureSlugs(listing.features ?? []);
  const geo = publicGeo(listing);
  return {
    listing: listing.id,
    channel,
    category: listing.category,
    propertyType: listing.propertyType || null,
    suburbKey: address.suburb ? placeKey([address.suburb, address.state, address.postcode]) : null,
    suburbName: address.suburb,
    state: address.state,
    priceLow: band ? band.low : amount,
    priceHigh: band ? band.high : high,
    priceUp: secret || amount === null ? LAST_UP : amount,
    priceDown: secret || amount === null ? LAST_DOWN : amount,
    beds: listing.beds ?? 0,
    baths: listing.baths ?? 0,
    cars: listing.cars ?? 0,
    land: listing.landArea ?? 0,
    building: listing.buildingArea ?? 0,
    tenure: TENURES[listing.extras?.Tenancy ?? ''] ?? null,
    uses: ruralUses(listing),
    features,
    traits: traitsOf({ features, facts, description }),
    newlyBuilt: listing.newConstruction ? 1 : 0,
    underOffer: underOffer ? 1 : 0,
    availableOn: channel === 'rent' ? (listing.availableFrom?.slice(0, 10) ?? null) : null,
    auctionAt: auctionAt && !result ? Date.parse(auctionAt) : null,
    soldYear: soldDate ? Number(soldDate.slice(0, 4)) || null : null,
    daysListed: daysListed({ ...listing, soldDate }),
    areaPrice: secret ? null : areaPrice({ listing, channel }),
    // Suburbs are where their listings are, so a position taken from the suburb says nothing here.
    latitude: geo && !geo.approximate ? geo.latitude : null,
    longitude: geo && !geo.approximate ? geo.longitude : null,
    sortedAt: sortTime({ listing, soldDate, listedAt }),
    office: listing.office ? idOf(listing.office) : null,
    card: {
      id: listing.id,
      path: listingPath({ id: listing.id, address }),
      channel,
      method: listing.method,
      category: listing.category,
      propertyType: listing.propertyType || null,
      underOffer,
      priceText: priceText({ listing, channel }),
      headline: listing.headline || null,
      address,
      beds: listing.beds ?? null,
      baths: listing.baths ?? null,
      cars: listing.cars ?? null,
      landText: metricText(listing.landAreaText, listing.landArea),
      images: images.slice(0, CARD_IMAGES),
      pictureCount: images.length,
      hasPlan: floorPlans.length > 0,
      hasVideo: webAddress(listing.videoUrl) !== null,
      inspections: closed ? [] : byStart(listing.inspections ?? []),
      auctionAt: result ? null : auctionAt,
      auctioned: result,
      timeZone: timeZoneOf({
        state: address.state,
        suburb: listing.suburb ?? undefined,
        postcode: listing.postcode ?? undefined,
      }),
      listedAt,
      soldDate,
    },
    page: {
      priceAmount: shownPrice({ listing, channel }),
      description,
      highlights: listing.highlights ?? [],
      features: listing.features ?? [],
      facts,
      images,
      floorPlans,
      geo,
      videoUrl: webAddress(listing.videoUrl),
      tourUrl: webAddress(listing.tourUrl),
      documents: publicDocuments(listing),
      hasBrochure: Boolean(findBrochure(listing.documents)),
      applyUrl: (listing.method === 'rent' && listing.applyUrl) || null,
      number: listing.feedUniqueId || String(listing.id),
      agentIds: (listing.agents ?? []).map(idOf),
      otherAgents: listing.otherAgents ?? [],
      officeId: listing.office ? idOf(listing.office) : null,
    },
  };
}

/** How its auction ended. One that is postponed is still to come, at the time that is entered. */
function auctioned({ auctionAt, auctionResult }: StoredListing): ListingCard['auctioned'] {
  if (!auctionAt || !auctionResult || auctionResult === 'postponed') return null;
  return { at: new Date(auctionAt).toISOString(), result: auctionResult };
}

/** The card and the rest of a row as one listing. */
export function publicListing(row: Pick<PublicListingRow, 'card' | 'page'>): PublicListing {
  return { ...row.card, ...row.page };
}

/** Which search page shows the listing; null for those visitors may not see. */
export function channelOf(listing: Pick<StoredListing, 'status' | 'method' | '_status'>): Channel | null {
  if (listing._status === 'draft') return null;
  if (listing.status === 'current') return listing.method;
  if (listing.status === 'sold' || listing.status === 'leased') return listing.status;
  return null;
}

/** `/property/{suburb-state-postcode}/{street}/{id}`; a hidden street reads `address-on-request`. */
function listingPath({ id, address }: { id: number; address: PublicAddress }): string {
  const place = placeKey([address.suburb, address.state, address.postcode]) || 'australia';
  return `/property/${place}/${slug(address.street ?? '') || 'address-on-request'}/${id}`;
}

/** `['Newtown','NSW','2042']` → `newtown-nsw-2042`. */
export function placeKey(parts: (string | null)[]): string {
  return parts
    .map((part) => slug(part ?? ''))
    .filter(Boolean)
    .join('-');
}

function publicAddress(listing: StoredListing): PublicAddress {
  const state = listing.state ?? '';
  const suburb = listing.suburbHidden ? null : listing.suburb || null;
  const postcode = listing.suburbHidden ? null : listing.postcode || null;
  const street = listing.addressHidden || listing.suburbHidden ? null : streetLine(listing) || null;
  const place = [suburb, state, postcode].filter(Boolean).join(' ');
  return {
    street,
    suburb,
    state,
    postcode,
    full: [street, place].filter(Boolean).join(', ') || 'Address on request',
  };
}

/** `Shop 2, Example House`, `2/39 Main Road`, `Lot 12 Main Road`. */
function streetLine(listing: StoredListing): string {
  const word = (text: string | null | undefined) => (text ?? '').trim();
  const lot = word(listing.lotNumber);
  const sub = word(listing.subNumber);
  const number = word(listing.streetNumber);
  const numbered = [sub && number ? `${sub}/${number}` : sub || number, !number && lot ? `Lot ${lot}` : '']
    .filter(Boolean)
    .join(' ');
  const line = [numbered, word(listing.street)].filter(Boolean).join(' ');
  return [word(listing.site), line].filter(Boolean).join(', ');
}

/** Sales of one day keep one order from page to page: the listing's number decides between them. */
function sortTime({
  listing,
  soldDate,
  listedAt,
}: {
  listing: StoredListing;
  soldDate: string | null;
  listedAt: string;
}) {
  const time = Date.parse(soldDate ?? listedAt) || 0;
  return soldDate ? time + (listing.id % 86_400_000) : time;
}

/** Dollars for a square metre of the building, or of the land where there is none; of rent in a year. */
function areaPrice({ listing, channel }: { listing: StoredListing; channel: Channel }): number | null {
  const { category, buildingArea, landArea, price, rent, rentPeriod } = listing;
  const area = buildingArea || landArea;
  if (category !== 'commercial' || !area) return null;
  const periods = { week: 52, month: 12, year: 1 }[rentPeriod ?? 'week'];
  const amount = { buy: price, rent: rent && rent * periods, sold: null, leased: null }[channel];
  return amount ? Math.round((amount / area) * 100) / 100 : null;
}

function publicGeo(listing: StoredListing): PublicListing['geo'] {
  const { addressHidden, suburbHidden, latitude, longitude, suburb, state, postcode } = listing;
  if (addressHidden || suburbHidden) return null;
  if (latitude && longitude) return { latitude, longitude };
  const locality = localityOf({ suburb: suburb ?? '', state: state ?? '', postcode: postcode ?? '' });
  return locality ? { latitude: locality.latitude, longitude: locality.longitude, approximate: true } : null;
}

/** As the feed's mapping writes them (feed/map-extras.ts). */
const TENURES: Readonly<Record<string, Tenure>> = { Tenanted: 'tenanted', 'Vacant possession': 'vacant' };

/** The rural categories of a listing: its type, and those the feed names beside it. */
function ruralUses({ category, propertyType, extras }: StoredListing): string {
  if (category !== 'rural') return '';
  const uses = [propertyType, ...(extras?.['Also suits'] ?? '').split(',')];
  const words = uses.map((use) => (use ?? '').replaceAll('|', ' ').trim().toLowerCase()).filter(Boolean);
  return words.length ? `|${[...new Set(words)].join('|')}|` : '';
}

function featureSlugs(features: string[]): string {
  const slugs = [...new Set(features.map(slug).filter(Boolean))];
  return slugs.length ? `|${slugs.join('|')}|` : '';
}

/** Which features a search can ask for it has: by the features it names, its facts, or its description. */
function traitsOf({
  features,
  facts,
  description,
}: {
  /** Slugs between bars. */
  features: string;
  facts: readonly Fact[];
  description: string;
}): string {
  // Between hyphens each word of a slug is found: “heating” in `ducted-heating`.
  const words = features.replaceAll('|', '-');
  const text = description.toLowerCase();
  const names = TRAITS.filter(
    ({ slugs, fact, text: said }) =>
      slugs.some((slug) => words.includes(slug)) ||
      (fact && facts.some(({ label }) => label === fact)) ||
      (said && text.includes(said)),
  );
  return names.length ? `|${names.map(({ name }) => name).join('|')}|` : '';
}

const TRAITS = Object.entries(SEARCH_FEATURES).map(([name, { slugs, ...rest }]) => ({
  ...{ name, ...rest },
  slugs: slugs.map((slug) => `-${slug}-`),
}));

/** A price text such as “Auction” says no number either, so its listing sorts like one that hides its price. */
function isPriceSecret(listing: StoredListing, channel: Channel): boolean {
  if (channel === 'sold' || channel === 'leased') return false;
  return priceText({ listing, channel }) === CONTACT_AGENT || Boolean(listing.priceView);
}

function byStart(times: { startsAt: string; endsAt: string }[]) {
  return times
    .map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    }))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
