'use client';

import { zoneNote } from '#site/ui/admin/time-zones.ts';
import { useWorkList } from '#site/ui/admin/use-work-list.client.ts';
import { ListFilters, ListRows, ViewButtons } from '#site/ui/admin/work-list-parts.client.tsx';
import { BOARD_VIEWS, type Board, type BoardRow } from '../board/board-views.ts';
import '#site/ui/admin/work-list.css';
import './listing-board.css';

/** The listings with picture, price, agent, status, open homes, enquiries and days on the market. */
export function ListingBoard({ hasOwn, mayCreate }: { hasOwn: boolean; mayCreate: boolean }) {
  const list = useWorkList<Board>({
    path: '/api/listings/board',
    defaults: { view: hasOwn ? 'mine' : 'current', search: '' },
  });
  const { mine, ...others } = BOARD_VIEWS;
  return (
    <div className="work-list">
      <header className="work-list__head">
        <h1>Listings</h1>
        <span>
          {mayCreate && <a href="/admin/collections/listings/create">New listing</a>}
          {mayCreate && ' · '}
          <a href="/admin/collections/listings">All listings as a table</a>
        </span>
      </header>
      <ViewButtons
        views={hasOwn ? { mine, ...others } : others}
        current={list.question?.view}
        onChoose={(view) => list.ask({ view })}
      />
      <ListFilters list={list} label="Search listings" placeholder="Address, headline or feed ID" />
      <ListRows list={list} of="listings" empty="No listings here.">
        {({ rows }) => (
          <ul className="work-list__rows">
            {rows.map((row) => (
              <ListingRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </ListRows>
    </div>
  );
}

function ListingRow({ row }: { row: BoardRow }) {
  const { id, title, picture, price, isPriceHidden, state, agents, enquiries, daysListed } = row;
  return (
    <li className="work-list__row work-list__row--pictured">
      {picture ? (
        <img className="work-list__picture" src={picture} alt="" loading="lazy" />
      ) : (
        <span className="work-list__picture" />
      )}
      <div className="work-list__listing">
        <span>
          <a href={`/admin/collections/listings/${id}`}>{title}</a>
          <small>
            <span className="work-list__badge">{state}</span>
          </small>
        </span>
        <span>
          {price || 'No price'}
          {isPriceHidden && <small>Hidden from visitors</small>}
        </span>
        <span>{agents.join(', ') || 'No agent'}</span>
        <span>{inspectionText(row)}</span>
        <span>
          <a href={`/admin/collections/leads?where[or][0][and][0][listing][equals]=${id}`}>
            {enquiries === 1 ? '1 lead' : `${enquiries} leads`}
          </a>
        </span>
        <span>{daysListed === null ? '' : daysListed === 1 ? '1 day' : `${daysListed} days`}</span>
      </div>
    </li>
  );
}

/** When the next inspection is, on the clock of the property, which is named where the reader's own says another time. */
function inspectionText({ nextInspection, inspections, timeZone }: BoardRow): string {
  if (!nextInspection) return 'No open homes';
  const next = new Date(nextInspection).toLocaleString('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const open = `Open ${next}${zoneNote({ at: nextInspection, zone: timeZone })}`;
  return inspections > 1 ? `${open}, then ${inspections - 1} more` : open;
}
