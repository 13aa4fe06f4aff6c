import type { ContactForm } from '../definition/contact-form.ts';
import type { Feedback } from '../form/feedback.ts';
import { errorIdOf } from '../form/unit-tag.ts';
import type { ContactResult } from './contact-result.ts';

/** The result of a submission as the API returns it and as a page without JavaScript shows it. */
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
