import { priceInLanguage } from '#site/messages/prices.ts';
import { FeatureIcons } from '#site/ui/feature-icons.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { ListingCard } from '../public/public-listing.ts';
import { addressLines, dateText } from './listing-card.tsx';

/** Sales one below the other: address, rooms, when, for how much. For who compares prices. */
export function SalesList({ listings }: { listings: ListingCard[] }) {
  return (
    <ul className="border-t border-sand-deep">
      {listings.map((listing) => {
        const { street, place } = addressLines(listing);
        return (
          <li key={listing.id} className="border-b border-sand-deep">
            <a
              href={listing.path}
              className="group grid items-center gap-x-8 gap-y-2 py-4 no-underline md:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_17rem_10rem_15rem]"
            >
              <span className="wrap-anywhere group-hover:text-accent md:max-lg:order-1">
                <WrittenText text={street} />
                <span className="block text-sm text-muted">
                  <WrittenText text={place} />
                </span>
              </span>
              <div className="md:max-lg:order-3">
                <FeatureIcons {...listing} />
              </div>
              <span className="text-sm tabular-nums md:max-lg:order-4 md:max-lg:text-end">
                {listing.soldDate && dateText(listing.soldDate)}
              </span>
              <span className="font-semibold md:text-end md:max-lg:order-2">
                {priceInLanguage(listing.priceText) ?? <WrittenText text={listing.priceText} />}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
