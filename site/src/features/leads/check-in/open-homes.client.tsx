'use client';

import { useState } from 'react';
import { useWorkList } from '#site/ui/admin/use-work-list.client.ts';
import { ListAnswer, ViewButtons } from '#site/ui/admin/work-list-parts.client.tsx';
import { clockTimes, InspectionSheet } from './inspection-sheet.tsx';
import { OPEN_HOME_VIEWS, type OpenHomeRow, type OpenHomeVisitor } from './open-home-rows.ts';
import '#site/ui/admin/work-list.css';
import './open-homes.css';

type Answer = { rows: OpenHomeRow[] };

/** The open homes of the week: the page for each door, how many registered and came, and who. */
export function OpenHomes({ hasOwn }: { hasOwn: boolean }) {
  const { question, answer, ask } = useWorkList<Answer>({
    path: '/api/leads/open-homes',
    defaults: { view: 'coming', of: hasOwn ? 'mine' : '' },
  });
  const rows = typeof answer === 'object' ? answer.rows : [];
  return (
    <div className="work-list">
      <header className="work-list__head">
        <h1>Open homes</h1>
        {hasOwn && (
          <label>
            <input
              type="checkbox"
              checked={question?.of === 'mine'}
              onChange={({ target }) => ask({ of: target.checked ? 'mine' : 'all' })}
            />{' '}
            Only my listings
          </label>
        )}
      </header>
      <div className="open-homes__tools">
        <ViewButtons views={OPEN_HOME_VIEWS} current={question?.view} onChoose={(view) => ask({ view })} />
        {rows.length > 0 && (
          <button type="button" onClick={() => window.print()}>
            Print inspection sheet
          </button>
        )}
      </div>
      <OpenHomeList answer={answer} />
      {rows.length > 0 && <InspectionSheet rows={rows} />}
    </div>
  );
}

/** Open homes as a list; `isOfListing` on the listing’s own screen, which says its address itself. */
export function OpenHomeList({
  answer,
  isOfListing = false,
}: {
  answer: Answer | 'failed' | undefined;
  isOfListing?: boolean;
}) {
  return (
    <ListAnswer answer={answer} of="open homes">
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="work-list__empty">
            No open homes here. Add inspection times to a listing, and they appear.
          </p>
        ) : (
          <ul className="work-list__rows">
            {rows.map((row) => (
              <Row key={`${row.listing} ${row.startsAt}`} row={row} isOfListing={isOfListing} />
            ))}
          </ul>
        )
      }
    </ListAnswer>
  );
}

function Row({ row, isOfListing }: { row: OpenHomeRow; isOfListing: boolean }) {
  const { listing, title, agents, registered, checkedIn, doorPath } = row;
  const [visitors, setVisitors] = useState<OpenHomeVisitor[] | 'failed'>();
  const toggle = async () => {
    if (visitors) return setVisitors(undefined);
    const asked = new URLSearchParams({ listing: String(listing), inspection: row.startsAt });
    const response = await fetch(`/api/leads/open-homes/visitors?${asked}`).catch(() => undefined);
    setVisitors(
      response?.ok ? ((await response.json()) as { visitors: OpenHomeVisitor[] }).visitors : 'failed',
    );
  };
  return (
    <li className="work-list__row open-home">
      <div className="open-home__facts">
        <span>
          <strong>{timeOf(row)}</strong>
          {!isOfListing && <small>{agents.join(', ') || 'No agent'}</small>}
        </span>
        {!isOfListing && <a href={`/admin/collections/listings/${listing}`}>{title}</a>}
        <span>
          {checkedIn === 1 ? '1 visitor' : `${checkedIn} visitors`}
          {registered > 0 && <small>{registered} registered</small>}
        </span>
      </div>
      <div className="work-list__buttons">
        {checkedIn > 0 && (
          <button type="button" aria-expanded={visitors !== undefined} onClick={() => void toggle()}>
            Who came
          </button>
        )}
        {doorPath && (
          <a href={doorPath} target="_blank" rel="noopener">
            Check in visitors
          </a>
        )}
      </div>
      {visitors && <Visitors visitors={visitors} expected={checkedIn} />}
    </li>
  );
}

function Visitors({ visitors, expected }: { visitors: OpenHomeVisitor[] | 'failed'; expected: number }) {
  if (visitors === 'failed')
    return (
      <p role="alert" className="open-home__visitors">
        The visitors could not be loaded. Try again.
      </p>
    );
  const unseen = expected - visitors.length;
  return (
    <div className="open-home__visitors">
      <ul>
        {visitors.map(({ lead, name, phone, email, selling, consent }) => (
          <li key={lead}>
            <a href={`/admin/collections/leads/${lead}`}>{name}</a>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {selling && <span className="work-list__badge">Thinking of selling</span>}
            {!consent && <span className="work-list__badge">No emails</span>}
          </li>
        ))}
      </ul>
      {unseen > 0 && (
        <p>{unseen === 1 ? '1 visitor belongs' : `${unseen} visitors belong`} to another agent.</p>
      )}
    </div>
  );
}

/** When an open home is: `Sat, 5 Dec, 10:00 am – 10:30 am`, on the clock of the property. */
function timeOf(row: OpenHomeRow): string {
  const { startsAt, timeZone } = row;
  const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  return `${new Date(startsAt).toLocaleDateString('en-AU', day)}, ${clockTimes(row)}`;
}
