'use client';

import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { postStaff } from './post-staff.client.ts';

type Found = Record<'needed' | 'advised', { message: string }[]>;

/** Delay after the last keystroke, in ms. */
const PAUSE_MS = 600;

/** From this width Payload shows the sidebar beside the fields instead of below. */
const BESIDE = '(min-width: 1025px)';

type Place = 'side' | 'top';

/**
 * What is missing before a record can be published, and suggestions, while it is edited: in the sidebar, or collapsed
 * above the fields on a phone or tablet.
 */
export function PublishCheck({ collection, place }: { collection: string; place: Place }) {
  const isBeside = useSyncExternalStore(
    watchWidth,
    () => matchMedia(BESIDE).matches,
    () => true,
  );
  return isBeside === (place === 'side') ? <Gaps collection={collection} place={place} /> : null;
}

function watchWidth(changed: () => void): () => void {
  const width = matchMedia(BESIDE);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}

function Gaps({ collection, place }: { collection: string; place: Place }) {
  const { id } = useDocumentInfo();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const [gaps, setGaps] = useState<Found>();
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const answer = await postStaff(`/api/${collection}/publish-check`, { ...getData(), id });
      if (!gone && answer.ok) setGaps((await answer.response.json()) as Found);
    }, PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [collection, fields, getData, id]);
  if (!gaps) return null;
  const needed = gaps.needed.length;
  if (place === 'side')
    return (
      <div className="field-type publish-check" role="status">
        {needed === 0 ? <p style={{ margin: 0 }}>{READY}</p> : <GapList title={MISSING} gaps={gaps.needed} />}
        {gaps.advised.length > 0 && <GapList title={ADVISED} gaps={gaps.advised} />}
      </div>
    );
  if (needed + gaps.advised.length === 0) return <p className="field-type">{READY}</p>;
  return (
    <details className="field-type publish-check">
      <summary style={{ cursor: 'pointer', padding: '0.5rem 0', fontWeight: 600 }}>
        <span role="status">{needed > 0 ? `${MISSING}: ${needed}` : READY}</span>
      </summary>
      {needed > 0 && <GapList gaps={gaps.needed} />}
      {gaps.advised.length > 0 && <GapList title={ADVISED} gaps={gaps.advised} />}
    </details>
  );
}

const READY = 'Ready to publish.';
const MISSING = 'Missing before it can be published';
const ADVISED = 'Recommended';

function GapList({ title, gaps }: { title?: string; gaps: Found['needed'] }) {
  return (
    <>
      {title && <p style={{ margin: '0.75rem 0 0', fontWeight: 600 }}>{title}</p>}
      <ul style={{ margin: '0.25rem 0 0', paddingInlineStart: '1.25rem', overflowWrap: 'anywhere' }}>
        {gaps.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}
