'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { browserTime } from '#site/ui/admin/time-zones.ts';
import { PasskeyList } from '../passkeys/passkey-list.client.tsx';
import { button, row, WithPassword } from '../with-password.client.tsx';
import type { SignInFacts } from './two-step-endpoints.ts';

/** On the page of a user: two-step sign-in, passkeys and where they are signed in, for themselves and for admins. */
export function SignInField() {
  const { user } = useAuth<{ id: number; role?: string }>();
  const { id } = useDocumentInfo();
  const isOwn = user?.id === id;
  if (!id || !user || !(isOwn || user.role === 'admin')) return null;
  return <SignIn key={id} path={`/api/users/${id}`} isOwn={isOwn} />;
}

type Begun = { secret: string; qr: string };

function SignIn({ path, isOwn }: { path: string; isOwn: boolean }) {
  const [facts, setFacts] = useState<SignInFacts>();
  const [begun, setBegun] = useState<Begun>();
  const [recovery, setRecovery] = useState<string[]>();
  const [message, setMessage] = useState('');
  const load = useCallback(async () => {
    const answer = await fetch(`${path}/sign-in`, { credentials: 'same-origin' });
    if (answer.ok) setFacts((await answer.json()) as SignInFacts);
  }, [path]);
  useEffect(() => {
    load().catch(() => setMessage('The website did not answer. Reload the page and try again.'));
  }, [load]);

  /** Sends something and says what came of it. */
  async function send<T>(to: string, body: Record<string, unknown>): Promise<T | undefined> {
    setMessage('');
    const answer = await postStaff(`${path}/${to}`, body);
    if (!answer.ok) {
      setMessage(answer.message);
      return undefined;
    }
    await load();
    return (await answer.response.json()) as T;
  }

  if (!facts) return message ? <p role="alert">{message}</p> : null;
  const { since, recoveryLeft, sessions } = facts;
  return (
    <div className="field-type" style={{ display: 'grid', gap: '1rem', marginBlock: '2rem' }}>
      <h3 style={{ margin: 0 }}>Two-step sign-in</h3>
      {recovery ? (
        <RecoveryCodes codes={recovery} done={() => setRecovery(undefined)} />
      ) : since ? (
        <>
          <p style={{ margin: 0 }}>
            On since {new Date(since).toLocaleDateString('en-AU', { dateStyle: 'long' })}. {recoveryLeft} of
            10 recovery codes are left.
          </p>
          <WithPassword label="Turn off" send={(password) => send('two-step/end', { password })} />
        </>
      ) : begun ? (
        <Confirm
          begun={begun}
          send={async (code) => {
            const answer = await send<{ recovery: string[] }>('two-step/confirm', { code });
            if (!answer) return;
            setBegun(undefined);
            setRecovery(answer.recovery);
          }}
        />
      ) : isOwn ? (
        <>
          <p style={{ margin: 0 }}>
            Off. With it, signing in also asks for a code of an app on your phone, so that a password alone is
            of no use to others.
          </p>
          <WithPassword
            label="Set up"
            send={async (password) => setBegun(await send<Begun>('two-step/begin', { password }))}
          />
        </>
      ) : (
        <p style={{ margin: 0 }}>Off. Each person turns it on in their own account.</p>
      )}
      <PasskeyList facts={facts} isOwn={isOwn} send={send} say={setMessage} />
      <p role="status" style={{ margin: 0, color: 'var(--theme-error-600)' }}>
        {message}
      </p>
      <h3 style={{ margin: 0 }}>Signed in</h3>
      <Sessions sessions={sessions} isOwn={isOwn} end={() => send('sign-out', {})} />
    </div>
  );
}

function Confirm({ begun: { secret, qr }, send }: { begun: Begun; send: (code: string) => Promise<void> }) {
  const [code, setCode] = useState('');
  return (
    <>
      <p style={{ margin: 0 }}>
        Scan this with an authenticator app, or enter the key by hand. Then enter the code that the app shows.
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="QR code for your app"
        width={200}
        height={200}
      />
      <code style={{ overflowWrap: 'anywhere' }}>{secret}</code>
      <div style={row}>
        <label style={{ flex: '0 1 12rem' }}>
          Code
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            style={inputStyle}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <button type="button" style={button} onClick={() => send(code)}>
          Turn on
        </button>
      </div>
    </>
  );
}

function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  return (
    <>
      <p style={{ margin: 0 }}>
        Two-step sign-in is on, and you are signed out everywhere else. Keep these recovery codes where you
        find them without your phone: each signs you in once instead of a code. They are not shown again.
      </p>
      <pre style={{ margin: 0, columns: '2 8rem' }}>{codes.join('\n')}</pre>
      <div>
        <button type="button" style={button} onClick={done}>
          I have saved them
        </button>
      </div>
    </>
  );
}

function Sessions({
  sessions,
  isOwn,
  end,
}: {
  sessions: SignInFacts['sessions'];
  isOwn: boolean;
  end: () => Promise<unknown>;
}) {
  const others = sessions.filter(({ isThis }) => !isThis);
  const when = (since?: string) => (since ? browserTime(since) : 'unknown');
  if (sessions.length === 0) return <p style={{ margin: 0 }}>Nowhere at the moment.</p>;
  return (
    <>
      <ul style={{ margin: 0 }}>
        {sessions.map(({ since, isThis }) => (
          <li key={`${since} ${isThis}`}>
            Since {when(since)}
            {isThis && ' (this browser)'}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <button type="button" style={button} onClick={end}>
            {isOwn ? 'Sign out everywhere else' : 'Sign out everywhere'}
          </button>
        </div>
      )}
    </>
  );
}
