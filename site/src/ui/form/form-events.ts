import type { FormValues } from '@frontage/forms';
import { firstTouch } from '../first-touch.client.ts';

/** What happened to a form, for analytics. Never what was typed. */
export type FormEvent = {
  event: 'opened' | 'failed' | 'sent';
  /** The form's key. */
  form: string;
  /** Whether sending it contacts the agency. Signing in or changing a password does not. */
  lead?: boolean;
  /** What it is about, as ids. */
  listing?: string;
  agent?: string;
  office?: string;
  /** The campaign or website the visitor came from. */
  source?: string;
};

/** The name under which {@link FormEvent}s are dispatched on `document`. */
export const FORM_EVENT = 'frontage:form';

const held: FormEvent[] = [];
/** The events on this page so far, for listeners that start later. */
export const heldFormEvents = (): readonly FormEvent[] => held;

/** Dispatches an event about a form. From `values` only the ids of its subject are read. */
export function announceForm({
  event,
  form,
  lead,
  values = {},
}: Pick<FormEvent, 'event' | 'form' | 'lead'> & { values?: FormValues }): void {
  const id = (...names: string[]) =>
    names.map((name) => String(values[name] ?? '')).find((text) => /^[1-9]\d{0,8}$/.test(text));
  const detail: FormEvent = {
    event,
    form,
    lead,
    listing: id('property_id', 'property_external_id'),
    agent: id('agent_id'),
    office: id('office_id', 'office'),
    source: sourceOfVisit(),
  };
  held.push(detail);
  document.dispatchEvent(new CustomEvent(FORM_EVENT, { detail }));
}

function sourceOfVisit(): string | undefined {
  const { landing, referrer } = firstTouch();
  const campaign = new URLSearchParams(landing.split('?')[1]).get('utm_source');
  return campaign || (URL.canParse(referrer) ? new URL(referrer).hostname : undefined);
}
