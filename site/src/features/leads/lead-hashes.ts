import type { LeadFormAddress } from './lead-paths.ts';

/**
 * The hashes that open a form on every page, by the form they open. They are the old site's: links with them are out
 * in the world. `#enquiry` is not here: it presses the listing's own button, which carries it as `data-hash`.
 */
export const LEAD_HASHES: Readonly<Record<string, string>> = {
  'market-appraisal': 'sales-appraisal',
  'rental-appraisal': 'rental-appraisal',
  'residential-appraisal': 'residential-appraisal',
  'commercial-appraisal': 'commercial-appraisal',
  'rural-appraisal': 'rural-appraisal',
  'maintenance-request': 'maintenance-request',
  'notice-to-vacate': 'vacate-notice',
  'newsletter-signup': 'newsletter-signup',
  'contact-us': 'contact-agency',
  'property-inspections': 'book-inspection',
  contactagent: 'contact-agent',
  'inspection-registration': 'inspection-registration',
  'transfer-management': 'transfer-management',
};

/** The form a hash opens, and its agent where it names one (`contactagent-7`); undefined for every other hash. */
export function formOfHash(hash: string): Pick<LeadFormAddress, 'form' | 'agent'> | undefined {
  const agent = /^contactagent-([1-9]\d{0,8})$/.exec(hash)?.[1];
  if (agent) return { form: 'contact-agent', agent: Number(agent) };
  const form = Object.hasOwn(LEAD_HASHES, hash) ? LEAD_HASHES[hash] : undefined;
  return form ? { form } : undefined;
}

/** The hash that a button for this form carries, so that the address can press it. */
export function buttonHash({ form, agent }: Pick<LeadFormAddress, 'form' | 'agent'>): string | undefined {
  if (form === 'property-enquiry') return 'enquiry';
  return form === 'contact-agent' ? ['contactagent', agent].filter(Boolean).join('-') : undefined;
}
