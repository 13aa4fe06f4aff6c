'use client';

import { Button, toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { mailHtml } from '#site/ui/mail/mail-document.tsx';
import { inColours, type MailColours } from '#site/ui/mail/mail-theme.ts';
import type { Readership } from '../../../forms/lead-form.ts';
import { AgencyMail, agencySubject } from '../agency-mail.tsx';
import type { MailExample } from '../example-endpoint.ts';
import { type ExampleOf, exampleProps } from '../example-props.ts';
import type { LeadMailProps } from '../mail-content.ts';
import { VisitorMail, visitorSubject } from '../visitor-mail.tsx';

/** Widths of a mail program's pane and of a phone, in px. */
const WIDTHS = { Computer: 700, Phone: 390 };

/** The email that the texts make, with made-up answers, drawn by what draws the real ones. */
export function MailPreview(shown: ExampleOf) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('Computer');
  const example = useExample();
  if (example === undefined) return <p>Loading the preview …</p>;
  if (example === 'failed') return <p>The preview could not be loaded. Reload the page to try again.</p>;
  const props = exampleProps({ ...shown, example });
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
      <TestMail {...shown} />
      <PreviewFrame
        {...{ props, colours: example.colours }}
        readership={shown.readership}
        width={WIDTHS[width]}
      />
    </section>
  );
}

function TestMail({ form, readership, templates }: ExampleOf) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const texts = templates[form]?.[readership] ?? {};
    const answer = await postStaff('/api/globals/lead-mail-templates/test', { form, readership, texts });
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    toast.success(((await answer.response.json()) as { message: string }).message);
  };
  return (
    <div style={{ margin: '0 0 0.75rem' }}>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={busy} onClick={send}>
        Send a test to me
      </Button>
    </div>
  );
}

function PreviewFrame({
  props,
  readership,
  colours,
  width,
}: {
  props: LeadMailProps;
  readership: Readership;
  colours: MailColours;
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
        srcDoc={render ? inColours(mailHtml(render(mail)), colours) : ''}
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
