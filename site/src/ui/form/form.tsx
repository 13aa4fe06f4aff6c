import { type DrawnValues, emptyValues, type FieldError, type FormDefinition } from '@frontage/forms';
import { useId, useRef } from 'react';
import { buttonStyle } from '../button.tsx';
import { FormField, fieldId } from './form-field.tsx';
import { FormThanks } from './form-thanks.tsx';
import { TRANSPORT } from './transport.ts';
import { useForm } from './use-form.ts';

export type FormProps = {
  /** Resolved: without settings or lists still to be handed in. */
  definition: FormDefinition;
  /** Where the form is sent, with or without script. */
  action: string;
  /** Answers `{ ticket }` as JSON; asked when the form has none. */
  ticketUrl: string;
  ticket?: string;
  /** Path of the page it was opened from, where that is not the page it stands in. */
  page?: string;
  /** What the fields hold at first; their `initial` values when left out. */
  values?: DrawnValues;
  /** What was wrong when the server drew this form again. */
  errors?: readonly FieldError[];
  /** The sentence above them, or alone: why it was not sent. */
  problem?: string;
  /** Said under the button. */
  footnote?: string;
  /** Closes what the form stands in; without it the thanks have no button. */
  onClose?: () => void;
};

/**
 * Draws a form from its definition. Without script it posts to `action` like any form; with script the same
 * validator runs first, what was typed stays, and the answer shows in place.
 */
export function Form(props: FormProps) {
  const { definition, action, values = emptyValues(definition), footnote, onClose } = props;
  const formId = useId();
  const trapId = `${formId}trap`;
  const summary = useRef<HTMLDivElement>(null);
  const form = useForm({ ...props, summary });
  if (form.reference) {
    return <FormThanks thanks={definition.messages.thanks} reference={form.reference} onClose={onClose} />;
  }
  const errorOf = (name: string) => form.errors.find(({ field }) => field === name)?.message;
  const hasFiles = definition.fields.some(({ kind }) => kind === 'file');
  return (
    <form
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      // Our own messages say what to do; the browser's do not.
      noValidate
      aria-label={definition.title}
      aria-busy={form.sending}
      onSubmit={form.submit}
      onInput={form.changed}
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {form.problem && (
        <ErrorSummary problem={form.problem} errors={form.errors} formId={formId} focusRef={summary} />
      )}
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          formId={formId}
          value={values[field.name]}
          error={errorOf(field.name)}
        />
      ))}
      <div className="absolute h-px w-px overflow-hidden opacity-0" aria-hidden="true">
        <label htmlFor={trapId}>Leave this empty</label>
        <input id={trapId} name={TRANSPORT.trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {props.page && <input type="hidden" name={TRANSPORT.page} defaultValue={props.page} />}
      <input type="hidden" name={TRANSPORT.ticket} value={form.ticket} readOnly />
      <div className="sm:col-span-2">
        <button
          type="submit"
          disabled={form.sending}
          className={buttonStyle({ variant: 'accent', size: 'lg', block: true })}
        >
          {form.sending ? definition.messages.waiting : definition.submitLabel}
        </button>
        <p role="status" className="sr-only">
          {form.sending ? definition.messages.waiting : ''}
        </p>
        {footnote && <p className="mt-3 text-sm text-muted">{footnote}</p>}
      </div>
    </form>
  );
}

/** Why the form was not sent, with a link to each answer to mend. It takes the focus when it appears. */
function ErrorSummary({
  problem,
  errors,
  formId,
  focusRef,
}: {
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
      className="scroll-mt-28 rounded-md border-2 border-bad bg-bad-soft px-4 py-3.5 text-ink sm:col-span-2"
    >
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
