import { type DrawnValues, emptyValues, visibleFields } from '@frontage/forms';
import type { PageContactForm } from './page-contact-form.ts';

/** A form before it has a place; its fields hold what the definition says where there are no `values`. */
export type FormToPlace = Omit<PageContactForm, 'unitTag' | 'values' | 'asked'> & { values?: DrawnValues };

/** Settles for the browser what it would need all kinds of answers for. */
export function placeForm({ form, unitTag }: { form: FormToPlace; unitTag: string }): PageContactForm {
  const { definition, values = emptyValues(definition) } = form;
  const asked = visibleFields({ definition, values }).map(({ name }) => name);
  return { ...form, unitTag, values, asked };
}
