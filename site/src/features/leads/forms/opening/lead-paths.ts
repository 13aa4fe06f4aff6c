/** What a lead is about, as ids a page knows. A visitor can alter them: they are looked up, never trusted. */
export type LeadSubjectIds = { listing?: number; agent?: number; office?: number };

/** Which form, about what, and the values to fill in (only for fields whose definition allows that). */
export type LeadFormAddress = LeadSubjectIds & { form: string; fill?: Readonly<Record<string, string>> };

/** The address of a form's own page, with what it is about; its `<form>` posts to the same address. */
export function leadFormPath({ form, listing, agent, office, fill }: LeadFormAddress): string {
  const query = new URLSearchParams(fill);
  if (listing) query.set('property_id', String(listing));
  if (agent) query.set('agent_id', String(agent));
  if (office) query.set('office_id', String(office));
  const text = query.toString();
  return `/forms/${form}${text ? `?${text}` : ''}`;
}

/** Below the button of lead forms. */
export const CONSENT =
  'We use your details to reply to you and do what you ask. Only our staff can see them. See our privacy policy.';

/** The text below the button of a lead form. */
export const consentOf = ({ consent = CONSENT }: { consent?: string }): string => consent;
