import type { ContactForm } from '../definition/contact-form.ts';
import type { Feedback } from '../form/feedback.ts';
import { errorIdOf } from '../form/unit-tag.ts';
import type { ContactResult } from './contact-result.ts';

/** What became of a form, as the API tells it and as a page without script draws it. */
export const feedbackOf = ({
  form,
  result: { status, message, hash, errors },
  unitTag,
}: {
  form: ContactForm;
  result: ContactResult;
  unitTag: string;
}): Feedback => ({
  status,
  message,
  posted_data_hash: hash,
  invalid_fields: errors.map(({ field, message: text }) => ({
    field,
    message: text,
    idref: form.definition.fields.find(({ name }) => name === field)?.id ?? null,
    error_id: errorIdOf({ unitTag, field }),
  })),
});
