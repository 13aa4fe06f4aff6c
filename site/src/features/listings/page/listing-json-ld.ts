import { suburbSearchPath } from '../public/listing-places.ts';
import type { PublicListing } from '../public/public-listing.ts';
import { entranceName, entrancePath } from '../terms/entrances.ts';

type Parts = { listing: PublicListing; siteUrl: string; agencyName: string; agentNames?: string[] };

/**
 * What search engines read of a listing (schema.org): the listing with what it is about and its offer, and the way to
 * it. Made of the public listing alone: no price but one that may be shown, no street or place but a shown one.
 */
export function listingJsonLd(parts: Parts): object[] {
  return [realEstateListing(parts), breadcrumbList(parts)];
}

/** `House`, `Apartment` or `Accommodation` for places to live in; `Place` for land, commercial property and businesses. */
export function schemaType({ category, propertyType }: PublicListing): string {
  const type = propertyType?.toLowerCase() ?? '';
  if (category === 'commercial' || category === 'business' || /\bland\b|lifestyle block/.test(type))
    return 'Place';
  if (/apartment|unit|flat|studio/.test(type)) return 'Apartment';
  if (/house|villa|terrace|duplex/.test(type)) return 'House';
  return 'Accommodation';
}

function realEstateListing({ listing, siteUrl, agencyName, agentNames = [] }: Parts): object {
  const url = siteUrl + listing.path;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: listing.headline ?? listing.address.full,
    ...(listing.description ? { description: shorten(listing.description) } : {}),
    ...(isPostedKnown(listing) ? { datePosted: listing.listedAt.slice(0, 10) } : {}),
    ...(listing.images.length ? { image: listing.images.map(({ src }) => siteUrl + src) } : {}),
    about: place(listing),
    offers: offer({ listing, url, agencyName, agentNames }),
  };
}

/** A sale that was entered afterwards has no date on which it was posted: its day is that of the sale. */
const isPostedKnown = ({ listedAt, soldDate }: PublicListing): boolean =>
  !soldDate || listedAt.slice(0, 10) < soldDate;

function place(listing: PublicListing): object {
  const { address, geo } = listing;
  const rooms = schemaType(listing) !== 'Place';
  return {
    '@type': schemaType(listing),
    name: address.full,
    address: {
      '@type': 'PostalAddress',
      ...(address.street ? { streetAddress: address.street } : {}),
      ...(address.suburb ? { addressLocality: address.suburb } : {}),
      ...(address.state ? { addressRegion: address.state } : {}),
      ...(address.postcode ? { postalCode: address.postcode } : {}),
      addressCountry: 'AU',
    },
    ...(geo && !geo.approximate ? { geo: { '@type': 'GeoCoordinates', ...geo } } : {}),
    ...(rooms && listing.beds ? { numberOfBedrooms: listing.beds } : {}),
    ...(rooms && listing.baths ? { numberOfBathroomsTotal: listing.baths } : {}),
    ...(listing.features.length
      ? {
          amenityFeature: listing.features.map((name) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          })),
        }
      : {}),
  };
}

function offer({
  listing,
  url,
  agencyName,
  agentNames,
}: {
  listing: PublicListing;
  url: string;
  agencyName: string;
  agentNames: string[];
}): object {
  const closed = listing.channel === 'sold' || listing.channel === 'leased';
  const availability = closed ? 'SoldOut' : listing.underOffer ? 'LimitedAvailability' : 'InStock';
  // The text says what a rent is paid for, since only a number that may be shown is in it.
  const period = /per (week|month|year)$/.exec(listing.priceText)?.[1];
  return {
    '@type': 'Offer',
    url,
    availability: `https://schema.org/${availability}`,
    businessFunction: `http://purl.org/goodrelations/v1#${listing.method === 'rent' ? 'LeaseOut' : 'Sell'}`,
    ...(listing.priceAmount === null ? {} : { price: listing.priceAmount, priceCurrency: 'AUD' }),
    ...(listing.priceAmount !== null && listing.method === 'rent' && period
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: listing.priceAmount,
            priceCurrency: 'AUD',
            unitText: period,
          },
        }
      : {}),
    offeredBy: {
      '@type': 'RealEstateAgent',
      name: agencyName,
      ...(agentNames.length ? { employee: agentNames.map((name) => ({ '@type': 'Person', name })) } : {}),
    },
  };
}

function breadcrumbList({ listing, siteUrl }: Parts): object {
  const steps = [
    { name: entranceName(listing), path: entrancePath(listing) },
    ...(listing.address.suburb ? [{ name: listing.address.suburb, path: suburbSearchPath(listing) }] : []),
    { name: listing.address.street ?? listing.headline ?? listing.address.full, path: listing.path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** The first few sentences, cut at a word. */
export function shorten(text: string, length = 300): string {
  // Descriptions run to thousands of characters; the first few are all that is needed.
  const line = text
    .slice(0, length * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > length / 2 ? cut.lastIndexOf(' ') : undefined)}…`;
}
