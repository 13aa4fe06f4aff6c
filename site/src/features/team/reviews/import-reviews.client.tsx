'use client';

import { Button, toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { readTextFile } from '#site/ui/admin/read-text-file.client.ts';

/** Above the list of reviews: adds those of a CSV file. Nothing for people who may not. */
export function ImportReviews() {
  const { permissions } = useAuth();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  if (!permissions?.collections?.reviews?.create) return null;
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const answer = await postStaff('/api/reviews/import', { csv: await readTextFile(file) });
    setBusy(false);
    if (!answer.ok) return toast.error(answer.message);
    const result = (await answer.response.json()) as { added: number; known: number; problems: string[] };
    setProblems(result.problems);
    const left = result.problems.length ? `, ${result.problems.length} left out` : '';
    toast.success(`${result.added} added, ${result.known} already there${left}.`);
    router.refresh();
  };
  return (
    <div style={{ marginBlock: '0.5rem' }}>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file with reviews"
        hidden
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button buttonStyle="secondary" size="small" disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'Importing…' : 'Import reviews (CSV)'}
      </Button>
      <p style={{ margin: '0.25rem 0 0' }}>
        Columns: Review, Date, First name, and if you have them Stars, Source, Suburb, Agent, Office, Link.
      </p>
      {problems.length > 0 && (
        <ul role="status" style={{ marginBlock: '0.5rem' }}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
