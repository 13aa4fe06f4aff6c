'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import type { DeletedAddress } from './load-deleted-addresses.ts';

/** How many are shown; the others follow as these are dealt with. */
const SHOWN = 3;

/** Addresses of what staff deleted: each can be redirected, or left as “not found”. */
export function DeletedAddressList({ addresses }: { addresses: readonly DeletedAddress[] }) {
  const [done, setDone] = useState<readonly number[]>([]);
  const open = addresses.filter(({ id }) => !done.includes(id));
  const leave = async ({ id, path }: DeletedAddress) => {
    const answer = await fetch(`/api/missing-addresses/${id}`, {
      method: 'DELETE',
      credentials: 'same-origin',
    }).catch(() => undefined);
    if (answer?.ok) setDone((before) => [...before, id]);
    else toast.error(`The note about ${path} could not be removed. Reload the page and try again.`);
  };
  if (open.length === 0) return null;
  return (
    <ul
      aria-label="Deleted, and not redirected yet"
      style={{ listStyle: 'none', padding: 0, margin: '0 0 1rem', display: 'grid', gap: '0.5rem' }}
    >
      {open.slice(0, SHOWN).map((address) => (
        <li
          key={address.id}
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '0.5rem 1rem',
            padding: '0.75rem 1rem',
            border: '1px solid var(--theme-elevation-150)',
            borderRadius: 'var(--style-radius-s)',
          }}
        >
          <span style={{ flex: '1 1 22rem', overflowWrap: 'anywhere' }}>
            “{address.title}” was deleted. Visitors who follow a link to {address.path} see “Page not found”.
          </span>
          <Button
            el="anchor"
            url={`/admin/collections/missing-addresses/${address.id}`}
            size="small"
            margin={false}
          >
            Redirect {address.path}
          </Button>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void leave(address)}>
            No redirect
          </Button>
        </li>
      ))}
    </ul>
  );
}
