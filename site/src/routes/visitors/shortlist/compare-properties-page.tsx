import { listingDuty } from '#site/features/calculators/listing-duty.ts';
import { loadDutyTables } from '#site/features/calculators/load-tables.ts';
import { addressLines } from '#site/features/listings/cards/listing-card.tsx';
import { loadGoneListings } from '#site/features/listings/page/load-listing.ts';
import {
  dateIn,
  dayText,
  isUpcoming,
  spanText,
  upcomingInspections,
} from '#site/features/listings/public/inspection-times.ts';
import { listingsById } from '#site/features/listings/public/listings-by-id.ts';
import type { PublicListing } from '#site/features/listings/public/public-listing.ts';
import { type ComparedListing, CompareView } from '#site/features/shortlist/compare-view.tsx';
import { priceInLanguage } from '#site/messages/prices.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import type { PageRoute } from '#site/routes/pages/page-route.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { COMPARED } from './compared-facts.ts';
import { ownerOf } from './list-owner.ts';
import { type ListPages, privatePage } from './saved-properties-page.tsx';

/** `/compare-properties`; `?only=differences` leaves out what is the same. */
export const compareProperties =
  ({ sessions, shortlist }: ListPages): PageRoute =>
  async ({ site, c, query }) => {
    const owner = ownerOf(await sessions.currentVisitor(c));
    const entries = owner ? await shortlist.entries({ owner, kind: 'compared' }) : [];
    // The first one added is first.
    const ids = entries.map(({ listing }) => listing).reverse();
    const [found, gone, tables] = await Promise.all([
      listingsById(site.payload, ids),
      loadGoneListings(site.payload, ids),
      loadDutyTables(site.payload),
    ]);
    const now = Date.now();
    const today = dayInSydney(now);
    const listings = ids.map((id) => {
      const listing = found.get(id);
      return listing
        ? comparedListing({ listing, now, duty: listingDuty({ listing, tables, today })?.amount })
        : goneListing({ id, place: gone.get(id)?.place?.name });
    });
    return privatePage({
      title: shortlistTexts().compare.title,
      body: <CompareView listings={listings} onlyDifferences={query.get('only') === 'differences'} />,
    });
  };

function goneListing({ id, place }: { id: number; place: string | undefined }): ComparedListing {
  const { gone, propertyIn } = shortlistTexts().saved;
  return {
    id,
    street: gone,
    place: place ? propertyIn(place) : '',
    path: null,
    image: null,
    isGone: true,
    facts: [{ label: COMPARED.status, text: gone, isOwn: true }],
    features: [],
  };
}

function comparedListing({
  listing,
  now,
  duty,
}: {
  listing: PublicListing;
  now: number;
  /** What an owner-occupier pays, in words. */
  duty: string | null | undefined;
}): ComparedListing {
  const { id, path, images, timeZone: zone } = listing;
  const [next] = upcomingInspections({ inspections: listing.inspections, now });
  const hasCome = (day: string) => day <= dateIn({ at: now, zone });
  const count = (n: number | null) => (n ? String(n) : null);
  const price = priceInLanguage(listing.priceText);
  const own: [label: string, text: string | null | undefined][] = [
    [COMPARED.price, price],
    [COMPARED.duty, duty ? duty[0]?.toUpperCase() + duty.slice(1) : null],
    [COMPARED.status, statusOf(listing)],
    [COMPARED.beds, count(listing.beds)],
    [COMPARED.baths, count(listing.baths)],
    [COMPARED.cars, count(listing.cars)],
    [COMPARED.open, next ? `${dayText({ at: next.startsAt, zone })}, ${spanText({ ...next, zone })}` : null],
    [
      COMPARED.auction,
      isUpcoming({ at: listing.auctionAt, now }) ? dayText({ at: String(listing.auctionAt), zone }) : null,
    ],
  ];
  return {
    id,
    path,
    image: images[0] ?? null,
    ...addressLines(listing),
    facts: [
      ...own.flatMap(([label, text]) => (text ? [{ label, text, isOwn: true }] : [])),
      ...(price ? [] : [{ label: COMPARED.price, text: listing.priceText }]),
      ...listing.facts.map(({ label, text, nowFrom }) => ({
        label,
        text: nowFrom && hasCome(nowFrom) ? 'Now' : text,
      })),
    ],
    features: listing.features,
  };
}

function statusOf({ channel, underOffer, method }: PublicListing): string {
  const { statuses } = shortlistTexts().compare;
  if (underOffer) return method === 'rent' ? statuses.depositTaken : statuses.underOffer;
  return statuses[channel];
}
