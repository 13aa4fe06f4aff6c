import type { Payload } from 'payload';
import { findLeadForm } from '../lead-forms.ts';
import { loadLeadFormSettings } from './load-form-settings.ts';

/** Whether a form is opened at the door of an open home, or with the times of an agent or office. */
function isOpenedElsewhere(form: string): boolean {
  const { atDoor, books } = findLeadForm(form) ?? {};
  return Boolean(atDoor || books);
}

/**
 * The keys of the lead forms that are switched on and can be opened from a page; pages link to no others. Every page has
 * the cache tag `lead-forms`, so that a change purges it.
 */
export async function loadOfferedForms(payload: Payload): Promise<ReadonlySet<string>> {
  const settings = await loadLeadFormSettings(payload);
  return new Set(Object.keys(settings).filter((form) => settings[form]?.enabled && !isOpenedElsewhere(form)));
}
