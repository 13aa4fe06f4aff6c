import type { FormEvent } from '#site/ui/form/form-events.ts';

/** An event as Google Analytics 4 and tag managers read it. */
export type TrackedEvent = { event: 'form_opened' | 'form_failed' | 'form_sent' | 'generate_lead' } & Record<
  string,
  string
>;

const NAMES = { opened: 'form_opened', failed: 'form_failed', sent: 'form_sent' } as const;

/**
 * The event of a form: which form, its subject and the source of the visit. Never what was typed. Only forms that make a
 * lead count as conversion, not signing in.
 */
export function trackedEvent({ event, form, lead, ...what }: FormEvent): TrackedEvent {
  const { listing, agent, office, source } = what;
  const name = event === 'sent' && lead ? 'generate_lead' : NAMES[event];
  const about = { listing_id: listing, agent_id: agent, office_id: office, lead_source: source };
  const known = Object.entries(about).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { event: name, form_key: form, ...Object.fromEntries(known) };
}

const PERSON = ['fname', 'lname', 'email', 'phone', 'name', 'first_name', 'last_name'];

/** Whether a URL identifies the visitor, as links in the agency's emails do. Services would read it. */
export function namesVisitor(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { searchParams } = new URL(address);
  return PERSON.some((name) => searchParams.has(name));
}
