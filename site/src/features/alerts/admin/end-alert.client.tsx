'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';

/** Ends an alert on the visitor’s request. */
export function EndAlert() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const isEnded = await endAlerts(`/api/alerts/${id}/end`, 'End this alert?');
    setBusy(false);
    if (isEnded) router.refresh();
  };
  return (
    <Button disabled={busy || !id} onClick={end}>
      End alert
    </Button>
  );
}

/** Asks, ends, and tells what happened. True when it was done. */
export async function endAlerts(
  path: string,
  question: string,
  body?: Record<string, unknown>,
): Promise<boolean> {
  if (!window.confirm(`${question} The visitor would have to create it again.`)) return false;
  const answer = await postStaff(path, body);
  if (answer.ok) toast.success('Ended. No more emails are sent for it.');
  else toast.error(answer.message);
  return answer.ok;
}
