'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Puts a delivery back into the queue. */
export function ResendButton() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    const problem = await requestResend(id);
    setBusy(false);
    if (problem) return toast.error(problem);
    toast.success('It will be sent again within a minute.');
    router.refresh();
  };
  return (
    <Button disabled={busy || !id} onClick={resend}>
      Send again
    </Button>
  );
}

/** What went wrong, or undefined. */
async function requestResend(id: string | number | undefined): Promise<string | undefined> {
  const fallback = 'It could not be queued. Reload the page and try again.';
  try {
    const response = await fetch(`/api/deliveries/${id}/resend`, {
      method: 'POST',
      credentials: 'same-origin',
    });
    if (response.ok) return undefined;
    const body = (await response.json()) as { errors?: { message?: string }[] };
    return body.errors?.[0]?.message ?? fallback;
  } catch {
    return fallback;
  }
}
