import type { Field } from './kinds/list.ts';
import type { RuleTexts } from './messages.ts';

const chosen: RuleTexts = {
  required: 'Choose an option for “{text}”',
  option: 'Choose an option from the list for “{text}”',
};

/**
 * Messages of contact forms for some kinds. Staff write the labels or import them, so they may not be
 * nouns: "Enter the when" and "Choose a contact" would make no sense.
 */
const byKind: Partial<Record<Field['kind'], RuleTexts>> = {
  select: chosen,
  radio: chosen,
  time: {
    required: 'Enter a time for “{text}”',
    format: 'Enter a time as hours and minutes, such as 14:30',
  },
  date: {
    required: 'Enter a date for “{text}”, as dd/mm/yyyy',
    format: 'Enter a valid date as dd/mm/yyyy',
  },
  url: {
    required: 'Enter a web address for “{text}”',
    format: 'Enter a web address in full, such as https://www.example.com',
  },
  range: { required: 'Choose a number for “{text}”' },
  number: { required: 'Enter a number for “{text}”' },
  quiz: { required: 'Answer the question' },
};

/** The messages of a contact form's field; they take precedence over those of its kind. */
export const contactKindTexts = (field: Field): RuleTexts => {
  if (field.kind !== 'file') return byKind[field.kind] ?? {};
  return field.maxFiles > 1
    ? {
        required: 'Attach at least one file for “{text}”',
        // The size limit is for all files together.
        fileSize: '{label}: together the files must be {max} or smaller',
      }
    : { required: 'Attach a file for “{text}”' };
};
