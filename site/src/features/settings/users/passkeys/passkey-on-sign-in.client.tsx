'use client';

import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { button } from '../with-password.client.tsx';
import { passkeyProblem } from './passkey-problem.ts';

/** On the sign-in page: signing in with a passkey, which says itself whose it is. */
export function PasskeyOnSignIn() {
  const [message, setMessage] = useState('');
  async function signIn(): Promise<void> {
    setMessage('');
    const library = import('@simplewebauthn/browser');
    const asked = await postStaff('/api/users/passkey-challenge', {});
    if (!asked.ok) return setMessage(asked.message);
    let answer: AuthenticationResponseJSON;
    try {
      const { startAuthentication } = await library;
      answer = await startAuthentication({ optionsJSON: await asked.response.json() });
    } catch (error) {
      return setMessage(passkeyProblem(error));
    }
    const signedIn = await postStaff('/api/users/passkey-sign-in', { ...answer });
    if (signedIn.ok) location.assign(nextAddress());
    else setMessage(signedIn.message);
  }
  return (
    <div style={{ display: 'grid', gap: '0.5rem', marginBlockStart: '1.5rem' }}>
      <button type="button" style={button} onClick={signIn}>
        Sign in with a passkey
      </button>
      <p role="status" style={{ margin: 0, color: 'var(--theme-error-600)' }}>
        {message}
      </p>
    </div>
  );
}

/** Where somebody wanted to go when they were asked to sign in: a screen of the admin, and nothing else. */
function nextAddress(): string {
  const wanted = new URLSearchParams(location.search).get('redirect') ?? '/admin';
  if (!URL.canParse(wanted, location.origin)) return '/admin';
  const { origin, pathname, href } = new URL(wanted, location.origin);
  return origin === location.origin && /^\/admin(\/|$)/.test(pathname) ? href : '/admin';
}
