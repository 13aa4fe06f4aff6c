'use client';

import { useEffect, useRef, useState } from 'react';
import { LEAD_STATES } from '../lead-states.ts';
import { COUNTED_VIEWS, INBOX_VIEWS, type Inbox as InboxData, type InboxView } from '../list/inbox-views.ts';
import { changeLeads, type LeadChange } from './change-leads.client.ts';
import { InboxRows } from './inbox-rows.client.tsx';
import { useInbox } from './use-inbox.client.ts';
import './inbox.css';

/** The leads that wait for somebody: lists with counts, search, and what can be done with several at once. */
export function Inbox({ user }: { user: number }) {
  const { question, inbox, ask, refresh } = useInbox();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const change = async (ids: readonly number[], data: LeadChange) => {
    await changeLeads({ ids: [...ids], data });
    setSelected([]);
    await refresh();
  };
  if (!question) return <h1>Inbox</h1>;
  const found = inbox === 'failed' ? undefined : inbox;
  return (
    <div className="inbox">
      <header className="inbox__head">
        <h1>Inbox</h1>
        <a href="/admin/collections/leads">All leads as a table</a>
      </header>
      <nav className="inbox__views" aria-label="Lists">
        {(Object.keys(INBOX_VIEWS) as InboxView[]).map((view) => (
          <button
            key={view}
            type="button"
            aria-current={view === question.view}
            data-alert={view === 'overdue' && (found?.counts.overdue ?? 0) > 0}
            onClick={() => {
              setSelected([]);
              ask({ view });
            }}
          >
            {INBOX_VIEWS[view]} <Count inbox={found} view={view} />
          </button>
        ))}
      </nav>
      <div className="inbox__filters">
        <SearchBox value={question.search} onSearch={(search) => ask({ search })} />
        <label>
          <span className="inbox__hidden">Form</span>
          <select value={question.form} onChange={({ target }) => ask({ form: target.value })}>
            <option value="">All forms</option>
            {formsOf({ inbox: found, form: question.form }).map(({ key, title, count }) => (
              <option key={key} value={key}>
                {count === undefined ? title : `${title} (${count})`}
              </option>
            ))}
          </select>
        </label>
        {selected.length > 0 && found && (
          <BulkActions
            count={selected.length}
            people={found.people}
            user={user}
            onChange={(data) => change(selected, data)}
          />
        )}
      </div>
      {inbox === 'failed' && (
        <p role="alert">The leads could not be loaded. Check your connection and reload the page.</p>
      )}
      {found && (
        <InboxRows
          rows={found.rows}
          view={question.view}
          selected={selected}
          onSelect={setSelected}
          onDone={(id) => change([id], { state: 'done' })}
          onTake={(id) => change([id], { assignee: user, state: 'working' })}
        />
      )}
      {found && (question.page > 1 || found.hasMore) && (
        <p className="inbox__pages">
          <button
            type="button"
            disabled={question.page === 1}
            onClick={() => ask({ page: question.page - 1 })}
          >
            Previous
          </button>
          <span>Page {question.page}</span>
          <button type="button" disabled={!found.hasMore} onClick={() => ask({ page: question.page + 1 })}>
            Next
          </button>
        </p>
      )}
      <p className="inbox__keys">
        Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>Enter</kbd> open, <kbd>x</kbd> select,{' '}
        <kbd>e</kbd> done, <kbd>a</kbd> assign to me, <kbd>/</kbd> search.
      </p>
    </div>
  );
}

function Count({ inbox, view }: { inbox: InboxData | undefined; view: InboxView }) {
  const counted = COUNTED_VIEWS.find((name) => name === view);
  if (!inbox || !counted) return null;
  return <strong>{inbox.counts[counted].toLocaleString('en-AU')}</strong>;
}

/** The forms with open leads; the chosen one stays among them when its last lead is done. */
function formsOf({ inbox, form }: { inbox: InboxData | undefined; form: string }) {
  const forms: { key: string; title: string; count?: number }[] = inbox?.forms ?? [];
  return !form || forms.some(({ key }) => key === form) ? forms : [...forms, { key: form, title: form }];
}

function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as HTMLElement).closest('input, textarea, select')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(field.current?.value.trim() ?? '');
        }}
      >
        <input
          ref={field}
          type="search"
          aria-label="Search leads"
          placeholder="Name, email, phone or reference"
          defaultValue={value}
          // The cross of a search field empties it without a submit.
          onInput={({ currentTarget }) => !currentTarget.value && onSearch('')}
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}

function BulkActions({
  count,
  people,
  user,
  onChange,
}: {
  count: number;
  people: InboxData['people'];
  user: number;
  onChange: (data: LeadChange) => void;
}) {
  return (
    <fieldset className="inbox__bulk">
      <legend>{count === 1 ? '1 lead selected' : `${count} leads selected`}</legend>
      <select
        aria-label="Assign to"
        value=""
        onChange={({ target }) =>
          onChange({ assignee: target.value === 'nobody' ? null : Number(target.value) })
        }
      >
        <option value="" disabled>
          Assign to…
        </option>
        <option value={user}>Me</option>
        {people
          .filter(({ id }) => id !== user)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        <option value="nobody">Nobody</option>
      </select>
      <select aria-label="Set status" value="" onChange={({ target }) => onChange({ state: target.value })}>
        <option value="" disabled>
          Set status…
        </option>
        {Object.entries(LEAD_STATES).map(([state, label]) => (
          <option key={state} value={state}>
            {label}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
