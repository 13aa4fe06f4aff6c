import {
  type Answers,
  type ContactText,
  contactText,
  type FieldError,
  missingAcceptances,
  type ReadField,
  readFields,
  validate,
} from '@frontage/forms';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { log } from '#site/server/log.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { isTooFast } from '#site/ui/form/transport.ts';
import { formMails, personIn } from '../mails/form-mails.ts';
import type { ContactResult, ContactStatus, ContactSubmission } from './contact-result.ts';
import { postedHash } from './posted-hash.ts';
import { wrongQuizzes } from './quiz.ts';
import type { ContactFormSetup } from './setup.ts';
import { type SpamLists, spamReason } from './spam.ts';

type Setup = ContactFormSetup & { spamLists: () => Promise<SpamLists> };

/** Checks and stores a submission of a contact form, in the order in which Contact Form 7 does. Never throws. */
export function createSubmitContactForm(setup: Setup) {
  return async (submission: ContactSubmission): Promise<ContactResult> => {
    const text = textsOf(submission);
    try {
      return await submit({ setup, submission, text });
    } catch (error) {
      log.error(
        { err: error, form: submission.form.id },
        'contact form submission failed: an error was shown to the visitor',
      );
      return {
        status: 'mail_failed',
        message: text('mail_sent_ng'),
        errors: [],
        hash: hashOf({ setup, submission }),
      };
    }
  };
}

type Submitting = { setup: Setup; submission: ContactSubmission };
type Texts = (name: ContactText) => string;

async function submit({ setup, submission, text }: Submitting & { text: Texts }): Promise<ContactResult> {
  const { form, values } = submission;
  const { definition } = form;
  const ends = (
    status: ContactStatus,
    message: string,
    more: Partial<ContactResult> = {},
  ): ContactResult => ({
    status,
    message,
    errors: [],
    hash: ['validation_failed', 'acceptance_missing', 'spam'].includes(status)
      ? ''
      : hashOf({ setup, submission }),
    ...more,
  });
  if (!submission.fromOurPages) return ends('aborted', text('from_elsewhere'));
  const today = dayInSydney(setup.now());
  const checked = validate({ definition, values, today });
  const shown = readFields({ definition, values });
  const errors = inOrder({
    shown,
    errors: [...(checked.ok ? [] : checked.errors), ...quizErrors({ setup, submission, shown, text })],
  });
  if (!checked.ok || errors.length > 0)
    return ends('validation_failed', text('validation_error'), { errors });
  const missing = missingAcceptances(shown);
  if (missing.length > 0) {
    const message = text('accept_terms');
    const marked = missing.map((field) => ({ field, rule: 'required' as const, message }));
    return ends('acceptance_missing', message, { errors: marked });
  }
  const { formToken } = submission;
  const openedAt = formToken ? setup.openedAt({ form: definition.key, formToken }) : undefined;
  if (setup.limits && openedAt !== undefined && isTooFast({ openedAt, now: setup.now() }))
    return ends('aborted', text('too_fast'));
  return store({ setup, submission, text, answers: checked.answers, ends });
}

async function store({
  setup,
  submission,
  text,
  answers,
  ends,
}: Submitting & {
  text: Texts;
  answers: Answers;
  ends: (status: ContactStatus, message: string, more?: Partial<ContactResult>) => ContactResult;
}): Promise<ContactResult> {
  const { form, addressKey, origin, clientAddress, userAgent, honeypot } = submission;
  const person = personIn({ definition: form.definition, answers });
  const stored = withoutQuizzes({ submission, answers });
  const [lists, settings] = await Promise.all([setup.spamLists(), loadSettings(setup.payload)]);
  const held = spamReason({
    lists,
    texts: Object.values(stored)
      .flat()
      .filter((item) => typeof item === 'string'),
    email: person.email,
    clientAddress,
    honeypot,
    userAgent,
  });
  const facts = {
    clientAddress,
    userAgent,
    url: pageAddress({ page: origin.page, siteUrl: setup.siteUrl }),
    siteUrl: setup.siteUrl,
    siteTitle: settings.agencyName,
    siteEmail: settings.email ?? '',
    at: setup.now(),
  };
  const answered = new Set<unknown>(Object.values(stored).flat());
  const result = await setup.take({
    ...formMails({ form, answers: stored, facts }),
    definition: form.definition,
    answers: stored,
    files: submission.files.filter((file) => answered.has(file)),
    person,
    captcha: form.captcha ? submission.captcha : undefined,
    held,
    addressKey,
    origin,
  });
  if (result.ok) {
    const { reference } = result;
    return held ? ends('spam', text('spam')) : ends('mail_sent', text('mail_sent_ok'), { reference });
  }
  if (result.reason === 'captcha') return ends('spam', text('captcha_not_match'));
  // A file could not be opened.
  if (result.reason === 'invalid') {
    const errors = (result.errors ?? []).map((error) => ({ ...error, message: text('upload_failed') }));
    return ends('validation_failed', text('validation_error'), { errors });
  }
  const { message, retryAfterSeconds } = result;
  // By default the form has no text of its own for this: the usual message says how long to wait.
  const limited = retryAfterSeconds ? text('too_many') : '';
  return ends('mail_failed', limited || message, { retryAfterSeconds });
}

/** The whole address of one of our pages; for anything else the website's. */
function pageAddress({ page, siteUrl }: { page: string; siteUrl: string }): string {
  if (!page || !URL.canParse(page, siteUrl)) return siteUrl;
  const { pathname, search } = new URL(page, siteUrl);
  return siteUrl + pathname + search;
}

/** Quiz answers are checked above and not stored. */
const withoutQuizzes = ({
  submission,
  answers,
}: {
  submission: ContactSubmission;
  answers: Answers;
}): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => !Object.hasOwn(submission.form.quizzes, name)),
  );

type Shown = { shown: readonly ReadField[] };

function quizErrors({ setup, submission, shown, text }: Submitting & Shown & { text: Texts }): FieldError[] {
  const { form, quizProof } = submission;
  const answers = shown
    .filter(({ field }) => field.kind === 'quiz')
    .map(({ field, answer }) => [field.name, String(answer ?? '')] as const);
  return wrongQuizzes({ form, secret: setup.secret, answers, proofIn: quizProof }).map((field) => ({
    field,
    rule: 'format',
    message: text('quiz_answer_not_correct'),
  }));
}

const inOrder = ({ shown, errors }: Shown & { errors: FieldError[] }): FieldError[] =>
  shown.flatMap(({ field: { name } }) => errors.find(({ field }) => field === name) ?? []);

const textsOf =
  ({ form }: ContactSubmission): Texts =>
  (name) =>
    contactText({ texts: form.definition.contact?.texts, name });

function hashOf({ setup, submission }: Submitting): string {
  const { form, unitTag, addressKey, values } = submission;
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    [value ?? []].flat().filter((item) => typeof item !== 'object'),
  ]);
  return postedHash({
    secret: setup.secret,
    form: form.id,
    unitTag,
    addressKey,
    values: texts,
    now: setup.now(),
  });
}
