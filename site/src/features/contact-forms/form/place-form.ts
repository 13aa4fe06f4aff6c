import { type ControlValues, emptyValues, visibleFields } from '@frontage/forms';
import type { PageContactForm } from './page-contact-form.ts';

/** A form before it has a place in a page. Without `values` its fields have the defaults of the definition. */
export type FormToPlace = Omit<PageContactForm, 'unitTag' | 'values' | 'asked'> & { values?: ControlValues };

/** Computes on the server what would need the code of all field kinds in the browser. */
export function placeForm({ form, unitTag }: { form: FormToPlace; unitTag: string }): PageContactForm {
  const { definition, values = emptyValues(definition) } = form;
  const asked = visibleFields({ definition, values }).map(({ name }) => name);
  return { ...form, unitTag, values, asked };
}
