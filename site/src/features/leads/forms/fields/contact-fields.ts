import { officeField } from './context-fields.ts';
import { messageField, personFields, withRules } from './person-fields.ts';

/** What a message to the agency or an office asks for. */
export const contactFields = [
  ...withRules({ fields: personFields, rules: { name: { minLength: undefined } } }),
  messageField,
  officeField,
];

/** The thank-you page of both, which the campaigns of the old site already count. */
export const CONTACT_THANK_YOU = '/contact/thank-you';
