import type { ReactNode } from 'react';
import { leftToRight } from '#site/messages/language.ts';
import { priceInLanguage } from '#site/messages/prices.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { checkStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { PlannedStop, Stop } from './planner.ts';

/** An open home in the plan. */
export type ShownStop = Stop & {
  /** In the property's time zone: `10:00 – 10:30 am`. */
  time: string;
  street: string;
  place: string;
  path: string;
  priceText: string;
};

type PlannerViewProps = {
  title: string;
  /** Path of the plan; the calendar file has the same path with `.ics`. */
  path: string;
  back: { href: string; label: string };
  days: { day: string; label: string }[];
  day: string;
  stops: PlannedStop<ShownStop>[];
  /** The chosen ones on a map; null without maps or coordinates. */
  map: ReactNode;
};

/** The open homes of a day among the listings of a list: choose, sort by time, save to a calendar. */
export function PlannerView({ title, path, back, days, day, stops, map }: PlannerViewProps) {
  const chosen = stops.filter((stop) => stop.chosen);
  const { planner, print } = shortlistTexts();
  return (
    <Container className="pt-10 pb-20 md:pt-12">
      <p className="mb-4 print:hidden">
        <a href={back.href} className="inline-block py-1 underline underline-offset-4">
          {back.label}
        </a>
      </p>
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      {days.length === 0 ? (
        <div className="mt-8">
          <EmptyState icon="calendar" title={planner.none} text={planner.noneText}>
            <ButtonLink href={back.href}>{back.label}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <nav aria-label={planner.day} className="mt-6 flex flex-wrap gap-2 print:hidden">
            {days.map((one) => (
              <a
                key={one.day}
                href={`${path}?day=${one.day}`}
                aria-current={one.day === day ? 'date' : undefined}
                className="flex min-h-11 items-center rounded-sm border border-outline px-4 font-medium no-underline hover:bg-brand-soft aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-paper"
              >
                {one.label}
              </a>
            ))}
          </nav>
          <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
            <form method="get" action={path}>
              <input type="hidden" name="day" value={day} />
              {/* Tells a form with nothing ticked from a link to the whole day. */}
              <input type="hidden" name="ticked" value="yes" />
              <h2 className="mb-4 text-2xl">{days.find((one) => one.day === day)?.label}</h2>
              <ol className="border-t border-line">
                {stops.map((stop) => (
                  <li key={stop.key} className={`border-b border-line ${stop.chosen ? '' : 'print:hidden'}`}>
                    {stop.way && <Way {...stop.way} />}
                    <StopRow stop={stop} />
                  </li>
                ))}
              </ol>
              <p className="mt-6 flex flex-wrap gap-3 print:hidden">
                <Button type="submit" variant="outline">
                  {planner.directions}
                </Button>
                <Button type="submit" formAction={`${path}.ics`}>
                  <Icon name="calendar" />
                  {planner.addToCalendar}
                </Button>
                <Button variant="quiet" data-print="" hidden>
                  {print}
                </Button>
              </p>
            </form>
            {map && (
              <section aria-label={planner.map} className="print:hidden lg:sticky lg:top-24 lg:self-start">
                {map}
                {chosen.some(({ geo }) => !geo) && (
                  <p className="mt-3 text-sm text-muted">{planner.notOnMap}</p>
                )}
              </section>
            )}
          </div>
        </>
      )}
    </Container>
  );
}

function StopRow({ stop }: { stop: PlannedStop<ShownStop> }) {
  const id = `stop-${stop.listing}-${stop.startsAt.replace(/\D/g, '')}`;
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 py-4">
      <input
        id={id}
        type="checkbox"
        name="at"
        value={stop.key}
        defaultChecked={stop.chosen}
        aria-label={stop.time + shortlistTexts().comma + leftToRight(stop.street)}
        className={`${checkStyle} mt-0.5`}
      />
      <div className={stop.chosen ? '' : 'text-muted'}>
        <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-3 font-semibold tabular-nums">
          {stop.number !== null && (
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center self-center rounded-full bg-accent text-xs text-paper"
            >
              {stop.number}
            </span>
          )}
          {stop.time}
        </label>
        <a href={stop.path} className="mt-1 inline-block wrap-anywhere underline underline-offset-4">
          <WrittenText text={stop.street} />
        </a>
        <span className="block text-sm text-muted">
          <WrittenText text={stop.place} /> ·{' '}
          {priceInLanguage(stop.priceText) ?? <WrittenText text={stop.priceText} />}
        </span>
      </div>
    </div>
  );
}

/** Time and distance between two stops. */
function Way({ minutes, km }: { minutes: number; km: number | null }) {
  const { overlaps, between } = shortlistTexts().planner;
  const far = km === null ? '' : `${shortlistTexts().comma}${distance(km)}`;
  return (
    <p className="flex items-center gap-2 pt-3 text-sm text-muted">
      <Icon name={minutes < 0 ? 'clock' : 'arrow-right'} className="size-4" />
      {minutes < 0 ? <strong className="text-bad">{overlaps + far}</strong> : between(lasting(minutes)) + far}
    </p>
  );
}

function distance(km: number): string {
  const { nextDoor, straightLine } = shortlistTexts().planner;
  return km < 0.1 ? nextDoor : straightLine(km < 10 ? km.toFixed(1) : String(Math.round(km)));
}

function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const texts = shortlistTexts().planner;
  const parts = [hours > 0 ? texts.hours(hours) : '', rest > 0 || hours === 0 ? texts.minutes(rest) : ''];
  return parts.filter(Boolean).join(' ');
}
