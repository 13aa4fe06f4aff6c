'use client';

import { Button, toast, useAuth } from '@payloadcms/ui';
import { useParams, useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { ImportedPage } from './import-page.ts';

/** Above the lists of pages, reusable sections and templates: makes a draft of an exported file. */
export function ImportPage() {
  const { permissions } = useAuth();
  const { segments } = useParams<{ segments?: string[] }>();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<ImportedPage>();
  const collection = segments?.[1] ?? '';
  if (!permissions?.collections?.[collection]?.create) return null;

  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setMade(undefined);
    const answer = await postFile(`/api/${collection}/import`, file);
    setBusy(false);
    if (typeof answer === 'string') return toast.error(answer);
    setMade(answer);
    toast.success('Imported as a draft.');
    router.refresh();
  };
  return (
    <div style={{ marginBlockEnd: '0.75rem' }}>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {busy ? 'Importing…' : 'Import'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Exported file"
        hidden
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {made && (
        <div role="status" style={{ marginBlockStart: '0.5rem', overflowWrap: 'anywhere' }}>
          <p style={{ margin: 0 }}>
            Imported as a draft. <a href={`/admin/collections/${collection}/${made.id}`}>Open it</a>
          </p>
          {made.leftOut.length > 0 && (
            <ul>
              {made.leftOut.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** Sends a file as it is; what was made of it, or a sentence that says what is wrong. */
async function postFile(path: string, file: File): Promise<ImportedPage | string> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/zip' },
      body: file,
    });
    const answer = (await response.json()) as ImportedPage & { message?: string };
    return response.ok ? answer : (answer.message ?? 'The file could not be imported. Try again.');
  } catch {
    return 'The website did not answer. Reload the page and try again.';
  }
}
