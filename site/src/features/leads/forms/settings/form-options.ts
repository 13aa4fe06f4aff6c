import type { LeadForm } from '../lead-form.ts';
import { leadForms } from '../lead-forms.ts';

/** The lead forms as choices for staff. */
export const formOptions: { value: string; label: string }[] = leadForms.map((form) => ({
  value: form.definition.key,
  label: formLabel(form),
}));

/** What staff call a form. Titles are for visitors, who see but one newsletter form at a time. */
export function formLabel({ label, definition }: LeadForm): string {
  return label ?? definition.title;
}
