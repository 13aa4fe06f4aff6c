import type { FormEvent } from '#site/ui/form/form-events.ts';

/** An event as Google Analytics 4 and tag managers read it. */
export type TrackedEvent = { event: 'form_opened' | 'form_failed' | 'form_sent' | 'generate_lead' } & Record<
  string,
  string
>;

const NAMES = { opened: 'form_opened', failed: 'form_failed', sent: 'form_sent' } as const;

/**
 * What is told of a form: which, about what, and what had brought the visitor. Never what was typed. A lead is what
 * agencies pay advertisements by: a form that asks them for something, and not that somebody signed in.
 */
export function trackedEvent({ event, form, lead, ...what }: FormEvent): TrackedEvent {
  const { listing, agent, office, source } = what;
  const name = event === 'sent' && lead ? 'generate_lead' : NAMES[event];
  const about = { listing_id: listing, agent_id: agent, office_id: office, lead_source: source };
  const known = Object.entries(about).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { event: name, form_key: form, ...Object.fromEntries(known) };
}

const PERSON = ['fname', 'lname', 'email', 'phone', 'name', 'first_name', 'last_name'];

/** Whether an address says who the visitor is, as links in the agency's own mails do. Services would read it. */
export function namesVisitor(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { searchParams } = new URL(address);
  return PERSON.some((name) => searchParams.has(name));
}
