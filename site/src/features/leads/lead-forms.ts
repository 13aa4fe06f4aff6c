import type { FormDefinition } from '@frontage/forms';
import { contactAgent } from './forms/contact-agent.ts';
import { propertyEnquiry } from './forms/property-enquiry.ts';

/** Every lead form, listed once. */
export const leadForms = [propertyEnquiry, contactAgent] as const satisfies readonly FormDefinition[];

/** The form with this key, or undefined. */
export function findLeadForm(key: string): FormDefinition | undefined {
  return leadForms.find((form) => form.key === key);
}
