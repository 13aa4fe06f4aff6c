'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';

const KINDS = { failed: 'failed', outbox: 'unsent' } as const;

/** Puts all messages of one state back into the queue. */
export function ResendAllButton({ state, count }: { state: keyof typeof KINDS; count: number }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const messages = (number: number) => (number === 1 ? '1 message' : `${number} messages`);
  const resend = async () => {
    const isSure = window.confirm(
      `Send ${messages(count)} again? Confirmations to visitors may be among them, however old.`,
    );
    if (!isSure) return;
    setBusy(true);
    const answer = await postStaff('/api/deliveries/resend-all', { state });
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    const { queued } = (await answer.response.json()) as { queued: number };
    toast.success(`${messages(queued)} will be sent again within minutes.`);
    router.refresh();
  };
  return (
    <Button buttonStyle="secondary" margin={false} disabled={busy} onClick={resend}>
      {count === 1
        ? `Send 1 ${KINDS[state]} message again`
        : `Send all ${count} ${KINDS[state]} messages again`}
    </Button>
  );
}
