import type { FieldError, FormValues } from '@frontage/forms';
import type { ReceivedFile } from '#site/features/leads/attachments/received-file.ts';
import type { LeadOrigin } from '#site/features/leads/types/lead-types.ts';
import type { ContactForm } from '../definition/contact-form.ts';

/** One submission of one form, as the route received it. */
export type ContactSubmission = {
  form: ContactForm;
  values: FormValues;
  files: readonly ReceivedFile[];
  /** Identifies the form in its page, which may have several. */
  unitTag: string;
  /** The proof that was sent with the answer to a quiz. */
  quizProof: (name: string) => string;
  /** '' from clients that have none. */
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

/** The result, as Contact Form 7 names it. */
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
  /** With `validation_failed` and `acceptance_missing`. */
  errors: readonly FieldError[];
  /** '' unless all checks were passed. */
  hash: string;
  /** Of the stored lead. */
  reference?: string;
  retryAfterSeconds?: number;
};
