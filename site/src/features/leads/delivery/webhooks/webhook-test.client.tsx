'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';

/** Sends a sample lead to the saved webhook and shows the response. */
export function WebhookTest() {
  const { id, savedDocumentData } = useDocumentInfo();
  const [busy, setBusy] = useState(false);
  if (!id) return null;
  const test = async () => {
    setBusy(true);
    const answer = await postStaff(`/api/webhooks/${id}/test`);
    setBusy(false);
    if (!answer.ok) return toast.error(answer.message);
    const result = (await answer.response.json()) as { ok: boolean; answer: string };
    if (result.ok) toast.success(`Test sent. ${result.answer}`);
    else toast.error(`Test failed. ${result.answer}`);
  };
  return (
    <div className="field-type">
      <Button disabled={busy} onClick={test}>
        Send test
      </Button>
      <p>Sends a sample lead, marked as a test, to the saved URL.</p>
      <p>
        <a href={`/admin/collections/deliveries?${sentTo(String(savedDocumentData?.name ?? ''))}`}>
          View deliveries
        </a>
      </p>
    </div>
  );
}

/** The list's filter for what went to the webhook of this name. */
const sentTo = (name: string): string =>
  new URLSearchParams({
    'where[or][0][and][0][kind][equals]': 'webhook',
    'where[or][0][and][1][to][equals]': name,
  }).toString();
