import type { FormDefinition } from '@frontage/forms';
import { contactAgent } from './forms/contact-agent.ts';
import { propertyEnquiry } from './forms/property-enquiry.ts';

/** Every lead form, listed once. */
export const leadForms = [propertyEnquiry, contactAgent] as const satisfies readonly FormDefinition[];

/** The form with this key, or undefined. */
export function findLeadForm(key: string): FormDefinition | undefined {
  return leadForms.find((form) => form.key === key);
}

/** Where a form stands as a page, with what it is about; the same address that its `<form>` posts to. */
export function leadFormPath({ form, listing, agent }: LeadSubjectIds & { form: string }): string {
  const query = new URLSearchParams();
  if (listing) query.set('property_id', String(listing));
  if (agent) query.set('agent_id', String(agent));
  const text = query.toString();
  return `/forms/${form}${text ? `?${text}` : ''}`;
}

/** What a lead is about, as ids a page knows. A visitor can alter them: they are looked up, never trusted. */
export type LeadSubjectIds = { listing?: number; agent?: number };
