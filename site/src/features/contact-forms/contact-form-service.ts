import type { ContactForm } from './definition/contact-form.ts';
import { contactFormKey } from './definition/contact-form.ts';
import { findContactForm, loadContactForms, loadDraft } from './definition/load-contact-forms.ts';
import { loadSpamLists } from './submit/load-spam-lists.ts';
import type { ContactResult, ContactSubmission } from './submit/contact-result.ts';
import { type AskedQuizzes, askQuizzes } from './submit/quiz.ts';
import type { ContactFormSetup } from './submit/setup.ts';
import { createSubmitContactForm } from './submit/submit-contact-form.ts';
import { createTrial } from './submit/trial.ts';

/** What forms are sent to. */
export type FormTaker = {
  /** The form with this id, as it can be sent here. */
  form(id: number): Promise<ContactForm | undefined>;
  /** Takes in one submission. Never throws; once it answers `mail_sent`, the lead is on disk. */
  submit(submission: ContactSubmission): Promise<ContactResult>;
  /** One question of each quiz of a form. */
  quizzes(form: ContactForm): AskedQuizzes | undefined;
};

/** Everything about contact forms that visitors reach: the published ones. */
export type ContactDesk = FormTaker & {
  bySlug(slug: string): Promise<ContactForm | undefined>;
  /** The key of a published form, where `key` is one. */
  isForm(key: string): Promise<boolean>;
  /** The newest drafts: answers as the desk would, and neither keeps nor sends anything. */
  trial: FormTaker;
};

/** Sets up the contact forms. What other features own is handed in. */
export function createContactDesk(setup: ContactFormSetup): ContactDesk {
  const { payload, secret } = setup;
  const form = async (id: number) => (await loadContactForms(payload)).get(id);
  const now = setup.now ?? Date.now;
  const quizzes = (asked: ContactForm) => askQuizzes({ form: asked, secret });
  return {
    form,
    bySlug: (slug) => findContactForm({ payload, slug }),
    isForm: async (key) =>
      [...(await loadContactForms(payload)).keys()].some((id) => contactFormKey(id) === key),
    submit: createSubmitContactForm({
      ...setup,
      now,
      spamLists: () => loadSpamLists(payload),
    }),
    quizzes,
    trial: {
      form: (id) => loadDraft({ payload, id }),
      submit: createTrial({ ...setup, now }),
      quizzes,
    },
  };
}
