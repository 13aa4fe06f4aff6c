'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';

/** Takes a REAXML file (or a zip of one with its pictures) and imports it at once. */
export function FeedUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const router = useRouter();
  const upload = async (file: File) => {
    setBusy(true);
    const body = new FormData();
    body.set('file', file);
    const response = await fetch('/api/feeds/upload', { method: 'POST', body, credentials: 'same-origin' });
    const answer = (await response.json().catch(() => ({}))) as { message?: string };
    setBusy(false);
    if (response.ok) toast.success(answer.message ?? 'Imported.');
    else toast.error(answer.message ?? 'The file could not be imported. Try again.');
    router.refresh();
  };
  return (
    <div style={{ marginBlock: '1rem' }}>
      <input
        ref={input}
        type="file"
        accept=".xml,.zip,application/xml,text/xml,application/zip"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'Importing…' : 'Import a feed file'}
      </Button>
    </div>
  );
}
