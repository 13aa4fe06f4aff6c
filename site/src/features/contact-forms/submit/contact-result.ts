import type { Answers, FieldError, FileLike, FormDefinition, FormValues } from '@frontage/forms';
import type { ContactForm } from '../definition/contact-form.ts';
import type { FormMails } from '../mails/form-mails.ts';

/** A file as it was received: on disk until the request ends. */
export type SentFile = FileLike & { readonly hash: string; readonly path: string };

/** One submission of one form, as the route received it. */
export type ContactSubmission = {
  form: ContactForm;
  values: FormValues;
  files: readonly SentFile[];
  /** Names the form's place in the page, for clients that have several. */
  unitTag: string;
  /** What came back with the answer to a quiz. */
  quizProof: (name: string) => string;
  /** '' from clients that know of none. */
  ticket: string;
  captcha: string;
  honeypot: string;
  /** The client's address as rate limits count it, and as it is. */
  addressKey: string;
  clientAddress: string;
  userAgent: string;
  fromOurPages: boolean;
  origin: { page: string; referrer: string; landing?: string };
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

/** Stores what was found good as a lead and has it delivered. */
export type TakeContactLead = (
  lead: FormMails & {
    definition: FormDefinition;
    answers: Answers;
    files: readonly SentFile[];
    person: { name: string; email: string; phone: string };
    /** What the captcha answered, where the form asks for one. */
    captcha?: string;
    /** Why it is held back as spam, as a sentence for staff. */
    held?: string;
    addressKey: string;
    origin: ContactSubmission['origin'];
  },
) => Promise<
  | { ok: true; reference: string }
  | {
      ok: false;
      /** `captcha`, `invalid` (with `errors`), or another with a message of its own. */
      reason: string;
      message: string;
      errors?: readonly FieldError[];
      retryAfterSeconds?: number;
    }
>;
