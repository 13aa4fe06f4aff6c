import { NoPicture, Picture } from '#site/ui/picture.tsx';
import { dayText, spanText } from './inspection-times.ts';
import { addressLines } from './listing-card.tsx';
import type { OpenHome } from './load-home.ts';

/** Inspections by day, each with its time, address and price: a list to plan a Saturday by. */
export function OpenHomes({ openHomes }: { openHomes: OpenHome[] }) {
  const days = Map.groupBy(openHomes, ({ listing, inspection }) =>
    dayText({ at: inspection.startsAt, zone: listing.timeZone }),
  );
  return (
    <div className="grid gap-10 lg:gap-14">
      {[...days].map(([day, homes]) => (
        <div key={day} className="grid gap-4 lg:grid-cols-[14rem_1fr] lg:gap-8">
          <h3 className="text-xl lg:pt-5">{day}</h3>
          <ul className="border-t border-sand-deep">
            {homes.map((home) => (
              <li key={home.listing.id} className="border-b border-sand-deep">
                <Row {...home} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Row({ listing, inspection }: OpenHome) {
  const [image] = listing.images;
  const { street, place } = addressLines(listing);
  return (
    <a
      href={listing.path}
      className="group grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-1 py-4 no-underline md:grid-cols-[7rem_11rem_1fr_auto] md:gap-x-8"
    >
      <span className="row-span-3 block overflow-hidden rounded-md md:row-span-1">
        {image ? <Picture image={{ ...image, alt: '' }} ratio="4/3" sizes="7rem" /> : <NoPicture />}
      </span>
      <span className="font-semibold tabular-nums">
        {spanText({ ...inspection, zone: listing.timeZone })}
      </span>
      <span className="wrap-anywhere group-hover:text-accent">
        {street}
        <span className="block text-sm text-muted">{place}</span>
      </span>
      <span className="text-sm md:max-w-56 md:text-right">{listing.priceText}</span>
    </a>
  );
}
