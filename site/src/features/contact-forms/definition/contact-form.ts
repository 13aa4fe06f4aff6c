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
  /** What stands for a choice in emails, by field and choice: an address, in lists of whom to write to. */
  mailValues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  mails: { staff: ContactMail; visitor: ContactMail };
  captcha: boolean;
  /** Where a sent form leads; '' where it stays with its thanks. */
  redirect: string;
};

export type QuizQuestion = { question: string; answer: string };

/** One email of a form. Texts may hold tags in square brackets. */
export type ContactMail = {
  isOn: boolean;
  /** Of the email to staff: addresses, or tags of fields whose choices stand for addresses. */
  recipients: readonly string[];
  fromName: string;
  replyTo: string;
  subject: string;
  body: string;
  /** The body is HTML; what visitors wrote is escaped in it. */
  isHtml: boolean;
  /** A header a line: Cc, Bcc, Reply-To and X-…. */
  headers: string;
  /** What was attached goes along. */
  attach: boolean;
  /** Lines whose tags are all empty are left out. */
  leaveOutEmpty: boolean;
};

/** The key of a form in definitions and leads. */
export const contactFormKey = (id: number): string => `contact-form-${id}`;

/** Where a form stands as a page, and where it is sent without script. */
export const contactFormPath = (slug: string): string => `/forms/contact/${slug}`;
