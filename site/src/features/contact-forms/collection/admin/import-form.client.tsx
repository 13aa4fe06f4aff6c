'use client';

import { Button, toast, useAuth } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';

type Made = { id: number; problems: string[] };
type Asked = { name: string; label: string; rows?: number; tick?: true };

/** Named as in Contact Form 7, since they are copied from its screens. */
const mail: readonly Asked[] = [
  { name: 'recipient', label: 'To' },
  { name: 'sender', label: 'From' },
  { name: 'subject', label: 'Subject' },
  { name: 'headers', label: 'Additional headers', rows: 2 },
  { name: 'body', label: 'Message body', rows: 6 },
  { name: 'attachments', label: 'File attachments' },
  { name: 'leaveOutEmpty', label: 'Exclude lines with blank mail-tags from output', tick: true },
  { name: 'isHtml', label: 'Use HTML content type', tick: true },
];
const inMail = (of: string) => mail.map((asked) => ({ ...asked, name: `${of}.${asked.name}` }));
const PARTS: readonly { heading: string; open?: true; fields: readonly Asked[] }[] = [
  {
    heading: 'Form',
    open: true,
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'form', label: 'Form template, for example [text* your-name]', rows: 10 },
    ],
  },
  { heading: 'Mail', fields: inMail('staffMail') },
  { heading: 'Mail (2)', fields: inMail('visitorMail') },
  { heading: 'Additional settings', fields: [{ name: 'settings', label: 'Additional settings', rows: 3 }] },
];

/** Imports a Contact Form 7 form as a draft, and lists what could not be imported. */
export function ImportForm() {
  const [filled, setFilled] = useState<Record<string, string | boolean>>({});
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made>();
  const { permissions } = useAuth();
  const text = (name: string) => String(filled[name] ?? '');
  const send = async () => {
    setBusy(true);
    const answer = await postStaff('/api/contact-forms/import', bodyOf(filled));
    setBusy(false);
    if (!answer.ok) return toast.error(answer.message);
    setMade((await answer.response.json()) as Made);
    setFilled({});
  };
  // Some roles only read forms.
  if (!permissions?.collections?.['contact-forms']?.create) return null;
  return (
    <details className="contact-form-import" style={{ margin: '0 0 1.5rem' }}>
      <summary style={{ cursor: 'pointer' }}>Import from Contact Form 7</summary>
      <p style={{ maxWidth: '48rem' }}>
        Copy each part from the tab with the same name. Only the title and the form template are required.
        Leave Mail (2) empty if it was turned off.
      </p>
      {made && <Outcome made={made} />}
      <div style={{ maxWidth: '48rem' }}>
        {PARTS.map(({ heading, open, fields }) => (
          <details key={heading} open={open} style={{ margin: '1rem 0' }}>
            <summary style={{ cursor: 'pointer', fontWeight: 600 }}>{heading}</summary>
            <div style={{ display: 'grid', gap: '1rem', marginBlockStart: '0.75rem' }}>
              {fields.map((asked) => (
                <Copied
                  key={asked.name}
                  asked={asked}
                  value={filled[asked.name]}
                  onChange={(value) => setFilled({ ...filled, [asked.name]: value })}
                />
              ))}
            </div>
          </details>
        ))}
      </div>
      <Button disabled={busy || !text('title').trim() || !text('form').trim()} onClick={send}>
        Import as draft
      </Button>
    </details>
  );
}

function Copied({
  asked: { label, rows, tick },
  value,
  onChange,
}: {
  asked: Asked;
  value: string | boolean | undefined;
  onChange: (value: string | boolean) => void;
}) {
  const id = useId();
  if (tick)
    return (
      <label style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          style={{ margin: 0 }}
        />
        {label}
      </label>
    );
  const common = {
    id,
    value: String(value ?? ''),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    style: { width: '100%', fontFamily: rows ? 'monospace' : undefined },
  };
  return (
    <div className="field-type">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...common} rows={rows} /> : <input {...common} type="text" />}
    </div>
  );
}

/** `staffMail.subject` → `{ staffMail: { subject } }`, as the endpoint takes it. */
function bodyOf(filled: Record<string, string | boolean>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(filled)) {
    const [name = '', inner] = path.split('.');
    body[name] = inner ? { ...(body[name] as object), [inner]: value } : value;
  }
  return body;
}

function Outcome({ made: { id, problems } }: { made: Made }) {
  return (
    <div role="status" style={{ margin: '1rem 0', maxWidth: '48rem' }}>
      <p>
        <a href={`/admin/collections/contact-forms/${id}`}>The draft was created. Check it and publish it.</a>
      </p>
      {problems.length > 0 && (
        <>
          <p>These parts could not be imported:</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
