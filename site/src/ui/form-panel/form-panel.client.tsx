import { type ControlValues, type FormDefinition, typedValues, valuesFromEntries } from '@frontage/forms';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { asWritten } from '#site/messages/language.ts';
import { panelTexts } from '#site/messages/panel.ts';
import { Button, ButtonLink } from '../button.tsx';
import { Footnote } from '../form/footnote.tsx';
import { Form } from '../form/form.tsx';
import { FormPreview } from '../form/form-preview.tsx';
import { readyForm } from '../form/lazy-controls.ts';
import { fetchForm } from './fetch-form.client.ts';
import { FormLinks } from './form-links.tsx';
import { formTokenPath } from './form-token-path.ts';
import type { FetchedForm, IslandForm, MissingForm } from './opened-form.ts';
import { Panel } from './panel.client.tsx';
import { SubjectCard } from './subject-card.tsx';

/** A form in the slide-out panel, fetched when it opens: pages are the same for everybody, a form's token is not. */
export function FormPanel({
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
  const [answer, setAnswer] = useState<(FetchedForm & { Island?: ComponentType<object> }) | 'failed'>();
  const [sent, setSent] = useState<{ next?: string }>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fetched = async () => {
      const asked = await fetchForm({ action, query: location.search });
      if (asked.next) return onLeave(asked.next);
      if (asked.form) {
        await readyForm(asked.form);
        asked.form.values = { ...asked.form.values, ...unsent.get(action) };
      }
      setAnswer({ ...asked, Island: asked.drawn && (await islandOf(asked.drawn)) });
    };
    fetched().catch(() => setAnswer('failed'));
  }, [action, onLeave]);
  const { form, drawn, Island, gone } = typeof answer === 'object' ? answer : {};
  const texts = panelTexts();
  // Other forms exist in English alone.
  const marks = (form && !form.definition.texts) || drawn ? asWritten() : {};
  // Unless the visitor has gone to something else meanwhile, such as Close.
  useEffect(() => {
    const isUntouched = document.activeElement?.matches('h2') || document.activeElement === document.body;
    if (form && isUntouched) box.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [form]);
  // Whoever closes the thanks has read them: the page that counts the conversion need not wait.
  const close = () => {
    if (form)
      rememberUnsent({ action, definition: form.definition, box: box.current, isSent: Boolean(sent) });
    return sent?.next ? onLeave(sent.next) : onClose();
  };
  return (
    <Panel
      label={(form ?? drawn)?.heading ?? label ?? (answer ? texts.unavailable : texts.loading)}
      open={open}
      closeLabel={texts.close}
      marks={marks}
      onClose={close}
      onClosed={onClosed}
    >
      {form?.subject && <SubjectCard subject={form.subject} />}
      {form?.preview && !sent && <FormPreview preview={form.preview} />}
      {form && (
        <div {...marks} ref={box}>
          <Form
            definition={form.definition}
            action={action}
            tokenUrl={form.formToken ? formTokenPath(action) : undefined}
            formToken={form.formToken}
            values={form.values}
            captcha={form.captcha}
            footnote={form.footnote}
            onClose={close}
            onSent={setSent}
            onLeave={onLeave}
          />
        </div>
      )}
      {form && !sent && (
        <>
          <Button variant="quiet" block onClick={close} className="mt-4">
            {texts.cancel}
          </Button>
          <FormLinks links={form.links} />
        </>
      )}
      {drawn && Island && (
        <>
          <div {...marks}>
            <Island {...drawn.props} />
            {drawn.footnote && <Footnote text={drawn.footnote} />}
          </div>
          <Button variant="quiet" block onClick={close} className="mt-4">
            {texts.close}
          </Button>
        </>
      )}
      {!answer && (
        <p role="status" className="text-muted">
          {texts.opening}
        </p>
      )}
      {answer === 'failed' && <Failed action={action} />}
      {gone && <Gone {...gone} />}
    </Panel>
  );
}

/** Of a form, what a visitor fills in; the honeypot and hidden fields are none of it. */
const FIRST_FIELD = ':is(input, select, textarea):not([type=hidden], [tabindex="-1"], :disabled)';

/** What was written in forms that were closed before they were sent, by their address, until the page is left. */
const unsent = new Map<string, ControlValues>();

/** So that Esc, or a click beside the panel, loses nothing. Passwords are typed again. */
function rememberUnsent({
  action,
  definition,
  box,
  isSent,
}: {
  action: string;
  definition: FormDefinition;
  box: HTMLElement | null;
  isSent: boolean;
}): void {
  const element = box?.querySelector('form');
  if (isSent || !element) return void unsent.delete(action);
  const secret = definition.fields.filter(({ kind }) => kind === 'password').map(({ name }) => name);
  const typed = typedValues({ definition, values: valuesFromEntries(new FormData(element).entries()) });
  unsent.set(action, Object.fromEntries(Object.entries(typed).filter(([name]) => !secret.includes(name))));
}

/** As pages wake it: what that takes is here already where a page has islands. */
async function islandOf({ island: name, props }: IslandForm): Promise<ComponentType<object>> {
  const [{ readyIsland }, { loadIsland }] = await Promise.all([
    import('../hydrate.client.tsx'),
    import('../island-table.client.ts'),
  ]);
  return readyIsland({ name, module: await loadIsland(name), props });
}

const Failed = ({ action }: { action: string }) => (
  <p role="alert">
    {panelTexts().failed}{' '}
    <a href={action} className="underline underline-offset-4">
      {panelTexts().openPage}
    </a>
    .
  </p>
);

const Gone = ({ message, links = [] }: MissingForm) => (
  <div role="alert">
    <p>{message}</p>
    <p className="mt-6 flex flex-wrap gap-3">
      {links.map(({ href, label }, index) => (
        <ButtonLink key={href} href={href} variant={index > 0 ? 'outline' : undefined}>
          {label}
        </ButtonLink>
      ))}
    </p>
  </div>
);
