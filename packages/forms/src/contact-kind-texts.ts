import type { Field } from './kinds/list.ts';
import type { RuleTexts } from './messages.ts';

const chosen: RuleTexts = {
  required: 'Choose an option for “{text}”',
  option: 'Choose an option from the list for “{text}”',
};

/**
 * What contact forms say of some kinds. Their labels are staff's own, or came from another website, and need not be
 * nouns: "Enter the when" and "Choose a contact" say nothing to anybody.
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

/** The texts of a field of a contact form, before those of its kind. */
export const contactKindTexts = (field: Field): RuleTexts => {
  if (field.kind !== 'file') return byKind[field.kind] ?? {};
  return field.maxFiles > 1
    ? {
        required: 'Attach at least one file for “{text}”',
        // Several files are measured together.
        fileSize: '{label}: together the files must be {max} or smaller',
      }
    : { required: 'Attach a file for “{text}”' };
};
