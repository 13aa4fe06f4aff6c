'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import type { SetupJob } from './jobs.ts';
import './first-start.css';

/** Hidden until the browser is closed; it comes back until every job is done. */
const HIDDEN = 'frontage-first-start-hidden';

/** The jobs of a first start with their state, and a test message. */
export function FirstStartList({ jobs, email }: { jobs: SetupJob[]; email: string }) {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => setIsHidden(sessionStorage.getItem(HIDDEN) === 'yes'), []);
  const done = jobs.filter(({ isDone }) => isDone).length;
  if (done === jobs.length || isHidden) return <TestEmail email={email} />;
  return (
    <section className="first-start" aria-labelledby="first-start">
      <header>
        <h2 id="first-start">Set up your website</h2>
        <span>
          {done} of {jobs.length} done
        </span>
        <button
          type="button"
          onClick={() => {
            sessionStorage.setItem(HIDDEN, 'yes');
            setIsHidden(true);
          }}
        >
          Hide for now
        </button>
      </header>
      <ol>
        {jobs.map(({ title, hint, href, isDone }) => (
          <li key={title} data-done={isDone}>
            <span aria-hidden="true" className="first-start__mark">
              {isDone ? '✓' : ''}
            </span>
            <a href={href}>{title}</a>
            <span className="first-start__state">{isDone ? 'Done' : hint}</span>
          </li>
        ))}
      </ol>
      <TestEmail email={email} />
    </section>
  );
}

function TestEmail({ email }: { email: string }) {
  const [to, setTo] = useState(email);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const answer = await postStaff('/api/globals/settings/test-email', { to });
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    const { message } = (await answer.response.json()) as { message: string };
    toast.success(message);
  };
  return (
    <div className="first-start__test" id="test-email">
      <label>
        Send a test message to
        <input type="email" value={to} onChange={({ target }) => setTo(target.value)} />
      </label>
      <button type="button" disabled={busy || !to.includes('@')} onClick={send}>
        Send test message
      </button>
    </div>
  );
}
