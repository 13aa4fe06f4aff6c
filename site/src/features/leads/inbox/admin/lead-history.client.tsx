'use client';

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { browserTime } from '#site/ui/admin/time-zones.ts';
import { useChangedRecord } from '#site/ui/admin/use-changed-record.client.ts';
import { useKept } from '#site/ui/admin/use-kept.client.ts';
import { useRefresh } from '#site/ui/admin/use-refresh.client.ts';
import type { LeadHistory as History } from '../history/history-endpoint.ts';
import type { HistoryEntry } from '../history/lead-history.ts';
import { LeadTasks } from '../tasks/lead-tasks.client.tsx';
import { ReplyForm } from './reply-form.client.tsx';
import { SmsForm } from './sms-form.client.tsx';
import '#site/ui/admin/work-list.css';

/** Below what a visitor sent: reply, add a note or a task, and everything that happened, latest first. */
export function LeadHistory() {
  const { id, lastUpdateTime, hasSavePermission = false } = useDocumentInfo();
  // A reply may change its status and who has it.
  const takenOn = useChangedRecord(['state', 'assignee']);
  const { user } = useAuth();
  const [history, setHistory] = useState<History | 'failed'>();
  const load = useCallback(async () => {
    const response = await fetch(`/api/leads/${id}/history`, { credentials: 'same-origin' }).catch(
      () => undefined,
    );
    const loaded = response?.ok ? ((await response.json()) as History) : undefined;
    // What was shown before stays, with what somebody types below it.
    setHistory((shown) => loaded ?? shown ?? 'failed');
  }, [id]);
  // A save adds to the history.
  useEffect(() => {
    if (id) void load();
  }, [id, load, lastUpdateTime]);
  const isShown = Boolean(history);
  const look = useCallback(async () => {
    if (id) await load();
  }, [id, load]);
  // A colleague may have answered meanwhile.
  useRefresh(look);
  useEffect(() => {
    // The inbox links to the reply; the form comes after the page.
    if (isShown && window.location.hash === '#reply') document.getElementById('reply')?.scrollIntoView();
  }, [isShown]);
  if (!id || !history) return null;
  if (history === 'failed')
    return <p role="alert">The history of this lead could not be loaded. Reload the page.</p>;
  const replied = async () => {
    await Promise.all([load(), takenOn()]);
  };
  return (
    <section className="lead-history">
      {history.email && hasSavePermission && (
        <ReplyForm lead={Number(id)} history={history} onSent={replied} />
      )}
      {history.sms !== undefined && hasSavePermission && (
        <SmsForm lead={Number(id)} to={history.sms} isStopped={history.isSmsStopped} onSent={replied} />
      )}
      {hasSavePermission && <NoteForm lead={Number(id)} onAdded={load} />}
      <LeadTasks
        lead={Number(id)}
        tasks={history.tasks}
        people={history.people}
        self={Number(user?.id)}
        mayWork={hasSavePermission}
        onChanged={load}
      />
      <h3>History</h3>
      <ol>
        {history.entries.toReversed().map((entry) => (
          <Entry key={`${entry.at} ${entry.kind} ${entry.text}`} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ lead, onAdded }: { lead: number; onAdded: () => Promise<void> }) {
  const { value, change, clear } = useKept({ place: `leads/${lead}/note`, empty: { text: '' } });
  const { text } = value;
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    const answer = await postStaff(`/api/leads/${lead}/notes`, { text });
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    clear();
    await onAdded();
  };
  return (
    <div className="lead-form">
      <label>
        Note for colleagues
        <textarea rows={3} value={text} onChange={({ target }) => change({ text: target.value })} />
      </label>
      <button type="button" disabled={busy || !text.trim()} onClick={add}>
        Add note
      </button>
    </div>
  );
}

const KINDS: Record<HistoryEntry['kind'], string> = {
  received: '',
  change: '',
  note: 'Note',
  reply: 'Reply',
  sms: 'SMS',
  reminder: 'Reminder',
  answer: 'Answer by email',
};

const REPLY_STATES: Record<string, string> = {
  due: 'waiting to be sent',
  sending: 'being sent',
  sent: 'sent',
  outbox: 'saved to the outbox, not sent',
  failed: 'failed, see Messages',
  skipped: 'not sent, no longer needed',
};

function Entry({ entry }: { entry: HistoryEntry }) {
  const { at, kind, by, text, subject, to, state, files = [] } = entry;
  return (
    <li data-kind={kind}>
      <span className="lead-history__meta">
        <time dateTime={at}>{browserTime(at)}</time>
        {by && `, ${by}`}
        {KINDS[kind] && ` · ${KINDS[kind]}`}
        {to && ` to ${to}`}
        {state && ` (${REPLY_STATES[state] ?? state})`}
      </span>
      {subject && <strong style={{ display: 'block' }}>{subject}</strong>}
      <p className="lead-history__text">{text}</p>
      {files.length > 0 && (
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', margin: 0 }}>
          {files.map(({ title, path }) => (
            <a key={path} href={path}>
              {title}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}
