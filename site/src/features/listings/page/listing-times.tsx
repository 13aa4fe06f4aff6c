import type { ReactNode } from 'react';
import { currentLanguage } from '#site/messages/language.ts';
import { listingTexts } from '#site/messages/listing.ts';
import { Icon } from '#site/ui/icons.tsx';
import {
  dayText,
  isUpcoming,
  localText,
  spanText,
  timeText,
  upcomingInspections,
} from '../public/inspection-times.ts';
import type { PublicListing } from '../public/public-listing.ts';

/** Registers for the inspection at this time (ISO instant); `when` is the time as text. */
export type RegisterAt = (time: { startsAt: string; when: string }) => ReactNode;

type Props = {
  listing: PublicListing;
  now: number;
  registerForInspection: ReactNode;
  registerAt: RegisterAt | null;
  askForInspection: ReactNode;
};

/** When a listing can be seen and when it is auctioned, each with its entry for a calendar. Nothing once it is sold. */
export function ListingTimes({ listing, now, registerForInspection, registerAt, askForInspection }: Props) {
  if (listing.channel === 'sold' || listing.channel === 'leased') return null;
  const inspections = upcomingInspections({ inspections: listing.inspections, now });
  const { path, timeZone: zone } = listing;
  const texts = listingTexts();
  return (
    <section
      id="inspections"
      aria-labelledby="inspections-title"
      data-behaviour="visitor-times"
      data-your-time={currentLanguage() === 'en' ? undefined : texts.yourTime('{time}')}
      className="rounded-lg bg-sand p-6 print:bg-transparent print:p-0"
    >
      <h2 id="inspections-title" className="text-xl">
        {texts.inspections}
      </h2>
      {inspections.length > 0 ? (
        <>
          <ul className="mt-4 grid gap-4 print:gap-2 print:[&>li:nth-child(n+5)]:hidden">
            {inspections.map(({ startsAt, endsAt }) => {
              const day = dayText({ at: startsAt, zone });
              const time = spanText({ startsAt, endsAt, zone });
              return (
                <li key={startsAt}>
                  <Moment
                    day={day}
                    time={time}
                    instant={startsAt}
                    local={localText({ at: startsAt, zone })}
                    href={`${path}/inspections.ics?start=${encodeURIComponent(startsAt)}`}
                    register={inspections.length > 1 && registerAt?.({ startsAt, when: `${day}, ${time}` })}
                  />
                </li>
              );
            })}
          </ul>
          {inspections.length > 1 && (
            <p className="mt-3 text-sm print:hidden">
              <a href={`${path}/inspections.ics`} className={quietLink}>
                {texts.addAll(inspections.length)}
              </a>
            </p>
          )}
          {registerForInspection && <div className="mt-5 print:hidden">{registerForInspection}</div>}
          {askForInspection && <div className="mt-3 text-sm print:hidden">{askForInspection}</div>}
        </>
      ) : (
        <div className="mt-3">
          <p className="text-muted">
            {texts.noneScheduled}
            {askForInspection && ` ${texts.bookPrivate}`}
          </p>
          {askForInspection && <div className="mt-4 print:hidden">{askForInspection}</div>}
        </div>
      )}
      <Auction listing={listing} now={now} />
    </section>
  );
}

function Auction({ listing, now }: { listing: PublicListing; now: number }) {
  const { auctionAt, path, timeZone: zone } = listing;
  if (!auctionAt || !isUpcoming({ at: auctionAt, now })) return null;
  return (
    <div className="mt-6 border-t border-sand-deep pt-6">
      <h2 className="text-xl">{listingTexts().auction}</h2>
      <div className="mt-4">
        <Moment
          day={dayText({ at: auctionAt, zone })}
          time={timeText({ at: auctionAt, zone })}
          instant={auctionAt}
          local={localText({ at: auctionAt, zone })}
          href={`${path}/auction.ics`}
        />
      </div>
    </div>
  );
}

const quietLink =
  'inline-block py-1 font-medium underline decoration-outline underline-offset-4 hover:decoration-accent';

function Moment({
  day,
  time,
  instant,
  local,
  href,
  register,
}: {
  day: string;
  time: string;
  instant: string;
  /** Date and time on the clocks of the property. */
  local: string;
  href: string;
  register?: ReactNode;
}) {
  const { addMoment, addToCalendar } = listingTexts();
  return (
    <div className="flex items-center gap-4">
      <p className="me-auto leading-snug">
        <time dateTime={instant} data-local={local}>
          <span className="block font-semibold">{day}</span>
          {time}
        </time>
      </p>
      {register && <span className="text-sm print:hidden">{register}</span>}
      <a
        href={href}
        aria-label={addMoment(day, time)}
        title={addToCalendar}
        className="grid size-11 shrink-0 place-items-center rounded-sm border border-outline bg-paper text-brand hover:border-brand hover:bg-brand-soft print:hidden"
      >
        <Icon name="calendar" />
      </a>
    </div>
  );
}
