/** What a lead is about, as ids a page knows. A visitor can alter them: they are looked up, never trusted. */
export type LeadSubjectIds = { listing?: number; agent?: number; office?: number };

/** Which form, about what, and what stands in it already (only fields whose definition takes that from an address). */
export type LeadFormAddress = LeadSubjectIds & { form: string; fill?: Readonly<Record<string, string>> };

/** Where a form stands as a page, with what you would like appraised; the same address that its `<form>` posts to. */
export function leadFormPath({ form, listing, agent, office, fill }: LeadFormAddress): string {
  const query = new URLSearchParams(fill);
  if (listing) query.set('property_id', String(listing));
  if (agent) query.set('agent_id', String(agent));
  if (office) query.set('office_id', String(office));
  const text = query.toString();
  return `/forms/${form}${text ? `?${text}` : ''}`;
}

/** Said under the button of lead forms. */
export const CONSENT =
  'We use your details to reply to you and do what you ask. Only our staff can see them.';

/** Said under the button of the newsletter, and kept with the address as what its owner agreed to. */
const NEWSLETTER_CONSENT =
  'By signing up you agree to receive our newsletter. We’ll email you a link to confirm your address. You can unsubscribe at any time.';

/** What stands under the button of a lead form. */
export const consentOf = (form: string): string =>
  form.startsWith('newsletter-') ? NEWSLETTER_CONSENT : CONSENT;
