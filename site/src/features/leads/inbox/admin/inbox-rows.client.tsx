'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { browserTime } from '#site/ui/admin/time-zones.ts';
import { LEAD_STATES } from '../lead-states.ts';
import type { InboxRow } from '../list/inbox-views.ts';
import { ageText } from './age-text.ts';

type Handlers = {
  onSelect: (ids: readonly number[]) => void;
  onDone: (id: number) => void;
  onTake: (row: InboxRow) => void;
  /** False: the leads can only be read. */
  mayWork: boolean;
};

/** The leads of a list: rows on a wide screen, cards with buttons on a phone. Keys move through them. */
export function InboxRows({
  rows,
  selected,
  ...handlers
}: { rows: InboxRow[]; selected: readonly number[] } & Handlers) {
  const { onSelect, mayWork } = handlers;
  const [at, setAt] = useKeys({ rows, selected, ...handlers });
  const toggle = (id: number) =>
    onSelect(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  const areAllSelected = rows.every(({ id }) => selected.includes(id));
  return (
    <>
      {mayWork && (
        <label className="work-list__all">
          <input
            type="checkbox"
            checked={areAllSelected}
            onChange={() => onSelect(areAllSelected ? [] : rows.map(({ id }) => id))}
          />
          Select all on this page
        </label>
      )}
      <ul className="work-list__rows">
        {rows.map((row, index) => (
          <li
            key={row.id}
            className={mayWork ? 'work-list__row' : 'work-list__row work-list__row--plain'}
            data-unread={row.isUnread}
            data-at={index === at}
            onFocus={() => setAt(index)}
          >
            {mayWork && (
              <input
                type="checkbox"
                aria-label={`Select ${nameOf(row)}`}
                checked={selected.includes(row.id)}
                onChange={() => toggle(row.id)}
              />
            )}
            <LeadFacts row={row} />
            <LeadButtons row={row} {...handlers} />
          </li>
        ))}
      </ul>
    </>
  );
}

const nameOf = ({ name, email, phone }: InboxRow): string => name || email || phone || 'Somebody';

function LeadFacts({ row }: { row: InboxRow }) {
  const { id, form, line, listing, agent, assignee, state, at, isUnread, isOverdue } = row;
  const received = new Date(at);
  return (
    <div className="work-list__facts">
      <a className="work-list__name" href={`/admin/collections/leads/${id}`}>
        {isUnread && <span className="work-list__dot" aria-hidden="true" />}
        {nameOf(row)}
        {isUnread && <span className="work-list__hidden"> (not opened yet)</span>}
      </a>
      <span className="work-list__about">{[form, listing].filter(Boolean).join(' · ')}</span>
      {line && <span className="work-list__line">{line}</span>}
      <span className="work-list__who">
        {assignee ? assignee.name : agent ? `${agent} (agent)` : 'Unassigned'}
        {state !== 'new' && ` · ${LEAD_STATES[state] ?? state}`}
      </span>
      <time className="work-list__age" dateTime={at} data-overdue={isOverdue} title={browserTime(at)}>
        {ageText({ at: received.getTime(), now: Date.now() })}
        {isOverdue && <span className="work-list__hidden"> overdue</span>}
      </time>
    </div>
  );
}

function LeadButtons({ row, mayWork, onDone, onTake }: { row: InboxRow } & Omit<Handlers, 'onSelect'>) {
  const { id, phone, email, state, assignee } = row;
  return (
    <div className="work-list__buttons">
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>Call</a>}
      {email && mayWork && <a href={`/admin/collections/leads/${id}#reply`}>Reply</a>}
      {mayWork && !assignee && state !== 'done' && (
        <button type="button" onClick={() => onTake(row)}>
          Assign to me
        </button>
      )}
      {mayWork && state !== 'done' && (
        <button type="button" onClick={() => onDone(id)}>
          Done
        </button>
      )}
    </div>
  );
}

/** Which row the keys are at; -1 before the first key. */
function useKeys({
  rows,
  selected,
  mayWork,
  onSelect,
  onDone,
  onTake,
}: { rows: InboxRow[]; selected: readonly number[] } & Handlers) {
  const [at, setAt] = useState(-1);
  const router = useRouter();
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]');
      if (isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      const row = rows[at];
      const act: Record<string, () => void> = {
        j: () => setAt(Math.min(at + 1, rows.length - 1)),
        k: () => setAt(Math.max(at - 1, 0)),
        ...(row && mayWork
          ? {
              e: () => onDone(row.id),
              a: () => onTake(row),
              x: () =>
                onSelect(
                  selected.includes(row.id) ? selected.filter((id) => id !== row.id) : [...selected, row.id],
                ),
            }
          : {}),
        // A link or button that has the focus keeps its own Enter.
        ...(row && !target.closest('a, button, input')
          ? { Enter: () => router.push(`/admin/collections/leads/${row.id}`) }
          : {}),
      };
      const action = act[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [rows, at, selected, mayWork, onSelect, onDone, onTake, router]);
  useEffect(() => {
    document.querySelectorAll('.work-list__row')[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return [at, setAt] as const;
}
