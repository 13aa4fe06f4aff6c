import { agentField, listingField } from './fields/context-fields.ts';
import { inspectionMail } from './fields/inspection-mail.ts';
import { leadMessages, namedPersonFields, withRules } from './fields/person-fields.ts';
import { smsReminderField } from './fields/sms-reminder.ts';
import type { LeadForm } from './lead-form.ts';

/** Registers for one of the listing's announced inspections. */
export const inspectionRegistration: LeadForm = {
  definition: {
    key: 'inspection-registration',
    title: 'Register for an inspection',
    intro: 'Let us know you’re coming and we’ll tell you if anything changes.',
    fields: [
      {
        kind: 'select',
        name: 'inspection',
        label: 'Inspection',
        required: true,
        optionsFrom: 'inspections',
        fillFrom: ['inspection', 'insp_id'],
        // The list was right when the form was opened.
        messages: { option: 'This inspection was cancelled or changed. Choose another one.' },
      },
      ...withRules({
        fields: namedPersonFields,
        rules: { first_name: { minLength: 2 }, last_name: { minLength: 2 } },
      }),
      smsReminderField,
      listingField,
      agentField,
    ],
    submitLabel: 'Register',
    messages: {
      ...leadMessages,
      waiting: 'Sending your registration…',
      failed: 'You have not been registered.',
      outcomes: { errors: 'Error(s) Found!' },
    },
    version: 1,
  },
  noun: 'Inspection registration',
  hash: 'inspection-registration',
  oldSite: {
    opens: [{ action: 'inspection_preregistration_form' }],
    sends: [{ action: 'iproperty_send_inspectionregistration' }],
  },
  mails: {
    visitor: {
      ...inspectionMail,
      opening: 'You are registered for the inspection. {contact} looks forward to meeting you.',
    },
  },
};
