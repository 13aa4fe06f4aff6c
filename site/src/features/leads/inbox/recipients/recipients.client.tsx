'use client';

import { useEffect, useState } from 'react';
import type { FormRecipients } from './form-recipients.ts';
import '#site/ui/admin/work-list.css';
import './recipients.css';

const FIELDS = [
  { name: 'suburb', label: 'Suburb' },
  { name: 'postcode', label: 'Postcode' },
  { name: 'listing', label: 'Listing ID' },
] as const;

type Matter = Record<(typeof FIELDS)[number]['name'], string>;
type Answer = { forms: FormRecipients[] } | { problem: string };

const ANYWHERE: Matter = { suburb: '', postcode: '', listing: '' };

/** Who would get each form, about a suburb or a listing, as the settings were saved last. */
export function Recipients() {
  const [matter, setMatter] = useState(ANYWHERE);
  const [asked, setAsked] = useState(ANYWHERE);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const leaving = new AbortController();
    void load(asked, leaving.signal).then((found) => !leaving.signal.aborted && setAnswer(found));
    return () => leaving.abort();
  }, [asked]);
  return (
    <section className="work-list recipients">
      <h3>Who would get this?</h3>
      <p>The recipients of each form by the saved settings. Enter what the lead would be about.</p>
      <div className="work-list__filters">
        {FIELDS.map(({ name, label }) => (
          <label key={name}>
            {label}
            <input
              type="search"
              value={matter[name]}
              onChange={({ target }) => setMatter({ ...matter, [name]: target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The field stands in the form of the settings, which would be saved.
                event.preventDefault();
                setAsked(matter);
              }}
            />
          </label>
        ))}
        <button type="button" onClick={() => setAsked(matter)}>
          Show recipients
        </button>
      </div>
      {!answer && <p aria-live="polite">Loading…</p>}
      {answer && 'problem' in answer && <p role="alert">{answer.problem}</p>}
      {answer && 'forms' in answer && <RecipientTable forms={answer.forms} />}
    </section>
  );
}

function RecipientTable({ forms }: { forms: FormRecipients[] }) {
  return (
    <section className="recipients__table" aria-label="Recipients by form">
      <table>
        <thead>
          <tr>
            <th scope="col">Form</th>
            <th scope="col">Goes to</th>
            <th scope="col">Copies</th>
            <th scope="col">Office</th>
          </tr>
        </thead>
        <tbody>
          {forms.map(({ form, label, isOn, to, copies, hidden, office, webhooks }) => (
            <tr key={form}>
              <th scope="row">
                {label}
                {!isOn && <small>Switched off</small>}
              </th>
              <td>{to || <strong>Nobody</strong>}</td>
              <td>
                {[
                  ...copies,
                  ...hidden.map((address) => `${address} (hidden)`),
                  ...webhooks.map((name) => `${name} (webhook)`),
                ].join(', ')}
              </td>
              <td>{office}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

async function load(matter: Matter, signal: AbortSignal): Promise<Answer> {
  const problem = 'The recipients could not be loaded. Check your connection and try again.';
  try {
    const path = `/api/globals/lead-handling/recipients?${new URLSearchParams(matter)}`;
    const response = await fetch(path, { credentials: 'same-origin', signal });
    const body = (await response.json()) as {
      forms?: FormRecipients[];
      errors?: { message?: string }[];
    };
    return response.ok && body.forms
      ? { forms: body.forms }
      : { problem: body.errors?.[0]?.message ?? problem };
  } catch {
    return { problem };
  }
}
