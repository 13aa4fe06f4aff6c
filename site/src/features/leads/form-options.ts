import { leadForms } from './lead-forms.ts';

/** The lead forms as choices of a select field. */
export const formOptions: { value: string; label: string }[] = leadForms.map(({ key, title }) => ({
  value: key,
  label: title,
}));
