'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { useKept } from '#site/ui/admin/use-kept.client.ts';
import { tomorrowAtNine } from './due-text.ts';
import type { ShownTask } from './load-tasks.ts';
import { Due } from './task-list.client.tsx';

/** On the page of a lead: what there is to do about it, and a form for more. */
export function LeadTasks({
  lead,
  tasks,
  people,
  self,
  mayWork,
  onChanged,
}: {
  lead: number;
  tasks: ShownTask[];
  /** Colleagues whose task it can be. */
  people: { id: number; name: string }[];
  /** The id of who is signed in. */
  self: number;
  /** False for people who only read leads. */
  mayWork: boolean;
  onChanged: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const send = async (path: string, body: Record<string, unknown>) => {
    setBusy(true);
    const answer = await postStaff(`/api/leads/${lead}/tasks${path}`, body);
    setBusy(false);
    if (!answer.ok) toast.error(answer.message);
    else await onChanged();
    return answer.ok;
  };
  if (tasks.length === 0 && !mayWork) return null;
  return (
    <div className="lead-form">
      <h3>Tasks</h3>
      {tasks.length > 0 && (
        <ul className="lead-tasks">
          {tasks.map(({ id, text, dueAt, assignee, by, doneAt, doneBy }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={doneAt !== null}
                  disabled={busy || !mayWork}
                  onChange={() => void send(`/${id}`, { done: doneAt === null })}
                />
                <span data-done={doneAt !== null}>
                  {text}
                  <small>
                    {doneAt ? (
                      `Done by ${doneBy}`
                    ) : (
                      <>
                        <Due at={dueAt} />, {assignee || 'nobody'}
                        {assignee !== by && ` (from ${by})`}
                      </>
                    )}
                  </small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {mayWork && (
        <TaskForm lead={lead} people={people} self={self} busy={busy} onAdd={(task) => send('', task)} />
      )}
    </div>
  );
}

function TaskForm({
  lead,
  people,
  self,
  busy,
  onAdd,
}: {
  lead: number;
  people: { id: number; name: string }[];
  self: number;
  busy: boolean;
  onAdd: (task: Record<string, unknown>) => Promise<boolean>;
}) {
  const { value, change, clear } = useKept({ place: `leads/${lead}/task`, empty: { text: '' } });
  const { text } = value;
  const [due, setDue] = useState(() => tomorrowAtNine(Date.now()));
  const [assignee, setAssignee] = useState(self);
  const add = async () => {
    const at = new Date(due);
    const dueAt = Number.isNaN(at.getTime()) ? '' : at.toISOString();
    if (await onAdd({ text, dueAt, assignee })) clear();
  };
  return (
    <>
      <label>
        What is to be done
        <input
          value={text}
          maxLength={300}
          placeholder="Call back about the contract"
          onChange={({ target }) => change({ text: target.value })}
        />
      </label>
      <div className="lead-tasks__row">
        <label>
          Due (a reminder is emailed then)
          <input type="datetime-local" value={due} onChange={({ target }) => setDue(target.value)} />
        </label>
        <label>
          For
          <select value={assignee} onChange={({ target }) => setAssignee(Number(target.value))}>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === self ? `${name} (you)` : name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="button" disabled={busy || !text.trim() || !due} onClick={() => void add()}>
        Add task
      </button>
    </>
  );
}
