'use client';

import { Button, toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { readTextFile } from '#site/ui/admin/read-text-file.client.ts';

type Result = { added: number; changed: number; known: number; problems: string[] };

/** Above the list of redirects: a CSV file of them out and in, and the addresses that visitors did not find. */
export function RedirectFiles() {
  const { permissions } = useAuth();
  const mayImport = Boolean(permissions?.collections?.redirects?.create);
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const answer = await postStaff('/api/redirects/import', { csv: await readTextFile(file) });
    setBusy(false);
    if (!answer.ok) return toast.error(answer.message);
    const result = (await answer.response.json()) as Result;
    setProblems(result.problems);
    const left = result.problems.length ? `, ${result.problems.length} left out` : '';
    toast.success(`${result.added} added, ${result.changed} changed, ${result.known} already there${left}.`);
    router.refresh();
  };
  return (
    <div style={{ marginBlock: '0.5rem' }}>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem', alignItems: 'center', margin: 0 }}>
        <a href="/admin/collections/missing-addresses">Addresses not found</a>
        <a href="/admin/dead-links">Dead links</a>
        <a href="/api/redirects/export">Export (CSV)</a>
        {mayImport && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={busy}
            onClick={() => input.current?.click()}
          >
            {busy ? 'Importing…' : 'Import (CSV)'}
          </Button>
        )}
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file with redirects"
        hidden
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {mayImport && (
        <p style={{ margin: '0.25rem 0 0' }}>
          Columns of a file: From, To, and if you have it Kind (301, 302 or 410).
        </p>
      )}
      {problems.length > 0 && (
        <ul role="status" style={{ marginBlock: '0.5rem', overflowWrap: 'anywhere' }}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
