import type { FieldError, FormValues } from '@frontage/forms';
import type { ReceivedFile } from '#site/features/leads/attachments/received-file.ts';
import type { LeadOrigin } from '#site/features/leads/types/lead-types.ts';
import type { ContactForm } from '../definition/contact-form.ts';

/** One submission of one form, as the route received it. */
export type ContactSubmission = {
  form: ContactForm;
  values: FormValues;
  files: readonly ReceivedFile[];
  /** Names the form's place in the page, for clients that have several. */
  unitTag: string;
  /** What came back with the answer to a quiz. */
  quizProof: (name: string) => string;
  /** '' from clients that know of none. */
  formToken: string;
  captcha: string;
  honeypot: string;
  /** The client's address as rate limits count it, and as it is. */
  addressKey: string;
  clientAddress: string;
  userAgent: string;
  fromOurPages: boolean;
  origin: LeadOrigin;
};

/** What became of it, in the words of Contact Form 7. */
export type ContactStatus =
  | 'validation_failed'
  | 'acceptance_missing'
  | 'spam'
  | 'aborted'
  | 'mail_sent'
  | 'mail_failed';

export type ContactResult = {
  status: ContactStatus;
  /** Plain text, for the visitor. */
  message: string;
  /** With `validation_failed` and, for those who draw it, `acceptance_missing`. */
  errors: readonly FieldError[];
  /** '' unless it was looked at as a whole. */
  hash: string;
  /** Of the stored lead. */
  reference?: string;
  retryAfterSeconds?: number;
};
