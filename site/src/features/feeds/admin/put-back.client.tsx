'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { PutBackReport } from '#site/features/listings/feed/put-back.ts';
import { fieldLabels } from '#site/ui/admin/field-labels.ts';
import { useMayImport } from './may-import.client.ts';
import { postFeedStaff } from './post-feed-staff.client.ts';
import { putBackText } from './put-back-text.ts';

/** On the page of an import: puts the listings back as they were before it, after it said what that means. */
export function PutBack() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const mayImport = useMayImport();
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<PutBackReport>();
  const [done, setDone] = useState('');
  const ask = async (body: { preview?: true }) => {
    setBusy(true);
    const answer = await postFeedStaff<PutBackReport>(`/api/feeds/${id}/put-back`, body);
    setBusy(false);
    if (answer.ok) return answer.body;
    toast.error(answer.message);
    return undefined;
  };
  const show = async () => setPreview(await ask({ preview: true }));
  const putBack = async () => {
    const report = await ask({});
    if (!report) return;
    setPreview(undefined);
    setDone(putBackText(report, true));
    router.refresh();
  };
  if (!mayImport) return null;
  const changes = preview ? preview.changed + preview.withdrawn : 0;
  return (
    <section className="field-type" aria-label="Put back" style={{ marginBlock: '1.5rem' }}>
      {!preview && (
        <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={show}>
          Put back as before this import
        </Button>
      )}
      {preview && (
        <div role="alert">
          <p>{putBackText(preview, false)}</p>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlock: '1rem' }}>
            {changes > 0 && (
              <Button disabled={busy} margin={false} onClick={putBack}>
                {busy ? 'Putting back…' : 'Put back'}
              </Button>
            )}
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => setPreview(undefined)}
            >
              {changes > 0 ? 'Cancel' : 'Close'}
            </Button>
          </div>
          <KeptListings report={preview} />
        </div>
      )}
      {done && <p role="status">{done}</p>}
    </section>
  );
}

function KeptListings({ report: { kept, keptListings } }: { report: PutBackReport }) {
  const { getEntityConfig } = useConfig();
  if (keptListings.length === 0) return null;
  const labels = fieldLabels(getEntityConfig({ collectionSlug: 'listings' })?.fields ?? []);
  return (
    <>
      <h4>Stays as it is</h4>
      <ul style={{ maxHeight: '24rem', overflow: 'auto' }}>
        {keptListings.map(({ id, title, fields }) => (
          <li key={id}>
            <a href={`/admin/collections/listings/${id}`}>{title}</a>:{' '}
            {fields.map((field) => labels.get(field) ?? field).join(', ')}
          </li>
        ))}
      </ul>
      {kept > keptListings.length && (
        <p>And {(kept - keptListings.length).toLocaleString('en-AU')} more listings.</p>
      )}
    </>
  );
}
