'use client';

import { useState } from 'react';
import { useWorkList } from '#site/ui/admin/use-work-list.client.ts';
import { Pages, SearchBox, ViewButtons } from '#site/ui/admin/work-list-parts.client.tsx';
import { LEAD_STATES } from '../lead-states.ts';
import { COUNTED_VIEWS, INBOX_VIEWS, type Inbox as InboxData, isInboxView } from '../list/inbox-views.ts';
import { changeLeads, type LeadChange } from './change-leads.client.ts';
import { InboxRows } from './inbox-rows.client.tsx';
import '#site/ui/admin/work-list.css';

const DEFAULTS = { view: 'new', form: '', search: '' };

/** The leads that wait for somebody: lists with counts, search, and what can be done with several at once. */
export function Inbox({ user }: { user: number }) {
  const { question, answer, ask, refresh } = useWorkList<InboxData>({
    path: '/api/leads/inbox',
    defaults: DEFAULTS,
  });
  const [selected, setSelected] = useState<readonly number[]>([]);
  const change = async (ids: readonly number[], data: LeadChange) => {
    await changeLeads({ ids: [...ids], data });
    setSelected([]);
    await refresh();
  };
  const found = answer === 'failed' ? undefined : answer;
  const view = isInboxView(question?.view) ? question.view : 'new';
  return (
    <div className="work-list">
      <header className="work-list__head">
        <h1>Inbox</h1>
        <a href="/admin/collections/leads">All leads as a table</a>
      </header>
      <ViewButtons
        views={INBOX_VIEWS}
        current={question && view}
        beside={(name) => <Count inbox={found} view={name} />}
        isAlert={(name) => name === 'overdue' && (found?.counts.overdue ?? 0) > 0}
        onChoose={(name) => {
          setSelected([]);
          ask({ view: name });
        }}
      />
      <div className="work-list__filters">
        {question && (
          <SearchBox
            label="Search leads"
            placeholder="Name, email, phone or reference"
            value={question.search}
            onSearch={(search) => ask({ search })}
          />
        )}
        <label>
          <span className="work-list__hidden">Form</span>
          <select value={question?.form ?? ''} onChange={({ target }) => ask({ form: target.value })}>
            <option value="">All forms</option>
            {formsOf({ inbox: found, form: question?.form ?? '' }).map(({ key, title, count }) => (
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
      {answer === 'failed' && (
        <p role="alert">The leads could not be loaded. Check your connection and reload the page.</p>
      )}
      {!answer && <p aria-live="polite">Loading…</p>}
      {found && (
        <>
          <InboxRows
            rows={found.rows}
            view={view}
            selected={selected}
            onSelect={setSelected}
            onDone={(id) => change([id], { state: 'done' })}
            onTake={(id) => change([id], { assignee: user, state: 'working' })}
          />
          <Pages
            page={Number(question?.page ?? 1)}
            hasMore={found.hasMore}
            onChoose={(page) => ask({ page })}
          />
        </>
      )}
      <p className="work-list__keys">
        Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>Enter</kbd> open, <kbd>x</kbd> select,{' '}
        <kbd>e</kbd> done, <kbd>a</kbd> assign to me, <kbd>/</kbd> search.
      </p>
    </div>
  );
}

function Count({ inbox, view }: { inbox: InboxData | undefined; view: string }) {
  const counted = COUNTED_VIEWS.find((name) => name === view);
  if (!inbox || !counted) return null;
  return <strong>{inbox.counts[counted].toLocaleString('en-AU')}</strong>;
}

/** The forms with open leads; the chosen one stays among them when its last lead is done. */
function formsOf({ inbox, form }: { inbox: InboxData | undefined; form: string }) {
  const forms: { key: string; title: string; count?: number }[] = inbox?.forms ?? [];
  return !form || forms.some(({ key }) => key === form) ? forms : [...forms, { key: form, title: form }];
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
    <fieldset className="work-list__bulk">
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
