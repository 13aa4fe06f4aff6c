import type { Payload } from 'payload';
import { loadLeadFormSettings } from './load-form-settings.ts';

/**
 * The keys of the lead forms that are switched on; pages lead to no other. Every page carries the tag
 * `lead-forms`, so it is made anew when this changes.
 */
export async function loadOfferedForms(payload: Payload): Promise<ReadonlySet<string>> {
  const settings = await loadLeadFormSettings(payload);
  return new Set(Object.keys(settings).filter((form) => settings[form]?.enabled));
}
