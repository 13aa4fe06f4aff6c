import type { Field, FormDefinition } from '@frontage/forms';
import type { LeadForm } from '../lead-form.ts';
import { agentField, officeField } from './context-fields.ts';
import { leadMessages, namedPersonFields, withRules } from './person-fields.ts';

const person = withRules({ fields: namedPersonFields, rules: { phone: { minLength: 5 } } });

/** Campaigns of the old site already count this page. */
const APPRAISAL_THANK_YOU = '/market-appraisal-form/thank-you';

/** What the owner of a home wants to know. */
export const saleOrRent: Field = {
  kind: 'radio',
  name: 'appraisal_type',
  label: 'What would you like to know?',
  noun: 'what you would like to know',
  required: true,
  options: [
    { value: 'sale', label: 'What it could sell for' },
    { value: 'rental', label: 'What it could rent for' },
  ],
  fillFrom: ['appraisal_type', 'type'],
};

/** The record of an appraisal form: the kinds differ in what they ask about the property and in what they are called. */
export function appraisalForm({
  definition: { asks, ...names },
  what,
  ...record
}: Pick<LeadForm, 'hash' | 'oldSite'> & {
  definition: Pick<FormDefinition, 'key' | 'title' | 'intro'> & { asks: readonly Field[] };
  /** As in “your request for a sales appraisal”. */
  what: string;
}): LeadForm {
  return {
    ...record,
    definition: {
      ...names,
      fields: [...asks, ...person, officeField, agentField],
      submitLabel: 'Request my appraisal',
      messages: { ...leadMessages, waiting: 'Sending your request…' },
      version: 1,
    },
    thankYouPage: APPRAISAL_THANK_YOU,
    redirects: true,
    mails: {
      staff: { opening: 'Contact the owner to arrange the appraisal.' },
      visitor: {
        subject: `{agency}: we’ve received your request for ${what} ({reference})`,
        opening: `Thanks for requesting ${what}. {contact} will contact you to arrange a time. Here is a copy of what you sent.`,
        closing:
          'It helps to have these details ready: when the property was built or last renovated, its land size and the latest council rates notice.',
      },
    },
  };
}
