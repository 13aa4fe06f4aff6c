import type { Rule } from './messages.ts';
import type { SwvRuleName } from './swv/schema.ts';

/** The texts of a contact form that staff can override, under Contact Form 7's names where it has them. */
export type ContactText = keyof typeof contactTexts;

/**
 * The default of each text. Empty means that the field's own message is used, such as "Enter your
 * name". Custom texts may contain {label}, {noun}, {min} and {max}; counters {count}.
 */
export const contactTexts = {
  mail_sent_ok: 'Thank you. Your message has been sent.',
  mail_sent_ng: 'Your message could not be sent. Your answers are still here. Try again in a minute.',
  validation_error: 'Your message has not been sent. Check the marked fields and send it again.',
  spam: 'Your message could not be sent. Your answers are still here. Try again in a minute.',
  accept_terms: 'Your message has not been sent. Tick the box above the button and send it again.',
  upload_failed: 'The file could not be uploaded. Attach it again and resend your message.',
  quiz_answer_not_correct: 'Your answer is not correct.',
  captcha_not_match: 'The captcha was not completed. Complete it and try again.',
  invalid_required: '',
  invalid_email: '',
  invalid_url: '',
  invalid_tel: '',
  invalid_number: '',
  invalid_date: '',
  invalid_time: '',
  invalid_too_long: '',
  invalid_too_short: '',
  number_too_small: '',
  number_too_large: '',
  number_off_step: '',
  date_too_early: '',
  date_too_late: '',
  date_wrong_day: '',
  too_few_chosen: '',
  too_many_chosen: '',
  not_in_list: '',
  upload_file_type_invalid: '',
  upload_file_too_large: '',
  upload_file_too_small: '',
  too_fast:
    'Your message has not been sent because it was submitted too quickly. Wait a few seconds and send it again.',
  from_elsewhere:
    'Your message has not been sent because it came from another website. Open the form here and send it again.',
  too_many: '',
  offline: '',
  unreadable: '',
  sending: 'Sending…',
  held: '',
  optional: '',
  choose: '',
  count_left: '',
  count_of: '',
  count_up: '',
  count_too_long: '',
  count_too_short: '',
  take_out: '',
  make_smaller: '',
} as const;

/** One text of a form: the custom one, else the default. */
export const contactText = ({
  texts,
  name,
}: {
  texts: Readonly<Partial<Record<ContactText, string>>> | undefined;
  name: ContactText;
}): string => texts?.[name]?.trim() || contactTexts[name];

/** The text of each schema rule, and its name among the fields' own messages. */
export const ruleTexts: Readonly<
  Record<Exclude<SwvRuleName, 'all' | 'any'>, { readonly text: ContactText; readonly rule: Rule }>
> = {
  required: { text: 'invalid_required', rule: 'required' },
  requiredfile: { text: 'invalid_required', rule: 'required' },
  email: { text: 'invalid_email', rule: 'format' },
  url: { text: 'invalid_url', rule: 'format' },
  tel: { text: 'invalid_tel', rule: 'format' },
  number: { text: 'invalid_number', rule: 'format' },
  date: { text: 'invalid_date', rule: 'format' },
  time: { text: 'invalid_time', rule: 'format' },
  enum: { text: 'not_in_list', rule: 'option' },
  file: { text: 'upload_file_type_invalid', rule: 'fileType' },
  dayofweek: { text: 'date_wrong_day', rule: 'days' },
  minitems: { text: 'too_few_chosen', rule: 'tooFew' },
  maxitems: { text: 'too_many_chosen', rule: 'tooMany' },
  minlength: { text: 'invalid_too_short', rule: 'minLength' },
  maxlength: { text: 'invalid_too_long', rule: 'maxLength' },
  minnumber: { text: 'number_too_small', rule: 'min' },
  maxnumber: { text: 'number_too_large', rule: 'max' },
  mindate: { text: 'date_too_early', rule: 'min' },
  maxdate: { text: 'date_too_late', rule: 'max' },
  minfilesize: { text: 'upload_file_too_small', rule: 'fileEmpty' },
  maxfilesize: { text: 'upload_file_too_large', rule: 'fileSize' },
  stepnumber: { text: 'number_off_step', rule: 'step' },
};
