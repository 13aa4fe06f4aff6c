/** The key of the registration for alerts in the thank-you address. */
export const ALERT_REGISTRATION = 'property-alert-registration';

/** The old site's conversions, by their key in the thank-you address: they lead on until an agency says otherwise. */
const COUNTED: ReadonlySet<string> = new Set([
  ALERT_REGISTRATION,
  'newsletter-signup',
  'transfer-management',
  'residential-appraisal',
  'sales-appraisal',
  'rental-appraisal',
  'commercial-appraisal',
  'rural-appraisal',
  'maintenance-request',
  'vacate-notice',
  'property-enquiry',
  'contact-agent',
  'contact-agency',
]);

/** Pages of their own, which the old site's campaigns already count. */
const APPRAISAL = '/market-appraisal-form/thank-you';
const OWN_PAGE: Readonly<Record<string, string>> = {
  'residential-appraisal': APPRAISAL,
  'sales-appraisal': APPRAISAL,
  'rental-appraisal': APPRAISAL,
  'commercial-appraisal': APPRAISAL,
  'rural-appraisal': APPRAISAL,
  'contact-agency': '/contact/thank-you',
  // The old site's calls name it an agency contact too.
  'contact-office': '/contact/thank-you',
};

/** Whether a form leads on to a thank-you page before an agency has said anything about it. */
export const leadsOnAtFirst = (form: string): boolean => COUNTED.has(form) || Object.hasOwn(OWN_PAGE, form);

type Sent = {
  form: string;
  /** Address of the page it was sent from. */
  referrer: string;
};

/**
 * Where a visitor goes on to after a form whose conversion setting is on. Exactly the old site's addresses: what
 * measures them may compare them whole.
 */
export function conversionPath({ form, referrer }: Sent): string {
  return (Object.hasOwn(OWN_PAGE, form) && OWN_PAGE[form]) || sharedPath({ form, referrer });
}

/**
 * Where a form sent without script leads: the thanks must stand somewhere, so there is always a page, and the
 * reference travels with it because nothing else shows it.
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
  /** The token of the one that was asked for. */
  brochure?: string;
}): string {
  const path = conversion ? conversionPath({ form, referrer }) : sharedPath({ form, referrer });
  const shown = new URLSearchParams({ reference, ...(brochure ? { brochure } : {}) });
  return `${path}${path.includes('?') ? '&' : '?'}${shown}`;
}

/** Who somebody is, as the old site's links carry it into a page; it goes no further. */
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
