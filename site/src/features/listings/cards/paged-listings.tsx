import { siteTexts } from '#site/messages/site.ts';
import { CARD_GRID } from '#site/ui/card-grid.ts';
import { PagedList } from '#site/ui/paged/paged-list.tsx';
import type { ListingCard } from '../public/public-listing.ts';
import { ListingItems } from './listing-card.tsx';
import { ListingLead } from './listing-lead.tsx';

/** Listings in pages: in columns, or `big`, each with a wide picture one below the other. */
export function PagedListings({
  cards,
  at: { page, pages, total },
  now,
  href,
  fragment,
  big = false,
}: {
  cards: ListingCard[];
  at: { page: number; pages: number; total: number };
  now: number;
  href: (page: number) => string;
  /** Where its further pages are fetched; they are plain pages where it is left out. */
  fragment?: string;
  big?: boolean;
}) {
  return (
    <PagedList
      id="paged-listings"
      label="results"
      pagerLabel={siteTexts().pages}
      // Its numbers say all there is to say; what is left is said by lists that grow.
      at={{ page, pages, total, remaining: 0 }}
      look="numbers"
      href={({ page: to }) => href(to)}
      marks={fragment ? { page, term: '', pageName: 'page', source: { fragment } } : undefined}
      className={big ? 'grid gap-10' : CARD_GRID}
      items={
        big ? (
          cards.map((listing) => (
            <li key={listing.id}>
              <ListingLead listing={listing} now={now} />
            </li>
          ))
        ) : (
          <ListingItems listings={cards} now={now} />
        )
      }
    />
  );
}
