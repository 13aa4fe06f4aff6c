'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';

type Texts = Record<
  'title' | 'form' | 'recipient' | 'subject' | 'body' | 'answerSubject' | 'answerBody',
  string
>;
type Made = { id: number; problems: string[] };

const EMPTY: Texts = {
  title: '',
  form: '',
  recipient: '',
  subject: '',
  body: '',
  answerSubject: '',
  answerBody: '',
};

const FIELDS: { name: keyof Texts; label: string; rows?: number }[] = [
  { name: 'title', label: 'Title' },
  { name: 'form', label: 'The form’s text, such as [text* your-name]', rows: 8 },
  { name: 'recipient', label: 'E-mail to the agency: to' },
  { name: 'subject', label: 'Its subject' },
  { name: 'body', label: 'Its words', rows: 4 },
  { name: 'answerSubject', label: 'E-mail to the visitor: subject' },
  { name: 'answerBody', label: 'Its words', rows: 4 },
];

/** Brings the text of a Contact Form 7 form along: a draft is made of it, and what is left to do is listed. */
export function ImportForm() {
  const [texts, setTexts] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made>();
  const id = useId();
  const send = async () => {
    setBusy(true);
    const { title, form, recipient, subject, body, answerSubject, answerBody } = texts;
    const answer = await postStaff('/api/contact-forms/import', {
      title,
      form,
      staffMail: { recipient, subject, body },
      visitorMail: { subject: answerSubject, body: answerBody },
    });
    setBusy(false);
    if (!answer.ok) return toast.error(answer.message);
    setMade((await answer.response.json()) as Made);
    setTexts(EMPTY);
  };
  return (
    <details style={{ margin: '0 0 1.5rem' }}>
      <summary style={{ cursor: 'pointer' }}>Bring a form along from Contact Form 7</summary>
      {made && <Outcome made={made} />}
      <div style={{ display: 'grid', gap: '1rem', maxWidth: '48rem', margin: '1rem 0' }}>
        {FIELDS.map(({ name, label, rows }) => {
          const common = {
            id: `${id}${name}`,
            value: texts[name],
            onChange: (event: { target: { value: string } }) =>
              setTexts({ ...texts, [name]: event.target.value }),
            style: { width: '100%', fontFamily: rows ? 'monospace' : undefined },
          };
          return (
            <div key={name} className="field-type">
              <label htmlFor={common.id}>{label}</label>
              {rows ? <textarea {...common} rows={rows} /> : <input {...common} type="text" />}
            </div>
          );
        })}
      </div>
      <Button disabled={busy || !texts.title.trim() || !texts.form.trim()} onClick={send}>
        Make a draft of it
      </Button>
    </details>
  );
}

function Outcome({ made: { id, problems } }: { made: Made }) {
  return (
    <div role="status" style={{ margin: '1rem 0' }}>
      <p>
        <a href={`/admin/collections/contact-forms/${id}`}>The draft is made: look at it and publish it.</a>
      </p>
      {problems.length > 0 && (
        <>
          <p>This could not be taken over:</p>
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
