import { FeatureIcons } from '#site/ui/feature-icons.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { NoPicture, Picture } from '#site/ui/picture.tsx';
import { PriceLine } from '#site/ui/price-line.tsx';
import type { ListingCard } from '../public/public-listing.ts';
import { addressLines, newsOf } from './listing-card.tsx';

/** One listing told at length: a wide picture, its headline, and the rest beside it. */
export function ListingLead({ listing, now }: { listing: ListingCard; now: number }) {
  const [image] = listing.images;
  const { street, place } = addressLines(listing);
  const news = newsOf({ listing, now });
  return (
    <article className="group relative grid items-stretch overflow-hidden rounded-lg bg-sand lg:grid-cols-[1.7fr_1fr]">
      <div className="overflow-hidden">
        {image ? (
          <Picture
            image={image}
            ratio="3/2"
            sizes="(min-width: 80rem) 47rem, (min-width: 64rem) 60vw, 100vw"
            className="transition-transform duration-500 group-hover:scale-[1.02] lg:h-full"
          />
        ) : (
          <NoPicture ratio="3/2" />
        )}
      </div>
      <div className="flex flex-col justify-center p-6 md:p-10">
        <h3 className="text-2xl">
          <a
            href={listing.path}
            className="no-underline wrap-anywhere after:absolute after:inset-0 group-hover:text-accent"
          >
            {listing.headline ?? street}
          </a>
        </h3>
        <p className="mt-4">
          {street}
          <span className="block text-muted">{place}</span>
        </p>
        <div className="mt-4">
          <FeatureIcons {...listing} />
        </div>
        <div className="mt-6 border-t border-sand-deep pt-5">
          <PriceLine text={listing.priceText} />
          {news && (
            <p className="mt-3 flex items-start gap-2 text-sm font-medium">
              <Icon name={news.icon} className="mt-0.5 size-5 text-accent" />
              {news.text}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
