import type { ContactText } from '@frontage/forms';
import type { GroupField, TextField } from 'payload';

const LABELS: Readonly<Record<ContactText, string>> = {
  mail_sent_ok: 'Sent',
  mail_sent_ng: 'Sending failed',
  validation_error: 'Validation errors',
  spam: 'Marked as spam',
  accept_terms: 'Acceptance box not ticked',
  upload_failed: 'File upload failed',
  quiz_answer_not_correct: 'Wrong quiz answer',
  captcha_not_match: 'Captcha failed',
  too_fast: 'Submitted too quickly',
  from_elsewhere: 'Submitted from another website',
  too_many: 'Too many submissions',
  offline: 'No response from the server',
  unreadable: 'Invalid response from the server',
  invalid_required: 'Required field is empty',
  invalid_email: 'Invalid email address',
  invalid_url: 'Invalid web address',
  invalid_tel: 'Invalid phone number',
  invalid_number: 'Invalid number',
  invalid_date: 'Invalid date',
  invalid_time: 'Invalid time',
  invalid_too_long: 'Text too long',
  invalid_too_short: 'Text too short',
  number_too_small: 'Number too small',
  number_too_large: 'Number too large',
  number_off_step: 'Number not in steps',
  date_too_early: 'Date too early',
  date_too_late: 'Date too late',
  date_wrong_day: 'Weekday not allowed',
  too_few_chosen: 'Too few choices',
  too_many_chosen: 'Too many choices',
  not_in_list: 'Choice not in list',
  upload_file_type_invalid: 'File type not allowed',
  upload_file_too_large: 'File too large',
  upload_file_too_small: 'File too small',
  sending: 'Button text while sending',
  held: 'Note under the button until boxes are ticked',
  optional: 'Optional field mark: “(optional)”',
  choose: 'List placeholder: “Choose …”',
  count_left: 'Counter: “{count} characters left”',
  count_of: 'Counter: “{count} of {max} characters”',
  count_up: 'Counter: “{count} characters”',
  count_too_long: 'Counter suffix: “: too long”',
  count_too_short: 'Counter suffix: “: {min} at least”',
  take_out: 'Remove file button: “Remove”',
  make_smaller: 'Resize image button: “Make it smaller”',
};

/** Which messages are about single answers, and which about the form. */
const ANSWERS: ContactText = 'invalid_required';
const PARTS: ContactText = 'sending';

const names = Object.keys(LABELS) as ContactText[];
const [answers, parts] = [names.indexOf(ANSWERS), names.indexOf(PARTS)];

/** Every message a visitor can read, to be customised. */
export const messagesField: GroupField = {
  name: 'messages',
  type: 'group',
  label: false,
  fields: [
    { type: 'collapsible', label: 'Form messages', fields: fieldsOf(names.slice(0, answers)) },
    {
      type: 'collapsible',
      label: 'Field messages',
      admin: {
        initCollapsed: true,
        description: 'The default English messages include the field’s name, such as “Enter your name”.',
      },
      fields: fieldsOf(names.slice(answers, parts)),
    },
    {
      type: 'collapsible',
      label: 'Interface text',
      admin: { initCollapsed: true },
      fields: fieldsOf(names.slice(parts)),
    },
  ],
};

function fieldsOf(texts: ContactText[]): TextField[] {
  return texts.map((name) => ({
    name,
    type: 'text',
    label: LABELS[name],
    maxLength: 400,
    admin: {
      components: {
        Description: {
          path: '/features/contact-forms/collection/admin/on-demand.client.tsx#DefaultText',
          clientProps: { name },
        },
      },
    },
  }));
}
