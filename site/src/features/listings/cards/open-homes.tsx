import { priceInLanguage } from '#site/messages/prices.ts';
import { NoPicture, Picture } from '#site/ui/picture.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { dayText, spanText, timeText } from '../public/inspection-times.ts';
import type { OpenHome } from '../public/load-home.ts';
import type { Occasion } from '../public/upcoming.ts';
import { addressLines } from './listing-card.tsx';

/** Inspections by day, each with its time, address and price: a list to plan a Saturday by. */
export function OpenHomes({ openHomes }: { openHomes: OpenHome[] }) {
  return <Occasions occasions={openHomes.map(({ listing, inspection }) => ({ listing, ...inspection }))} />;
}

/**
 * The same for any events of listings. They stand in their order; those of one day together. `level`: of the headings
 * of days, 2 where the page’s own is the one before.
 */
export function Occasions({ occasions, level = 3 }: { occasions: Occasion[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const days = Map.groupBy(occasions, ({ listing, startsAt }) =>
    dayText({ at: startsAt, zone: listing.timeZone }),
  );
  return (
    <div className="grid gap-10 lg:gap-14">
      {[...days].map(([day, ofDay]) => (
        <div key={day} className="grid gap-4 lg:grid-cols-[14rem_1fr] lg:gap-8">
          <Heading className="text-xl lg:pt-5">{withUnbrokenDate(day)}</Heading>
          <ul className="border-t border-sand-deep">
            {ofDay.map((occasion) => (
              <li key={`${occasion.listing.id} ${occasion.startsAt}`} className="border-b border-sand-deep">
                <Row {...occasion} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** `Thursday 3 December` breaks after the weekday alone. */
const withUnbrokenDate = (day: string): string => day.replace(/(\d) (?=\S+$)/, '$1\u00a0');

/** From when to when an inspection is, or when an auction begins. */
export const occasionTime = ({ listing: { timeZone: zone }, startsAt, endsAt }: Occasion): string =>
  endsAt ? spanText({ startsAt, endsAt, zone }) : timeText({ at: startsAt, zone });

function Row({ listing, startsAt, endsAt }: Occasion) {
  const [image] = listing.images;
  const { street, place } = addressLines(listing);
  return (
    <a
      href={listing.path}
      className="group grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-1 py-4 no-underline md:grid-cols-[7rem_9.5rem_minmax(0,1fr)_minmax(0,10rem)] md:gap-x-6 xl:grid-cols-[7rem_11rem_minmax(0,1fr)_minmax(0,14rem)] xl:gap-x-8"
    >
      <span className="row-span-3 block overflow-hidden rounded-md md:row-span-1">
        {image ? <Picture image={{ ...image, alt: '' }} ratio="4/3" sizes="7rem" /> : <NoPicture />}
      </span>
      <span className="font-semibold tabular-nums">
        <time dateTime={startsAt}>{occasionTime({ listing, startsAt, endsAt })}</time>
      </span>
      <span className="wrap-anywhere group-hover:text-accent">
        <WrittenText text={street} />
        <span className="block text-sm text-muted">
          <WrittenText text={place} />
        </span>
      </span>
      <span className="text-sm md:text-end">
        {priceInLanguage(listing.priceText) ?? <WrittenText text={listing.priceText} />}
      </span>
    </a>
  );
}
