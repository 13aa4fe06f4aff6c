'use client';

import { type RegistrationResponseJSON, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { browserTime } from '#site/ui/admin/time-zones.ts';
import type { SignInFacts } from '../two-step/two-step-endpoints.ts';
import { button, row, WithPassword } from '../with-password.client.tsx';
import { passkeyProblem } from './passkey-problem.ts';

type Passkey = SignInFacts['passkeys'][number];
type Send = <T>(to: string, body: Record<string, unknown>) => Promise<T | undefined>;

/** The passkeys of a user: added, named and removed by themselves, removed by admins too. */
export function PasskeyList({
  facts: { passkeys, canHavePasskeys },
  isOwn,
  send,
  say,
}: {
  facts: SignInFacts;
  isOwn: boolean;
  send: Send;
  /** Shows a sentence about what went wrong. */
  say: (message: string) => void;
}) {
  return (
    <>
      <h3 style={{ margin: 0 }}>Passkeys</h3>
      <p style={{ margin: 0 }}>
        {!canHavePasskeys
          ? 'This website cannot have passkeys: they need HTTPS and a domain name (SITE_URL).'
          : isOwn
            ? 'Sign in with your fingerprint, your face or the PIN of your device, or with a security key, instead of your password and code. Add one on each device you use.'
            : passkeys.length === 0
              ? 'None. Each person adds them in their own account.'
              : 'Remove a passkey when its device is lost.'}
      </p>
      {passkeys.length > 0 && (
        <ul style={{ margin: 0, display: 'grid', gap: '0.75rem' }}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <OnePasskey passkey={passkey} isOwn={isOwn} send={send} />
            </li>
          ))}
        </ul>
      )}
      {isOwn && canHavePasskeys && <AddPasskey send={send} say={say} />}
    </>
  );
}

function OnePasskey({ passkey, isOwn, send }: { passkey: Passkey; isOwn: boolean; send: Send }) {
  const { id, name, since, used } = passkey;
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <span>
        <strong>{name}</strong>, added {browserTime(since)},{' '}
        {used ? `last used ${browserTime(used)}` : 'not used yet'}
      </span>
      <div style={row}>
        {isOwn && (
          <button
            type="button"
            style={button}
            aria-label={`Rename ${name}`}
            onClick={() => setDoing('rename')}
          >
            Rename
          </button>
        )}
        <button type="button" style={button} aria-label={`Remove ${name}`} onClick={() => setDoing('remove')}>
          Remove
        </button>
      </div>
      {doing === 'rename' && (
        <NameField
          label={`New name for ${name}`}
          submit="Save name"
          send={async (newName) => {
            if (await send('passkeys/rename', { passkey: id, name: newName })) setDoing(undefined);
          }}
        />
      )}
      {doing === 'remove' && (
        <WithPassword
          label="Remove passkey"
          send={(password) => send('passkeys/remove', { passkey: id, password })}
        />
      )}
    </div>
  );
}

function NameField({
  label,
  submit,
  send,
}: {
  label: string;
  submit: string;
  send: (name: string) => Promise<void>;
}) {
  const [name, setName] = useState('');
  return (
    <div style={row}>
      <label style={{ flex: '0 1 20rem' }}>
        {label}
        <input
          style={inputStyle}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="button" style={button} onClick={() => send(name)}>
        {submit}
      </button>
    </div>
  );
}

function AddPasskey({ send, say }: { send: Send; say: (message: string) => void }) {
  const [name, setName] = useState('');
  async function add(password: string): Promise<void> {
    const options = await send<Parameters<typeof startRegistration>[0]['optionsJSON']>('passkeys/begin', {
      password,
    });
    if (!options) return;
    let response: RegistrationResponseJSON;
    try {
      response = await startRegistration({ optionsJSON: options });
    } catch (error) {
      say(passkeyProblem(error));
      return;
    }
    if (await send('passkeys/finish', { name, response })) setName('');
  }
  return (
    <>
      <label style={{ maxInlineSize: '20rem' }}>
        Name of the new passkey
        <input
          style={inputStyle}
          maxLength={60}
          placeholder="My laptop"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <WithPassword label="Add passkey" send={add} />
    </>
  );
}
