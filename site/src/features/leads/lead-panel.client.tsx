import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Form } from '#site/ui/form/form.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { fetchLeadForm } from './fetch-lead-form.client.ts';
import { CONSENT, ticketPath } from './lead-paths.ts';
import { LeadSubjectCard } from './lead-subject-card.tsx';
import type { OpenLeadForm } from './open-lead-form.ts';

/** A lead form in the slide-out panel, fetched when it opens: pages are the same for everybody, a form's ticket is not. */
export function LeadPanel({
  action,
  label,
  open,
  onClose,
  onClosed,
  onLeave,
}: {
  /** The form's address, with what it is about. */
  action: string;
  /** The panel's name until the form is there. */
  label: string | undefined;
  open: boolean;
  /** Somebody asks to close the panel; `onClosed` comes when it has slid out. */
  onClose: () => void;
  onClosed: () => void;
  /** Goes on to another page. */
  onLeave: (address: string) => void;
}) {
  const [opened, setOpened] = useState<OpenLeadForm | 'gone' | 'failed'>();
  const [sent, setSent] = useState<{ next?: string }>();
  useEffect(() => {
    fetchLeadForm({ action, query: location.search }).then(setOpened, () => setOpened('failed'));
  }, [action]);
  const form = typeof opened === 'object' ? opened : undefined;
  // Whoever closes the thanks has read them: the page that counts the conversion need not wait.
  const close = () => (sent?.next ? onLeave(sent.next) : onClose());
  return (
    <Panel
      label={form?.heading ?? label ?? (opened ? 'Not open here' : 'One moment …')}
      open={open}
      onClose={close}
      onClosed={onClosed}
    >
      {form?.subject && <LeadSubjectCard subject={form.subject} />}
      {form && (
        <Form
          definition={form.definition}
          action={action}
          ticketUrl={ticketPath(action)}
          ticket={form.ticket}
          values={form.values}
          captcha={form.captcha}
          footnote={CONSENT}
          onClose={close}
          onSent={setSent}
          onLeave={onLeave}
        />
      )}
      {form && !sent && (
        <Button variant="quiet" block onClick={close} className="mt-4">
          Cancel
        </Button>
      )}
      {!opened && (
        <p role="status" className="text-muted">
          Opening the form …
        </p>
      )}
      {opened === 'failed' && <FailedForm action={action} />}
      {opened === 'gone' && <GoneForm />}
    </Panel>
  );
}

const FailedForm = ({ action }: { action: string }) => (
  <p role="alert">
    The form could not be opened here.{' '}
    <a href={action} className="underline underline-offset-4">
      Open it as a page
    </a>
    .
  </p>
);

const GoneForm = () => (
  <div role="alert">
    <p>
      This form is about one property or person, and none was named here, or it has left this website. Open it
      from the property’s or the person’s own page.
    </p>
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href="/buy">Search properties</ButtonLink>
      <ButtonLink href="/agents" variant="outline">
        Our people
      </ButtonLink>
    </p>
  </div>
);
