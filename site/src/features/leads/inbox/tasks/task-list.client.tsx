'use client';

import { toast } from '@payloadcms/ui';
import { useState, useSyncExternalStore } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { dueText } from './due-text.ts';
import type { OwnTask } from './load-tasks.ts';
import '#site/ui/admin/work-list.css';
import './tasks.css';

/** Tasks with their leads, each with a button that marks it done. */
export function TaskList({ tasks }: { tasks: OwnTask[] }) {
  const [done, setDone] = useState<readonly number[]>([]);
  const finish = async ({ id, lead }: OwnTask) => {
    const answer = await postStaff(`/api/leads/${lead}/tasks/${id}`, { done: true });
    if (answer.ok) setDone((before) => [...before, id]);
    else toast.error(answer.message);
  };
  const open = tasks.filter(({ id }) => !done.includes(id));
  return (
    <section className="work-list" aria-labelledby="own-tasks" style={{ paddingBlockEnd: '2rem' }}>
      <h2 id="own-tasks">Your tasks</h2>
      {open.length === 0 && <p>All done.</p>}
      <ul className="work-list__rows">
        {open.map((task) => (
          <li key={task.id} className="work-list__row work-list__row--plain">
            <div>
              <a href={`/admin/collections/leads/${task.lead}`}>{task.text}</a>
              <br />
              <small>
                {[task.name, task.form].filter(Boolean).join(', ')} · <Due at={task.dueAt} />
              </small>
            </div>
            <div className="work-list__buttons">
              <button type="button" onClick={() => void finish(task)}>
                Done
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When a task is due, on the clock of the browser, and whether that has passed. */
export function Due({ at }: { at: string }) {
  // The server does not know the clock of the browser, and what it draws stays.
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const due = isInBrowser ? dueText({ at: Date.parse(at), now: Date.now() }) : undefined;
  return (
    <time className="work-list__due" dateTime={at} data-overdue={due?.isOver}>
      {due?.text}
    </time>
  );
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
