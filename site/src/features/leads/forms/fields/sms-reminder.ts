import type { Field, FormDefinition } from '@frontage/forms';

/** The consent to a reminder by SMS. Only on the website while the agency sends such reminders. */
export const smsReminderField: Field = {
  kind: 'checkbox',
  name: 'sms_reminder',
  label: 'Remind me by SMS',
};

/** Whether those who send a form are reminded of a visit. */
export const hasReminder = (definition: Pick<FormDefinition, 'fields'>): boolean =>
  definition.fields.includes(smsReminderField);

/** A form without the question. */
export const withoutSmsReminder = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  fields: definition.fields.filter((field) => field !== smsReminderField),
});
