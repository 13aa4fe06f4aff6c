'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';

/** Ends a subscription on the subscriber's request. */
export function EndSubscription() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    if (!window.confirm('Unsubscribe this address from the newsletter?')) return;
    setBusy(true);
    const answer = await postStaff(`/api/newsletter-subscribers/${id}/end`);
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    toast.success('Unsubscribed. The address no longer receives the newsletter.');
    router.refresh();
  };
  return (
    <Button disabled={busy || !id} onClick={end}>
      Unsubscribe
    </Button>
  );
}
