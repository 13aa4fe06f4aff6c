import type { ContactText } from '@frontage/forms';
import type { GroupField, TextField } from 'payload';

const LABELS: Readonly<Record<ContactText, string>> = {
  mail_sent_ok: 'It was sent',
  mail_sent_ng: 'It could not be sent',
  validation_error: 'Answers are wrong or missing',
  spam: 'It was taken for spam',
  accept_terms: 'A statement was not accepted',
  upload_failed: 'A file could not be kept',
  quiz_answer_not_correct: 'The answer to the question against robots is wrong',
  captcha_not_match: 'The check for a person did not pass',
  too_fast: 'It came faster than people type',
  from_elsewhere: 'It came from another website',
  too_many: 'Too many came from one visitor',
  offline: 'No answer came',
  unreadable: 'An answer came that is none',
  invalid_required: 'Not filled',
  invalid_email: 'No e-mail address',
  invalid_url: 'No web address',
  invalid_tel: 'No phone number',
  invalid_number: 'No number',
  invalid_date: 'No day',
  invalid_time: 'No time',
  invalid_too_long: 'Too long',
  invalid_too_short: 'Too short',
  number_too_small: 'Too small a number',
  number_too_large: 'Too large a number',
  number_off_step: 'Between two steps',
  date_too_early: 'Too early a day',
  date_too_late: 'Too late a day',
  date_wrong_day: 'Another day of the week',
  too_few_chosen: 'Too few chosen',
  too_many_chosen: 'Too many chosen',
  not_in_list: 'Not in the list',
  upload_file_type_invalid: 'Another kind of file',
  upload_file_too_large: 'Too large a file',
  upload_file_too_small: 'Too small a file',
  sending: 'On the button while it is sent',
  held: 'Under the button, until statements are accepted',
  optional: 'Beside questions that need no answer: “(optional)”',
  choose: 'In lists, until something is chosen: “Choose …”',
  count_left: 'Counter: “{count} characters left”',
  count_of: 'Counter: “{count} of {max} characters”',
  count_up: 'Counter: “{count} characters”',
  count_too_long: 'Behind a counter: “: too long”',
  count_too_short: 'Behind a counter: “: {min} at least”',
  take_out: 'Takes a chosen file out: “Remove”',
  make_smaller: 'Makes a picture smaller: “Make it smaller”',
};

/** Where the texts about single answers begin, and those of the form itself. */
const ANSWERS: ContactText = 'invalid_required';
const PARTS: ContactText = 'sending';

const names = Object.keys(LABELS) as ContactText[];
const [answers, parts] = [names.indexOf(ANSWERS), names.indexOf(PARTS)];

/** Every sentence a visitor can read, to be written anew. */
export const messagesField: GroupField = {
  name: 'messages',
  type: 'group',
  label: false,
  fields: [
    { type: 'collapsible', label: 'Of the form as a whole', fields: fieldsOf(names.slice(0, answers)) },
    {
      type: 'collapsible',
      label: 'Of one answer',
      admin: {
        initCollapsed: true,
        description: 'In English they name the question by themselves, such as “Enter your name”.',
      },
      fields: fieldsOf(names.slice(answers, parts)),
    },
    {
      type: 'collapsible',
      label: 'Words in the form',
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
          path: '/features/contact-forms/admin/said-otherwise.client.tsx#SaidOtherwise',
          clientProps: { name },
        },
      },
    },
  }));
}
