import type { FormDefinition } from '@frontage/forms';

/** A form that staff built, as visitors can send it. Only `definition` goes to browsers. */
export type ContactForm = {
  id: number;
  title: string;
  /** Part of its address. */
  slug: string;
  definition: FormDefinition;
  /** Questions and their answers, by the name of the field. */
  quizzes: Readonly<Record<string, readonly QuizQuestion[]>>;
  /** The value of a choice in emails, by field and choice: an address where choices are recipients. */
  mailValues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  mails: { staff: ContactMail; visitor: ContactMail };
  captcha: boolean;
  /** Where the visitor is redirected after sending; '' for nowhere. */
  redirect: string;
};

export type QuizQuestion = { question: string; answer: string };

/** One email of a form. Texts may hold tags in square brackets. */
export type ContactMail = {
  isOn: boolean;
  /** Of the email to staff: addresses, or tags of fields whose choices have addresses. */
  recipients: readonly string[];
  fromName: string;
  replyTo: string;
  subject: string;
  body: string;
  /** The body is HTML; what visitors wrote is escaped in it. */
  isHtml: boolean;
  /** A header a line: Cc, Bcc, Reply-To and X-…. */
  headers: string;
  /** Whether the uploaded files are attached. */
  attach: boolean;
  /** Lines whose tags are all empty are left out. */
  leaveOutEmpty: boolean;
};

/** The key of a form in definitions and leads. */
export const contactFormKey = (id: number): string => `contact-form-${id}`;

/** The form's own page, which is also where it is sent without JavaScript. */
export const contactFormPath = (slug: string): string => `/forms/contact/${slug}`;
