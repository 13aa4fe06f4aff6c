import {
  type FieldError,
  type FormValues,
  validate,
  valuesFromEntries,
  visibleFields,
} from '@frontage/forms';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormProps } from './form.tsx';
import { type FormAnswer, sendForm } from './send-form.ts';
import { MIN_FILL_MS, TRANSPORT } from './transport.ts';

type Refused = { problem?: string; errors: readonly FieldError[] };

const OFFLINE =
  'No answer came from the website. What you wrote is still here: check your connection and send it again.';

/** A form's state in the browser: editing, sending, refused or sent. */
export function useForm({
  definition,
  action,
  ticketUrl,
  values,
  summary,
  ...first
}: FormProps & { summary: RefObject<HTMLDivElement | null> }) {
  const [refused, setRefused] = useState<Refused>({ problem: first.problem, errors: first.errors ?? [] });
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState<string>();
  const [typed, setTyped] = useState<FormValues>(values ?? {});
  // What a form's fields hold is the browser's; only conditions make another drawing necessary.
  const hasConditions = definition.fields.some((field) => field.shownWhen || field.requiredWhen);
  const { ticket, renew, hold, ripe } = useTicket({ first: first.ticket, ticketUrl });

  const refuse = (next: Refused) => {
    setRefused(next);
    // Drawn first, then focused: the summary may just have come into being.
    requestAnimationFrame(() => summary.current?.focus());
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const body = new FormData(event.currentTarget);
    const checked = validate({ definition, values: valuesFromEntries(body.entries()) });
    const { failed } = definition.messages;
    if (!checked.ok) return refuse({ problem: `${failed} Check these answers:`, errors: checked.errors });
    setSending(true);
    body.set(TRANSPORT.ticket, ticket || (await renew()));
    await ripe();
    if (!body.has(TRANSPORT.page)) body.set(TRANSPORT.page, location.pathname + location.search);
    body.set(TRANSPORT.referrer, document.referrer);
    const answer = await sendForm({ action, body });
    setSending(false);
    if (answer?.ok) {
      announce({ form: definition.key, reference: answer.reference });
      return setReference(answer.reference);
    }
    if (answer?.ticket) hold(answer.ticket);
    refuse(refusedBy(answer));
  };

  return {
    submit,
    changed: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement;
      if (hasConditions) setTyped(valuesFromEntries(new FormData(event.currentTarget).entries()));
      setRefused(({ problem, errors }) => ({
        problem,
        errors: errors.filter(({ field }) => field !== name),
      }));
    },
    fields: hasConditions ? visibleFields({ definition, values: typed }) : definition.fields,
    ...refused,
    ticket,
    sending,
    reference,
  };
}

const refusedBy = (answer: Extract<FormAnswer, { ok: false }> | undefined): Refused => ({
  problem: answer?.message ?? OFFLINE,
  errors: answer?.errors ?? [],
});

/** The form's ticket. Pages are the same for everybody, so one that came from the cache has none and asks for it. */
function useTicket({ first, ticketUrl }: { first: string | undefined; ticketUrl: string }) {
  const [ticket, setTicket] = useState(first ?? '');
  const heldSince = useRef(0);
  const asked = useRef(false);
  const hold = (fresh: string) => {
    heldSince.current = Date.now();
    setTicket(fresh);
  };
  const renew = async (): Promise<string> => {
    const fresh = await fetchTicket(ticketUrl);
    hold(fresh);
    return fresh;
  };
  /** Waits until the ticket is old enough: a browser that fills in the form is faster than people type. */
  const ripe = () =>
    new Promise((resolve) => setTimeout(resolve, heldSince.current + MIN_FILL_MS - Date.now()));
  useEffect(() => {
    heldSince.current = Date.now();
    if (first || asked.current) return;
    asked.current = true;
    void fetchTicket(ticketUrl).then((fresh) => {
      heldSince.current = Date.now();
      setTicket(fresh);
    });
  }, [first, ticketUrl]);
  return { ticket, renew, hold, ripe };
}

/** '' when there is none to be had; the server then says so and hands out another. */
async function fetchTicket(url: string): Promise<string> {
  try {
    const response = await fetch(url, { headers: { Accept: 'application/json' } });
    const { ticket } = (await response.json()) as { ticket?: unknown };
    return typeof ticket === 'string' ? ticket : '';
  } catch {
    return '';
  }
}

/** For whoever measures what visitors do: `document.addEventListener('frontage:lead', …)`. Nothing personal in it. */
function announce(detail: { form: string; reference: string }): void {
  document.dispatchEvent(new CustomEvent('frontage:lead', { detail }));
}
