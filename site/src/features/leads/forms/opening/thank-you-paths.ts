import { findLeadForm } from '../lead-forms.ts';

/** The key of the registration for alerts in the thank-you address. */
export const ALERT_REGISTRATION = 'property-alert-registration';

type Sent = {
  form: string;
  /** Address of the page it was sent from. */
  referrer: string;
};

/**
 * The thank-you page of a form whose conversion setting is on. Exactly the old site's addresses: analytics may compare
 * them as a whole.
 */
export function conversionPath({ form, referrer }: Sent): string {
  return findLeadForm(form)?.thankYouPage ?? sharedPath({ form, referrer });
}

/**
 * The thank-you page of a form sent without JavaScript. There is always one, and its address carries the reference, since
 * nothing else shows it.
 */
export function plainThankYouPath({
  form,
  referrer,
  reference,
  conversion,
  brochure,
}: Sent & {
  reference: string;
  conversion: boolean;
  /** The token of a requested brochure. */
  brochure?: string;
}): string {
  const path = conversion ? conversionPath({ form, referrer }) : sharedPath({ form, referrer });
  const shown = new URLSearchParams({ reference, ...(brochure ? { brochure } : {}) });
  return `${path}${path.includes('?') ? '&' : '?'}${shown}`;
}

/** Personal details that the old site's links carry into a page; they are removed here. */
const PERSON = ['fname', 'lname', 'email', 'phone'];

/** The whole address of the page a form was sent from, as the thank-you address names it; '' for what is none. */
export function referrerOf({ page, siteUrl }: { page: string; siteUrl: string }): string {
  const url = page && page.length <= 1000 && URL.canParse(page, siteUrl) ? new URL(page, siteUrl) : undefined;
  if (url?.origin !== new URL(siteUrl).origin) return '';
  for (const name of PERSON) url.searchParams.delete(name);
  return url.href;
}

const sharedPath = (sent: Sent): string =>
  `/thank-you/?${new URLSearchParams({ form: sent.form, referrer: sent.referrer })}`;
