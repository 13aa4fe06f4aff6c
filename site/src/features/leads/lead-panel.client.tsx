import { useEffect, useState } from 'react';
import { Form } from '#site/ui/form/form.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { CONSENT, ticketPath } from './lead-paths.ts';
import { LeadSubjectCard } from './lead-subject-card.tsx';
import type { OpenLeadForm } from './open-lead-form.ts';

/** A lead form in the slide-out panel, fetched when it opens: pages are the same for everybody, a form's ticket is not. */
export function LeadPanel({
  action,
  label,
  onClosed,
}: {
  /** The form's address, with what it is about. */
  action: string;
  /** The panel's name until the form is there. */
  label: string;
  onClosed: () => void;
}) {
  const [opened, setOpened] = useState<OpenLeadForm | 'failed'>();
  const ticketUrl = ticketPath(action);
  useEffect(() => {
    fetchForm(ticketUrl).then(setOpened, () => setOpened('failed'));
  }, [ticketUrl]);
  const form = opened === 'failed' ? undefined : opened;
  return (
    <Panel label={form?.heading ?? label} onClosed={onClosed}>
      {(close) => (
        <>
          {form?.subject && <LeadSubjectCard subject={form.subject} />}
          {form && (
            <Form
              definition={form.definition}
              action={action}
              ticketUrl={ticketUrl}
              ticket={form.ticket}
              values={form.values}
              footnote={CONSENT}
              onClose={close}
            />
          )}
          {!opened && (
            <p role="status" className="text-muted">
              Opening the form …
            </p>
          )}
          {opened === 'failed' && (
            <p role="alert">
              The form could not be opened here.{' '}
              <a href={action} className="underline underline-offset-4">
                Open it as a page
              </a>
              .
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

async function fetchForm(url: string): Promise<OpenLeadForm> {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The form answered ${response.status}`);
  return (await response.json()) as OpenLeadForm;
}
