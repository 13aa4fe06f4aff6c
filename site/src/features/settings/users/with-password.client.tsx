'use client';

import { useState } from 'react';
import { inputStyle } from '#site/ui/admin/input-style.ts';

export const button = { ...inputStyle, inlineSize: 'auto', cursor: 'pointer' } as const;
export const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'end' } as const;

/** A button that asks for the current password of the person who clicks it. */
export function WithPassword({
  label,
  send,
}: {
  label: string;
  send: (password: string) => Promise<unknown>;
}) {
  const [password, setPassword] = useState('');
  return (
    <div style={row}>
      <label style={{ flex: '0 1 20rem' }}>
        Your current password
        <input
          type="password"
          autoComplete="current-password"
          style={inputStyle}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <button
        type="button"
        style={button}
        onClick={async () => {
          await send(password);
          setPassword('');
        }}
      >
        {label}
      </button>
    </div>
  );
}
