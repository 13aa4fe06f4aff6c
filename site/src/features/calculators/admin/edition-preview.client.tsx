'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { EditionPreview as Preview } from '../preview-edition.ts';
import { withAnySource } from '../rates/rate-change.ts';
import { askStaff, jsonPost } from './ask-staff.client.ts';
import { SampleTable } from './sample-table.tsx';

/** Sample purchases, or what is wrong with the tables in sentences. */
export type PreviewAnswer = Preview | { problems: string[] };

/** How long somebody must have stopped typing, in ms. */
const PAUSE_MS = 600;

/** What the rates as they are in the form change for sample purchases, saved or not. */
export function EditionPreview() {
  const { id } = useDocumentInfo();
  const { value: state } = useField<string>({ path: 'state' });
  const { value: tables } = useField<unknown>({ path: 'tables' });
  const [answer, setAnswer] = useState<PreviewAnswer>();
  useEffect(() => {
    if (!tables) return setAnswer(undefined);
    let gone = false;
    const timer = setTimeout(async () => {
      const found = await askPreview({ id, state, tables: withAnySource(tables) });
      if (!gone) setAnswer(found);
    }, PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, state, tables]);
  if (!tables) return null;
  return (
    <section className="field-type" style={{ marginBlockStart: '2rem' }}>
      <h3 style={{ marginBlockEnd: '0.5rem' }}>What changes for buyers</h3>
      <div aria-live="polite">{answer ? <PreviewView answer={answer} /> : 'Calculating…'}</div>
    </section>
  );
}

/** Asks what tables change; a failure is a problem among others. */
export async function askPreview(body: {
  id: number | string | undefined;
  state: string | undefined;
  tables: unknown;
  undo?: boolean;
}): Promise<PreviewAnswer> {
  const asked = await askStaff<PreviewAnswer>('/api/duty-editions/preview', jsonPost(body));
  return asked.ok ? asked.data : { problems: [asked.message] };
}

/** The samples, or the problems as a list. */
export function PreviewView({ answer }: { answer: PreviewAnswer }) {
  if (!('problems' in answer)) return <SampleTable preview={answer} />;
  return (
    <>
      <p style={{ margin: 0 }}>Missing before it can be published:</p>
      <ul>
        {answer.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  );
}
