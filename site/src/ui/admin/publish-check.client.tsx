'use client';

import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { postStaff } from './post-staff.client.ts';

type Gaps = Record<'needed' | 'advised', { message: string }[]>;

/** How long somebody must have stopped typing, in ms. */
const PAUSE_MS = 600;

/** What is missing before a record can be published, and what would make it better, while it is edited. */
export function PublishCheck({ collection }: { collection: string }) {
  const { id } = useDocumentInfo();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const [gaps, setGaps] = useState<Gaps>();
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const answer = await postStaff(`/api/${collection}/publish-check`, { ...getData(), id });
      if (!gone && answer.ok) setGaps((await answer.response.json()) as Gaps);
    }, PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [collection, fields, getData, id]);
  if (!gaps) return null;
  return (
    <div className="field-type publish-check" role="status">
      {gaps.needed.length === 0 ? (
        <p style={{ margin: 0 }}>Ready to publish.</p>
      ) : (
        <GapList title="Missing before it can be published" gaps={gaps.needed} />
      )}
      {gaps.advised.length > 0 && <GapList title="Recommended" gaps={gaps.advised} />}
    </div>
  );
}

function GapList({ title, gaps }: { title: string; gaps: Gaps['needed'] }) {
  return (
    <>
      <p style={{ margin: '0.75rem 0 0', fontWeight: 600 }}>{title}</p>
      <ul style={{ margin: '0.25rem 0 0', paddingInlineStart: '1.25rem', overflowWrap: 'anywhere' }}>
        {gaps.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}
