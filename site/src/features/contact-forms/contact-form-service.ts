import type { Payload } from 'payload';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import type { Env } from '#site/server/env.ts';
import { type ContactForm, contactFormKey } from './definition/contact-form.ts';
import { findContactForm, loadContactForms, loadDraft } from './definition/load-contact-forms.ts';
import type { ContactResult, ContactSubmission } from './submit/contact-result.ts';
import { loadSpamLists } from './submit/load-spam-lists.ts';
import { createPreviewSubmit } from './submit/preview-submit.ts';
import { type AskedQuizzes, askQuizzes } from './submit/quiz.ts';
import { createSubmitContactForm } from './submit/submit-contact-form.ts';

/** Finds forms by id and takes submissions of them. */
export type ContactFormReceiver = {
  /** The form with this id, or undefined where it cannot be sent here. */
  form(id: number): Promise<ContactForm | undefined>;
  /** Takes one submission. Never throws; once it answers `mail_sent`, the lead is on disk. */
  submit(submission: ContactSubmission): Promise<ContactResult>;
  /** One question of each quiz of a form; undefined where it has none. */
  quizzes(form: ContactForm): AskedQuizzes | undefined;
};

/** The contact forms that visitors reach: the published ones. */
export type ContactFormService = ContactFormReceiver & {
  bySlug(slug: string): Promise<ContactForm | undefined>;
  /** Whether this is the key of a published form. */
  isForm(key: string): Promise<boolean>;
  /** The latest drafts, for previews: submissions are checked and answered, but not stored or sent. */
  preview: ContactFormReceiver;
};

/** Sets up the contact forms. What they receive becomes leads. */
export function createContactFormService({
  payload,
  env: { siteUrl, limits },
  secret,
  leads: { take, openedAt },
  now = Date.now,
}: {
  payload: Payload;
  env: Pick<Env, 'siteUrl' | 'limits'>;
  /** Signs quiz answers and hashes of submissions. */
  secret: string;
  leads: Pick<LeadService, 'take' | 'openedAt'>;
  /** Epoch ms. */
  now?: () => number;
}): ContactFormService {
  const setup = { payload, secret, siteUrl, limits, take, openedAt, now };
  const quizzes = (form: ContactForm) => askQuizzes({ form, secret });
  return {
    form: async (id) => (await loadContactForms(payload)).get(id),
    bySlug: (slug) => findContactForm({ payload, slug }),
    isForm: async (key) =>
      [...(await loadContactForms(payload)).keys()].some((id) => contactFormKey(id) === key),
    submit: createSubmitContactForm({ ...setup, spamLists: () => loadSpamLists(payload) }),
    quizzes,
    preview: {
      form: (id) => loadDraft({ payload, id }),
      submit: createPreviewSubmit(setup),
      quizzes,
    },
  };
}
