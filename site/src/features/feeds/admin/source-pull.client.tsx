'use client';

import { Button, TextInput, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { browserTime } from '#site/ui/admin/time-zones.ts';
import { postFeedStaff } from './post-feed-staff.client.ts';

type Saved = {
  pullPasswordSetAt?: string | null;
  pullFailure?: string | null;
  pullDueAt?: string | null;
  enabled?: boolean;
};

/** For a source that this website fetches from: the vendor's password, what went wrong last, and “Fetch now”. */
export function SourcePull({ id, saved }: { id: string | number; saved: Saved }) {
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [setAt, setSetAt] = useState(saved.pullPasswordSetAt ?? undefined);
  const post = async (what: string, body: Record<string, unknown> = {}): Promise<boolean> => {
    setBusy(true);
    const answer = await postFeedStaff<{ message: string }>(`/api/feed-sources/${id}/${what}`, body);
    setBusy(false);
    if (answer.ok) toast.success(answer.body.message);
    else toast.error(answer.message);
    return answer.ok;
  };
  const save = async (value: string) => {
    if (!(await post('pull-password', { password: value }))) return;
    setPassword('');
    setSetAt(value === '' ? undefined : new Date().toISOString());
  };
  return (
    <section
      className="field-type"
      aria-label="Access"
      style={{ display: 'grid', gap: '0.75rem', marginBottom: '1.5rem' }}
    >
      {saved.pullFailure && (
        <p role="status" style={{ overflowWrap: 'anywhere' }}>
          <strong>Files could not be fetched the last time:</strong> {saved.pullFailure}
        </p>
      )}
      {saved.enabled && saved.pullDueAt && <p>Fetched next: {browserTime(saved.pullDueAt)}.</p>}
      <div>
        <Button
          disabled={busy}
          margin={false}
          buttonStyle="secondary"
          onClick={async () => {
            await post('fetch');
          }}
        >
          Fetch now
        </Button>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'end' }}>
        <div style={{ flex: '1 1 14rem' }}>
          <TextInput
            path="newPullPassword"
            label={setAt ? `New password (one was saved on ${dayOf(setAt)})` : 'Password'}
            value={password}
            htmlAttributes={{ autoComplete: 'off' }}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => setPassword(event.target.value)}
          />
        </div>
        <Button
          disabled={busy || password === ''}
          margin={false}
          buttonStyle="secondary"
          onClick={() => save(password)}
        >
          Save password
        </Button>
        {setAt && (
          <Button disabled={busy} margin={false} buttonStyle="secondary" onClick={() => save('')}>
            Remove password
          </Button>
        )}
      </div>
      <p>The password is stored encrypted and not shown again.</p>
    </section>
  );
}

const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
