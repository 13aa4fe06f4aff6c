import { type ContactText, contactTexts } from '@frontage/forms';
import type { GroupField } from 'payload';

const LABELS: Readonly<Record<ContactText, string>> = {
  mail_sent_ok: 'It was sent',
  mail_sent_ng: 'It could not be sent',
  validation_error: 'Answers are wrong or missing',
  spam: 'It was taken for spam',
  accept_terms: 'A statement was not accepted',
  upload_failed: 'A file could not be kept',
  quiz_answer_not_correct: 'The answer to the question against robots is wrong',
  captcha_not_match: 'The check for a person did not pass',
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
};

/** Every sentence a visitor can read, to be written anew. */
export const messagesField: GroupField = {
  name: 'messages',
  type: 'group',
  label: false,
  fields: (Object.keys(contactTexts) as ContactText[]).map((name) => ({
    name,
    type: 'text',
    label: LABELS[name],
    maxLength: 400,
    admin: { placeholder: contactTexts[name] || 'In words that name the question' },
  })),
};
