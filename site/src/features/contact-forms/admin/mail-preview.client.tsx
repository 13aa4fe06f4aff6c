'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import type { PreviewedMail } from '../mails/preview-endpoint.ts';

type Preview = Record<'staff' | 'visitor', PreviewedMail | null>;

/** What the form's e-mails say, with made-up answers, as it was last saved. */
export function MailPreview() {
  const { id } = useDocumentInfo();
  const [preview, setPreview] = useState<Preview>();
  if (!id) return null;
  const show = async () => {
    const answer = await fetch(`/api/contact-forms/${id}/mail-preview`, { credentials: 'same-origin' }).catch(
      () => undefined,
    );
    if (answer?.ok) setPreview((await answer.json()) as Preview);
    else toast.error('The preview could not be loaded. Reload the page and try again.');
  };
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" onClick={show}>
        Show what they say
      </Button>
      <p>With made-up answers, as the form was last saved.</p>
      <div role="status">
        {preview && (
          <>
            <Mail heading="To the agency" mail={preview.staff} />
            <Mail heading="To the visitor" mail={preview.visitor} />
          </>
        )}
      </div>
    </div>
  );
}

function Mail({ heading, mail }: { heading: string; mail: PreviewedMail | null }) {
  return (
    <section style={{ marginBlock: '1rem' }}>
      <h3>{heading}</h3>
      {!mail && <p>No words of its own: it is said as of every lead, or not sent.</p>}
      {mail && (
        <>
          {mail.unknown.length > 0 && (
            <p>These stand for nothing: {mail.unknown.map((name) => `[${name}]`).join(', ')}</p>
          )}
          <p>To: {mail.to.join(', ') || 'the office or the agency'}</p>
          <p>
            <strong>{mail.subject}</strong>
          </p>
          <pre
            style={{ whiteSpace: 'pre-wrap', fontFamily: 'inherit', padding: '1rem', border: '1px solid' }}
          >
            {mail.text}
          </pre>
        </>
      )}
    </section>
  );
}
