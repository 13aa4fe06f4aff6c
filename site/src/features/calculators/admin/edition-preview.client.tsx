'use client';

import { Button, useDocumentInfo, useField } from '@payloadcms/ui';
import { useState } from 'react';
import type { EditionPreview as Preview } from '../preview-edition.ts';
import { askStaff } from './ask-staff.client.ts';
import { SampleTable } from './sample-table.tsx';

type Answer = Preview | { problems: string[] };

/** What the tables as they stand in the form would change for sample purchases, saved or not. */
export function EditionPreview() {
  const { id } = useDocumentInfo();
  const { value: state } = useField<string>({ path: 'state' });
  const { value: tables } = useField<unknown>({ path: 'tables' });
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const ask = async () => {
    setBusy(true);
    const asked = await askStaff<Answer>('/api/duty-editions/preview', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, state, tables }),
    });
    setBusy(false);
    setAnswer(asked.ok ? asked.data : { problems: [asked.message] });
  };
  return (
    <section className="field-type" style={{ marginBlockStart: '2.5rem' }}>
      <h2 style={{ marginBlockEnd: '1rem' }}>What changes</h2>
      <Button buttonStyle="secondary" disabled={busy || !tables} onClick={ask}>
        {busy ? 'Working it out…' : 'Work out sample purchases'}
      </Button>
      <div aria-live="polite">
        {answer &&
          ('problems' in answer ? <Problems problems={answer.problems} /> : <SampleTable preview={answer} />)}
      </div>
    </section>
  );
}

function Problems({ problems }: { problems: string[] }) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
