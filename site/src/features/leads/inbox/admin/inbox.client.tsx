'use client';

import { useAuth } from '@payloadcms/ui';
import { useState } from 'react';
import { useWorkList } from '#site/ui/admin/use-work-list.client.ts';
import { ListFilters, ListRows, ViewButtons } from '#site/ui/admin/work-list-parts.client.tsx';
import { LEAD_STATES } from '../lead-states.ts';
import {
  COUNTED_VIEWS,
  INBOX_VIEWS,
  type Inbox as InboxData,
  type InboxView,
  isInboxView,
} from '../list/inbox-views.ts';
import { changeLeads, type LeadChange } from './change-leads.client.ts';
import { InboxRows } from './inbox-rows.client.tsx';
import { SavedViews } from './saved-views.client.tsx';
import '#site/ui/admin/work-list.css';

const DEFAULTS = { view: 'new', form: '', search: '' };

/** The leads that wait for somebody: lists with counts, search, and what can be done with several at once. */
export function Inbox({ user }: { user: number }) {
  const list = useWorkList<InboxData>({ path: '/api/leads/inbox', defaults: DEFAULTS });
  const { question, answer, ask, refresh } = list;
  const { permissions } = useAuth();
  // Some roles only read leads.
  const mayWork = Boolean(permissions?.collections?.leads?.update);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const change = async (ids: readonly number[], data: LeadChange, freeFor?: number) => {
    await changeLeads({ ids: [...ids], data, freeFor });
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
      {question && (
        <SavedViews
          question={question}
          ask={(change) => {
            setSelected([]);
            ask(change);
          }}
        />
      )}
      <ListFilters list={list} label="Search leads" placeholder="Name, email, phone or reference">
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
      </ListFilters>
      <ListRows list={list} of="leads" empty={emptyText(view)}>
        {({ rows }) => (
          <InboxRows
            rows={rows}
            mayWork={mayWork}
            selected={selected}
            onSelect={setSelected}
            onDone={(id) => change([id], { state: 'done' })}
            onTake={({ id, assignee }) =>
              change([id], { assignee: user, state: 'working' }, assignee ? undefined : user)
            }
          />
        )}
      </ListRows>
      <p className="work-list__keys">
        Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>Enter</kbd> open,{' '}
        {mayWork && (
          <>
            <kbd>x</kbd> select, <kbd>e</kbd> done, <kbd>a</kbd> assign to me,{' '}
          </>
        )}
        <kbd>/</kbd> search.
      </p>
    </div>
  );
}

function emptyText(view: InboxView): string {
  if (view === 'new') return 'Nothing here. Every lead has been taken on.';
  if (view === 'overdue') return 'Nothing here. No lead has waited longer than a day.';
  return `No leads in “${INBOX_VIEWS[view]}”.`;
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
