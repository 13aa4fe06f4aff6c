'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';

/** Puts a delivery back into the queue, whatever became of it before. */
export function ResendButton() {
  const { id } = useDocumentInfo();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    const response = await fetch(`/api/deliveries/${id}/resend`, {
      method: 'POST',
      credentials: 'same-origin',
    });
    setBusy(false);
    if (response.ok) toast.success('It will be sent again within a minute.');
    else toast.error('It could not be queued. Reload the page and try again.');
  };
  return (
    <Button disabled={busy || !id} onClick={resend}>
      Send again
    </Button>
  );
}
