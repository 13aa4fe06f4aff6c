import { ListingGrid } from '#site/features/listings/cards/listing-card.tsx';
import { ListingLead } from '#site/features/listings/cards/listing-lead.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';

/** Listings as cards (`cards`), or the first one large and the others as cards (`lead`). `sample` as in ListingGrid. */
export function LedListings({
  look,
  listings,
  now,
  sample,
}: {
  look: 'cards' | 'lead';
  listings: ListingCard[];
  now: number;
  sample?: boolean;
}) {
  const [lead, ...others] = listings;
  if (look === 'cards' || !lead) return <ListingGrid listings={listings} now={now} sample={sample} />;
  return (
    <div className="grid gap-14">
      <ListingLead listing={lead} now={now} />
      {others.length > 0 && <ListingGrid listings={others} now={now} sample={sample} />}
    </div>
  );
}
