'use client';

import { useEffect, useState } from 'react';
import { mailHtml } from '#site/ui/mail/mail-document.tsx';
import { brochureRequest } from '../../../forms/brochure-request.ts';
import type { Readership } from '../../../forms/lead-form.ts';
import { findLeadForm } from '../../../forms/lead-forms.ts';
import { AgencyMail, agencySubject } from '../agency-mail.tsx';
import type { MailExample } from '../example-endpoint.ts';
import { EXAMPLE_LISTING, exampleLead } from '../example-lead.ts';
import type { LeadMailProps } from '../mail-content.ts';
import { type MailTemplates, mailTexts } from '../mail-texts.ts';
import { VisitorMail, visitorSubject } from '../visitor-mail.tsx';

type Shown = { form: string; readership: Readership; templates: MailTemplates };

/** Widths of a mail program's pane and of a phone, in px. */
const WIDTHS = { Computer: 700, Phone: 390 };

/** The email that the texts make, with made-up answers, drawn by what draws the real ones. */
export function MailPreview(shown: Shown) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('Computer');
  const example = useExample();
  if (example === undefined) return <p>Loading the preview …</p>;
  if (example === 'failed') return <p>The preview could not be loaded. Reload the page to try again.</p>;
  const props = mailProps({ ...shown, example });
  if (!props) return null;
  return (
    <section aria-label="Preview">
      {shown.readership === 'visitor' && example.unconfirmed.includes(shown.form) && (
        <p role="status" style={{ margin: '0 0 0.75rem' }}>
          Visitors do not get this email: <em>Send a confirmation email to the visitor</em> is turned off for
          this form under <a href="/admin/globals/lead-form-settings">Lead forms</a>.
        </p>
      )}
      <fieldset style={{ display: 'flex', gap: '1.5rem', border: 0, padding: 0, margin: '0 0 0.75rem' }}>
        <legend style={{ marginBottom: '0.5rem' }}>Preview on a</legend>
        {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
          <label key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
            <input
              type="radio"
              name="mail-preview-width"
              checked={width === name}
              onChange={() => setWidth(name)}
              style={{ margin: 0 }}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p style={{ margin: '0 0 0.75rem' }}>
        <strong>{shown.readership === 'staff' ? agencySubject(props) : visitorSubject(props)}</strong>
      </p>
      <PreviewFrame props={props} readership={shown.readership} width={WIDTHS[width]} />
    </section>
  );
}

function PreviewFrame({
  props,
  readership,
  width,
}: {
  props: LeadMailProps;
  readership: Readership;
  width: number;
}) {
  const [render, setRender] = useState<(mail: React.ReactElement) => string>();
  // Only this page needs React's renderer to text, and only in the browser.
  useEffect(() => {
    import('react-dom/server').then(({ renderToStaticMarkup }) => setRender(() => renderToStaticMarkup));
  }, []);
  const mail = readership === 'staff' ? <AgencyMail {...props} /> : <VisitorMail {...props} />;
  return (
    <div
      style={{
        overflowX: 'auto',
        border: '1px solid var(--theme-elevation-150)',
        background: 'var(--theme-elevation-50)',
      }}
    >
      <iframe
        title="The email"
        // Nothing in an email runs or leads away from here.
        sandbox=""
        srcDoc={render ? mailHtml(render(mail)) : ''}
        style={{
          display: 'block',
          width,
          height: '48rem',
          margin: '0 auto',
          border: 0,
          background: '#fff',
        }}
      />
    </div>
  );
}

function mailProps({
  form,
  readership,
  templates,
  example,
}: Shown & { example: MailExample }): LeadMailProps | undefined {
  const { unconfirmed: _, ...agency } = example;
  const definition = findLeadForm(form)?.definition;
  if (!definition) return undefined;
  const lead = exampleLead({ definition, at: new Date() });
  return {
    ...agency,
    lead,
    listing: lead.listingId === null ? undefined : EXAMPLE_LISTING,
    texts: mailTexts({ templates, form, readership }),
    download:
      form === brochureRequest.definition.key
        ? { href: '/brochures', label: 'Download the brochure' }
        : undefined,
  };
}

/** Undefined while it is being loaded. */
function useExample(): MailExample | 'failed' | undefined {
  const [example, setExample] = useState<MailExample | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/globals/lead-mail-templates/example', { credentials: 'same-origin', signal: leaving.signal })
      .then(async (response) => setExample(response.ok ? ((await response.json()) as MailExample) : 'failed'))
      .catch(() => leaving.signal.aborted || setExample('failed'));
    return () => leaving.abort();
  }, []);
  return example;
}
