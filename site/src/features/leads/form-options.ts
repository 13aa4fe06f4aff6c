import type { FormDefinition } from '@frontage/forms';
import { leadForms } from './lead-forms.ts';

/** The lead forms as choices for staff. */
export const formOptions: { value: string; label: string }[] = leadForms.map((form) => ({
  value: form.key,
  label: formLabel(form),
}));

/** What staff call a form. Titles are for visitors, who see but one newsletter form at a time. */
export function formLabel({ key, title }: Pick<FormDefinition, 'key' | 'title'>): string {
  return key === 'newsletter-footer' ? `${title} (foot of each page)` : title;
}
