'use client';

import { Button, toast, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import type { PreviewedMail } from '../../mails/preview-endpoint.ts';

type Preview = Record<'staff' | 'visitor', PreviewedMail | null>;

/** Previews the form's emails with sample answers, as the form is in the editor. */
export function MailPreview() {
  const { getData } = useForm();
  const [preview, setPreview] = useState<Preview>();
  const show = async () => {
    const answer = await postStaff('/api/contact-forms/mail-preview', getData());
    if (answer.ok) setPreview((await answer.response.json()) as Preview);
    else toast.error(answer.message);
  };
  return (
    <div className="field-type contact-form-mails">
      <Button buttonStyle="secondary" onClick={show}>
        Preview emails
      </Button>
      <p>Uses sample answers and your unsaved changes.</p>
      <div role="status">
        {preview && (
          <>
            <Mail heading="To the agency" mail={preview.staff} nobody="the office or the agency" />
            <Mail heading="To the visitor" mail={preview.visitor} nobody="nobody" />
          </>
        )}
      </div>
    </div>
  );
}

function Mail({ heading, mail, nobody }: { heading: string; mail: PreviewedMail | null; nobody: string }) {
  return (
    <section style={{ marginBlock: '1.5rem', maxWidth: '48rem' }}>
      <h3>{heading}</h3>
      {!mail && <p>No custom text. The standard email is used, or none is sent.</p>}
      {mail && (
        <div style={{ border: '1px solid var(--theme-elevation-250)', borderRadius: 4 }}>
          <dl style={{ margin: 0, padding: '1rem', overflowWrap: 'anywhere' }}>
            {linesOf({ mail, nobody }).map(([name, text]) => (
              <div key={name}>
                <dt style={{ display: 'inline', color: 'var(--theme-elevation-700)' }}>{name}: </dt>
                <dd style={{ display: 'inline', margin: 0 }}>{text}</dd>
              </div>
            ))}
          </dl>
          {mail.unknown.length > 0 && (
            <p style={{ padding: '0 1rem', fontWeight: 600 }}>
              Unknown fields: {mail.unknown.map((name) => `[${name}]`).join(', ')}
            </p>
          )}
          {mail.html ? (
            <iframe
              title={`${heading}: message`}
              // Without scripts and without access to the admin.
              sandbox=""
              srcDoc={mail.html}
              style={{ display: 'block', width: '100%', height: '20rem', border: 0, background: '#fff' }}
            />
          ) : (
            <pre
              style={{
                margin: 0,
                padding: '1rem',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                fontFamily: 'inherit',
                borderTop: '1px solid var(--theme-elevation-150)',
              }}
            >
              {mail.text}
            </pre>
          )}
        </div>
      )}
    </section>
  );
}

/** The header of an email. */
const linesOf = ({ mail, nobody }: { mail: PreviewedMail; nobody: string }): [string, string][] =>
  [
    ['From', mail.fromName],
    ['To', mail.to.join(', ') || nobody],
    ['Cc / Bcc', mail.copies.join(', ')],
    ['Reply to', mail.replyTo],
    ['Subject', mail.subject],
    ['Files', mail.files.join(', ')],
  ].filter((line): line is [string, string] => Boolean(line[1]));
