import { emptyValues, type FieldError, lengthLimit } from '@frontage/forms';
import { Fragment, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Footnote } from './footnote.tsx';
import { FormField, fieldId } from './form-field.tsx';
import type { FormProps, Sent } from './form-props.ts';
import { FormText } from './form-text.tsx';
import { FormThanks } from './form-thanks.tsx';
import { CaptchaField } from './lazy-controls.ts';
import { OtherSections, otherSections } from './other-sections.tsx';
import { type ButtonState, SubmitButton } from './submit-button.tsx';
import { TRANSPORT } from './transport.ts';
import { useForm, useOpened } from './use-form.ts';

/**
 * Draws a form from its definition. Without JavaScript it posts to `action` like any form; with JavaScript the same
 * validator runs first, typed values stay, and the answer is shown in place.
 */
export function Form(props: FormProps) {
  const opened = useOpened(props);
  const [attempt, setAttempt] = useState(0);
  // A reset form is empty and needs a new token.
  const fresh = attempt > 0 ? { formToken: undefined, problem: undefined, errors: undefined } : {};
  const hadFocus = useRef(false);
  return (
    <FormAttempt
      key={attempt}
      {...props}
      {...fresh}
      opened={opened}
      hadFocus={hadFocus}
      again={() => setAttempt(attempt + 1)}
    />
  );
}

/** How long the button shows that the form was sent before the form resets, in ms. */
const RESET_MS = 3000;

function FormAttempt(
  props: FormProps & {
    opened: () => void;
    again: () => void;
    /** Whether the button had the focus before the form was reset. */
    hadFocus: RefObject<boolean>;
  },
) {
  const { definition, action, values = emptyValues(definition), footnote, onClose } = props;
  const formId = useId();
  const honeypotId = `${formId}_site`;
  const summary = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({ ...props, summary, element });
  const [changed, setChanged] = useState(false);
  const { button } = definition.messages;
  const { again, hadFocus } = props;
  const [isOver, setOver] = useState(false);
  const showsSent = button && form.sent;
  // `again` is a new function with each render; only sending starts the timer.
  useEffect(() => {
    if (!showsSent) return;
    const timer = setTimeout(() => {
      hadFocus.current = Boolean(element.current?.contains(document.activeElement));
      // In a panel the thank-you message has a button to close it.
      if (onClose) setOver(true);
      else again();
    }, RESET_MS);
    return () => clearTimeout(timer);
  }, [showsSent]);
  useEffect(() => {
    if (hadFocus.current) element.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    hadFocus.current = false;
  }, [hadFocus]);
  if (form.sent && (!button || isOver)) {
    return (
      <FormThanks
        thanks={definition.messages.thanks}
        texts={definition.texts}
        {...form.sent}
        onClose={onClose}
      />
    );
  }
  const errorOf = (name: string) => form.errors.find(({ field }) => field === name)?.message;
  const hasFiles = definition.fields.some(({ kind }) => kind === 'file');
  return (
    <form
      ref={element}
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      // Our own messages say what to do; the browser's do not.
      noValidate
      aria-label={definition.title}
      aria-busy={form.sending}
      onSubmit={(event) => {
        props.opened();
        setChanged(false);
        return form.submit(event);
      }}
      onInput={(event) => {
        props.opened();
        setChanged(true);
        form.changed(event);
      }}
      className="grid gap-x-4 gap-y-5 sm:grid-cols-6"
    >
      {form.problem && !form.sent && (
        <ErrorSummary
          heading={definition.messages.outcomes?.errors}
          problem={form.problem}
          errors={form.errors}
          formId={formId}
          focusRef={summary}
        />
      )}
      {definition.intro && <p className="text-pretty text-muted sm:col-span-full">{definition.intro}</p>}
      {form.fields.map((field) => (
        <Fragment key={field.name}>
          <FormText definition={definition} before={field.name} />
          <FormField
            field={field}
            formId={formId}
            value={values[field.name]}
            error={errorOf(field.name)}
            limit={lengthLimit(field)}
            texts={definition.texts}
          />
        </Fragment>
      ))}
      {otherSections({ definition, shown: form.fields }).length > 0 && (
        <WithoutScript always={props.everySection}>
          <OtherSections definition={definition} shown={form.fields} values={values} formId={formId} />
        </WithoutScript>
      )}
      <FormText definition={definition} />
      {props.captcha && (
        <CaptchaField captcha={props.captcha} sending={form.sending} texts={definition.texts} />
      )}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={honeypotId}>{definition.texts?.honeypot ?? 'Leave this empty'}</label>
        <input id={honeypotId} name={TRANSPORT.honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {props.page && <input type="hidden" name={TRANSPORT.page} defaultValue={props.page} />}
      {props.tokenUrl && <input type="hidden" name={TRANSPORT.formToken} value={form.formToken} readOnly />}
      <div className="sm:col-span-full">
        <SubmitButton definition={definition} state={stateOf({ form, changed })} />
        {footnote && <Footnote text={footnote} linked={definition.texts?.privacyPolicy} />}
      </div>
    </form>
  );
}

/** In a noscript element, or for every browser. */
const WithoutScript = ({ always = false, children }: { always?: boolean; children: React.ReactNode }) =>
  always ? (
    children
  ) : (
    <noscript className="col-span-full grid gap-x-4 gap-y-5 sm:grid-cols-6">{children}</noscript>
  );

/** The button shows the refusal until a field changes. */
function stateOf({
  form,
  changed,
}: {
  form: { sending: boolean; sent: Sent | undefined; problem?: string };
  changed: boolean;
}): ButtonState {
  if (form.sending) return 'sending';
  if (form.sent) return 'sent';
  return form.problem && !changed ? 'failed' : 'idle';
}

/** The error summary: why the form was not sent, with a link to each field to fix. It takes the focus when it appears. */
function ErrorSummary({
  heading,
  problem,
  errors,
  formId,
  focusRef,
}: {
  /** Heading of the error summary, in forms that have one. */
  heading: string | undefined;
  problem: string;
  errors: readonly FieldError[];
  formId: string;
  focusRef: React.RefObject<HTMLDivElement | null>;
}) {
  return (
    <div
      ref={focusRef}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a refusal without script, this is what the visitor must read first
      autoFocus
      className="rounded-md border-2 border-bad bg-bad-soft px-4 py-3.5 text-ink sm:col-span-full"
    >
      {heading && <p className="mb-1 text-lg font-semibold text-bad">{heading}</p>}
      <p className="font-semibold">{problem}</p>
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${fieldId({ formId, name: field })}`}
                className="inline-block py-0.5 text-bad underline underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
