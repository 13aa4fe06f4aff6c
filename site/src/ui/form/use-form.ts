import {
  type FieldError,
  type FormValues,
  validate,
  valuesFromEntries,
  visibleFields,
} from '@frontage/forms';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { firstTouch } from '../first-touch.client.ts';
import { announceForm } from './form-events.ts';
import type { FormProps, Sent } from './form-props.ts';
import { type FormAnswer, sendForm } from './send-form.ts';
import { MIN_FILL_MS, TRANSPORT } from './transport.ts';

type Refused = { problem?: string; errors: readonly FieldError[] };

/**
 * How long the thank-you message shows before the page that counts the conversion opens, in ms: long enough to be read, short
 * enough that few visitors have left. That page repeats the message, so slow readers miss nothing.
 */
const THANKS_MS = 2500;

const OFFLINE =
  'We couldn’t reach the website. Your answers are still here. Check your connection and try again.';

/** A form's state in the browser: editing, sending, refused or sent. */
export function useForm({
  definition,
  action,
  tokenUrl,
  values,
  summary,
  element,
  onSent,
  onLeave = leavePage,
  ...first
}: FormProps & { summary: RefObject<HTMLDivElement | null>; element: RefObject<HTMLFormElement | null> }) {
  const [refused, setRefused] = useState<Refused>({ problem: first.problem, errors: first.errors ?? [] });
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const [typed, setTyped] = useState<FormValues>(values ?? {});
  // Fields are uncontrolled; only conditions need another render.
  const hasConditions = definition.fields.some(
    (field) =>
      field.shownWhen ||
      field.requiredWhen ||
      ('options' in field && field.options?.some(({ onlyWhen }) => onlyWhen)),
  );
  // The answer whose click hydrated the form was given before this listener existed.
  useEffect(() => {
    if (hasConditions && element.current)
      setTyped(valuesFromEntries(new FormData(element.current).entries()));
  }, [hasConditions, element]);
  const { texts } = definition;
  const { formToken, renew, hold, ripe } = useFormToken({ first: first.formToken, tokenUrl });

  useGoOn({ next: sent?.next, onLeave });

  const refuse = ({ next, body }: { next: Refused; body: FormData }) => {
    announceForm({ event: 'failed', form: definition.key, values: valuesFromEntries(body.entries()) });
    setRefused(next);
    // Rendered first, then focused: the summary may be new.
    requestAnimationFrame(() => summary.current?.focus());
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || sent) return;
    const body = new FormData(event.currentTarget);
    const entered = valuesFromEntries(body.entries());
    const checked = validate({ definition, values: entered });
    const { failed } = definition.messages;
    if (!checked.ok)
      return refuse({
        next: {
          problem: `${failed} ${texts?.fix ?? 'Please fix these before sending:'}`,
          errors: checked.errors,
        },
        body,
      });
    setSending(true);
    if (tokenUrl) {
      body.set(TRANSPORT.formToken, formToken || (await renew()));
      await ripe();
    }
    if (!body.has(TRANSPORT.page)) body.set(TRANSPORT.page, location.pathname + location.search);
    const began = firstTouch();
    body.set(TRANSPORT.referrer, began.referrer);
    body.set(TRANSPORT.landing, began.landing);
    const answer = await sendForm({ action, body });
    setSending(false);
    if (answer?.ok) {
      const lead = Boolean(answer.reference ?? answer.lead);
      announceForm({ event: 'sent', form: definition.key, lead, values: entered });
      if (answer.now && answer.next) return onLeave(answer.next);
      onSent?.(answer);
      return setSent(answer);
    }
    if (answer?.ticket) hold(answer.ticket);
    refuse({ next: refusedBy(answer, texts?.offline), body });
  };

  return {
    submit,
    changed: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement;
      if (hasConditions) setTyped(valuesFromEntries(new FormData(event.currentTarget).entries()));
      setRefused(({ problem, errors }) => {
        const left = errors.filter(({ field }) => field !== name);
        // Once every field it named has changed, there is nothing left to check.
        return { problem: errors.length > 0 && left.length === 0 ? undefined : problem, errors: left };
      });
    },
    fields: hasConditions ? visibleFields({ definition, values: typed }) : definition.fields,
    ...refused,
    formToken,
    sending,
    sent,
  };
}

/**
 * Reports that a form was opened, once, even if it resets after sending. A form that is on every page counts as
 * opened only when a field changes, which calls the returned function.
 */
export function useOpened({
  definition,
  values,
  standing,
}: Pick<FormProps, 'definition' | 'values' | 'standing'>): () => void {
  const about = useRef({ form: definition.key, values });
  const announced = useRef(false);
  const opened = useRef(() => {
    if (announced.current) return;
    announced.current = true;
    announceForm({ event: 'opened', ...about.current });
  });
  useEffect(() => {
    if (!standing) opened.current();
  }, [standing]);
  return opened.current;
}

/** Opens the page that follows the thank-you message. */
function useGoOn({
  next,
  onLeave,
}: {
  next: string | undefined;
  onLeave: NonNullable<FormProps['onLeave']>;
}): void {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => leave.current(next), THANKS_MS);
    return () => clearTimeout(timer);
  }, [next]);
}

const leavePage = (address: string) => location.assign(address);

const refusedBy = (answer: Extract<FormAnswer, { ok: false }> | undefined, offline = OFFLINE): Refused => ({
  problem: answer?.message ?? offline,
  errors: answer?.errors ?? [],
});

/** The form's token. Pages are the same for everybody, so a form in a cached page has none and fetches it. */
function useFormToken({ first, tokenUrl }: { first: string | undefined; tokenUrl: string | undefined }) {
  const [formToken, setFormToken] = useState(first ?? '');
  const heldSince = useRef(0);
  const asked = useRef(false);
  const hold = (fresh: string) => {
    heldSince.current = Date.now();
    setFormToken(fresh);
  };
  const renew = async (): Promise<string> => {
    const fresh = tokenUrl ? await fetchFormToken(tokenUrl) : '';
    hold(fresh);
    return fresh;
  };
  /** Waits until the token is old enough: a browser that fills in the form is faster than people type. */
  const ripe = () =>
    new Promise((resolve) => setTimeout(resolve, heldSince.current + MIN_FILL_MS - Date.now()));
  useEffect(() => {
    heldSince.current = Date.now();
    if (first || !tokenUrl || asked.current) return;
    asked.current = true;
    void fetchFormToken(tokenUrl).then((fresh) => {
      heldSince.current = Date.now();
      setFormToken(fresh);
    });
  }, [first, tokenUrl]);
  return { formToken, renew, hold, ripe };
}

/** '' when there is none; the server then answers with an error and a new token. */
async function fetchFormToken(url: string): Promise<string> {
  try {
    const response = await fetch(url, { headers: { Accept: 'application/json' } });
    const { ticket } = (await response.json()) as { ticket?: unknown };
    return typeof ticket === 'string' ? ticket : '';
  } catch {
    return '';
  }
}
