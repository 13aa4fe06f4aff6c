'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import type { Decision } from '../feed-runs.ts';
import { harmText } from '../harm.ts';
import { HarmedListings } from './harmed-listings.tsx';
import { useMayImport } from './may-import.client.ts';
import { postFeedStaff } from './post-feed-staff.client.ts';

/** What a file that is held or set aside would do, and the choice what is to become of it. */
export function HeldRun() {
  const { id, data } = useDocumentInfo();
  const router = useRouter();
  const mayImport = useMayImport();
  const [busy, setBusy] = useState(false);
  const [decided, setDecided] = useState('');
  const harm = (data?.harm as Harm | null | undefined) ?? undefined;
  const isHeld = data?.state === 'held' && !decided;
  const isSetAside = data?.state === 'quarantined' && Boolean(data?.receivedHash) && !decided;
  if (!harm && !isSetAside && !decided) return null;
  const withdraws = harm?.totals.some(({ kind }) => kind === 'off-the-market');
  const decide = async (decision: Decision) => {
    setBusy(true);
    const answer = await postFeedStaff<{ message: string }>(`/api/feeds/${id}/decide`, { decision });
    setBusy(false);
    if (!answer.ok) return toast.error(answer.message);
    toast.success(answer.body.message);
    setDecided(answer.body.message);
    router.refresh();
  };
  const decideAfter = (question: string, decision: Decision) => {
    if (window.confirm(question)) void decide(decision);
  };
  return (
    <section className="field-type" aria-label={isSetAside ? 'File that was set aside' : 'Held file'}>
      <h3 style={{ marginBlock: '1.25rem 0.5rem' }}>
        {headingOf({ isHeld, isSetAside, wasTested: data?.state === 'tested' })}
      </h3>
      {harm && <p>{harmText(harm)}</p>}
      {isSetAside && (
        <>
          <p>
            The problems below say why. If the file is right all the same, import it: listings that can be
            read are taken. Otherwise discard it and ask the sender for a complete file.
          </p>
          <Choices mayImport={mayImport}>
            <Button disabled={busy} margin={false} onClick={() => decide('discard')}>
              Discard
            </Button>
            <Button
              disabled={busy}
              margin={false}
              buttonStyle="secondary"
              onClick={() => decideAfter('Import this file although it has problems?', 'apply')}
            >
              Import all the same
            </Button>
          </Choices>
        </>
      )}
      {isHeld && (
        <>
          <p>
            If these changes are intended, apply the file. Otherwise discard it and ask the sender for a
            complete file. The file is deleted on {dayOf(data?.heldUntil)} if no decision is made.
          </p>
          <Choices mayImport={mayImport}>
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
              onClick={() => decideAfter(`${harmText(harm)} Apply the file?`, 'apply')}
            >
              Apply
            </Button>
          </Choices>
        </>
      )}
      {decided && <p role="status">{decided}</p>}
      {harm && <HarmedListings listings={harm.listings} />}
    </section>
  );
}

function headingOf({
  isHeld,
  isSetAside,
  wasTested,
}: {
  isHeld: boolean;
  isSetAside: boolean;
  wasTested: boolean;
}): string {
  if (isHeld) return 'This file is on hold. Nothing was changed';
  if (isSetAside) return 'This file was set aside. Nothing was changed';
  return wasTested ? 'This file would be put on hold' : 'This file was put on hold';
}

const Choices = ({ mayImport, children }: { mayImport: boolean; children: ReactNode }) =>
  mayImport ? (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlock: '1rem' }}>{children}</div>
  ) : (
    <p>An editor or admin decides.</p>
  );

const dayOf = (instant: unknown): string =>
  typeof instant === 'string'
    ? new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })
    : 'its last day';
