'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import type { Decision } from '../feed-runs.ts';
import { harmOfListing, harmText } from '../harm.ts';

/** What a held file would do to which listings, and the choice what is to become of it. */
export function HeldRun() {
  const { id, data } = useDocumentInfo();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [decided, setDecided] = useState('');
  const harm = data?.harm as Harm | undefined;
  if (!harm) return null;
  const isHeld = data?.state === 'held' && !decided;
  const withdraws = harm.totals.some(({ kind }) => kind === 'off-the-market');
  const decide = async (decision: Decision) => {
    setBusy(true);
    const { ok, message } = await sendDecision({ id, decision });
    setBusy(false);
    if (!ok) return toast.error(message);
    toast.success(message);
    setDecided(message);
    router.refresh();
  };
  return (
    <section className="field-type" aria-label="Held file">
      <h3>{isHeld ? 'This file is on hold. Nothing was changed' : 'This file was put on hold'}</h3>
      <p>{harmText(harm)}</p>
      {isHeld && (
        <>
          <p>
            If these changes are intended, apply the file. Otherwise discard it and ask the sender for a
            complete file. The file is deleted on {dayOf(data?.heldUntil)} if no decision is made.
          </p>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlock: '1rem' }}>
            <Button disabled={busy} margin={false} onClick={() => decide('discard')}>
              Discard
            </Button>
            {withdraws && (
              <Button
                disabled={busy}
                margin={false}
                buttonStyle="secondary"
                onClick={() => decide('apply-without-withdrawals')}
              >
                Apply without withdrawals
              </Button>
            )}
            <Button
              disabled={busy}
              margin={false}
              buttonStyle="secondary"
              onClick={() => {
                if (window.confirm(`${harmText(harm)} Apply the file?`)) void decide('apply');
              }}
            >
              Apply
            </Button>
          </div>
        </>
      )}
      {decided && <p role="status">{decided}</p>}
      <HarmedListings listings={harm.listings} />
    </section>
  );
}

function HarmedListings({ listings }: Pick<Harm, 'listings'>) {
  return (
    <div style={{ maxHeight: '24rem', overflow: 'auto' }}>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr style={{ textAlign: 'left' }}>
            <th scope="col">Listing</th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {listings.map(({ id, key, title, kinds }) => (
            <tr key={key} style={{ verticalAlign: 'top' }}>
              <td style={{ paddingBlock: '0.25rem', paddingInlineEnd: '1rem' }}>
                <a href={`/admin/collections/listings/${id}`}>{title}</a>
              </td>
              <td style={{ paddingBlock: '0.25rem' }}>{harmOfListing(kinds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

async function sendDecision({
  id,
  decision,
}: {
  id: string | number | undefined;
  decision: Decision;
}): Promise<{ ok: boolean; message: string }> {
  const fallback = 'Your decision was not saved. Check the connection and try again.';
  try {
    const response = await fetch(`/api/feeds/${id}/decide`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision }),
    });
    const { message = fallback } = (await response.json()) as { message?: string };
    return { ok: response.ok, message };
  } catch {
    return { ok: false, message: fallback };
  }
}

const dayOf = (instant: unknown): string =>
  typeof instant === 'string'
    ? new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })
    : 'its last day';
