'use client';

import './coming-changes.css';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FAILED } from '#site/features/pages/schedule/planned-change.ts';
import { localTime, sentenceTime, type TimeZone } from '#site/ui/admin/time-zones.ts';
import type { ComingChange } from './coming-change.ts';
import type { CalendarDay, CalendarMonth } from './month-of.ts';

const PATH = '/admin/coming-changes';

/** A month of coming changes: a grid of weeks, on narrow screens the days on which something happens. */
export function ComingCalendar({
  month: { title, before, after, days },
  failed,
  next,
  zone,
  mayChange,
}: {
  month: CalendarMonth;
  failed: ComingChange[];
  next: ComingChange | undefined;
  zone: TimeZone;
  mayChange: boolean;
}) {
  const router = useRouter();
  const [told, setTold] = useState('');
  const cancel = async ({ cancel: path = '' }: ComingChange) => {
    const answer = await fetch(path, { method: 'DELETE', credentials: 'same-origin' }).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined;
    setTold(
      answer?.ok ? 'Removed from the schedule.' : (body?.message ?? 'The server did not respond. Try again.'),
    );
    router.refresh();
  };
  const onCancel = mayChange ? (change: ComingChange) => void cancel(change) : undefined;
  const isEmpty = days.every(({ changes, isOther }) => isOther || changes.length === 0);
  return (
    <div className="coming-changes">
      <h1>Coming changes</h1>
      <p>
        Pages, news, templates and popups that will be published, unpublished, begin or end by themselves.
        Days are in {zone.split('/')[1]} time.
      </p>
      {failed.length > 0 && (
        <section aria-labelledby="coming-failed" className="coming-changes__failed">
          <h2 id="coming-failed">Did not happen</h2>
          <p>{FAILED}</p>
          <ul>
            {failed.map((change) => (
              <Change key={change.key} change={change} zone={zone} isWhole {...(onCancel && { onCancel })} />
            ))}
          </ul>
        </section>
      )}
      <nav aria-label="Months">
        <a href={`${PATH}?month=${before}`}>Month before</a>
        <h2>{title}</h2>
        <a href={`${PATH}?month=${after}`}>Month after</a>
        <a href={PATH}>Today</a>
      </nav>
      <p role="status">{told}</p>
      {isEmpty && (
        <p>
          Nothing is planned in {title}.{' '}
          {next && (
            <a href={`${PATH}?month=${localTime({ at: next.at, zone }).slice(0, 7)}`}>
              Next change: {sentenceTime({ at: next.at, zone })}
            </a>
          )}
        </p>
      )}
      <ol>
        {days.map((day) => (
          <Day key={day.day} day={day} zone={zone} {...(onCancel && { onCancel })} />
        ))}
      </ol>
    </div>
  );
}

type Shown = { zone: TimeZone; onCancel?: (change: ComingChange) => void };

function Day({ day: { label, isOther, isToday, changes }, ...shown }: Shown & { day: CalendarDay }) {
  return (
    <li
      className="coming-changes__day"
      data-other={isOther || undefined}
      data-empty={changes.length === 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <h3>{label}</h3>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <Change key={change.key} change={change} {...shown} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Change({
  change,
  zone,
  isWhole = false,
  onCancel,
}: Shown & { change: ComingChange; isWhole?: boolean }) {
  const { at, does, kind, name, href, by, failed } = change;
  const time = isWhole ? sentenceTime({ at, zone }) : timeOf({ at, zone });
  return (
    <li className="coming-changes__change" data-failed={failed}>
      <span>
        {time} {does}
      </span>{' '}
      <a href={href}>
        {kind} “{name}”
      </a>
      {change.zone !== zone && <span> ({sentenceTime({ at, zone: change.zone })})</span>}
      {by && <span> by {by}</span>}
      {change.cancel && onCancel && (
        <button
          type="button"
          aria-label={`${failed ? 'Remove' : 'Cancel'}: ${does} “${name}”`}
          onClick={() => onCancel(change)}
        >
          {failed ? 'Remove' : 'Cancel'}
        </button>
      )}
    </li>
  );
}

const timeOf = ({ at, zone }: { at: number; zone: TimeZone }): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at);
