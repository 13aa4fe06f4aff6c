import { officeChoice } from './fields/context-fields.ts';
import { leadMessages, personFields, withRules } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** A tenant is moving out. */
export const vacateNotice: LeadForm = {
  definition: {
    key: 'vacate-notice',
    title: 'Notice to vacate',
    intro: 'Tell us when you’re moving out. Your property manager will confirm the date and next steps.',
    fields: [
      officeChoice,
      ...withRules({ fields: personFields, rules: { name: { minLength: undefined } } }),
      {
        kind: 'text',
        name: 'address',
        label: 'Address of the property',
        noun: 'the address of the property',
        required: true,
        maxLength: 300,
        autocomplete: 'address-line1',
      },
      {
        kind: 'date',
        name: 'date',
        label: 'Moving out date',
        noun: 'the day you move out',
        required: true,
        min: 'today',
        messages: { min: 'Your moving out date must be today or later' },
      },
      {
        kind: 'textarea',
        name: 'reason',
        label: 'Reason',
        noun: 'your reason',
        required: true,
        rows: 3,
        maxLength: 2000,
      },
    ],
    submitLabel: 'Send notice',
    messages: { ...leadMessages, waiting: 'Sending your notice…' },
    version: 1,
  },
  hash: 'notice-to-vacate',
  redirects: true,
  forPropertyManagers: true,
  oldSite: {
    opens: [{ action: 'notice_to_vacate_form', about: ['agency_id'] }],
    sends: [{ action: 'iproperty_submit_vacate_request' }],
  },
  mails: {
    staff: {
      opening: 'A tenant has given notice. Check the date against the tenancy agreement and confirm it.',
    },
    visitor: {
      subject: '{agency}: we’ve received your notice to vacate ({reference})',
      opening:
        'We’ve received your notice to vacate. {contact} will confirm the date and next steps. Here is a copy of what you sent.',
      closing: 'This email confirms we received your notice. It does not confirm the end of your tenancy.',
    },
  },
};
