import { type Answers, type FormValues, validate } from '@frontage/forms';
import { inEnglish } from '#site/server/request-language.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { isTooFast } from '#site/ui/form/transport.ts';
import type { ReceivedFile } from '../attachments/received-file.ts';
import { brochureDownload } from '../brochure/brochure-link.ts';
import { doorValues } from '../door/door-links.ts';
import { brochureRequest } from '../forms/brochure-request.ts';
import { findLeadForm } from '../forms/lead-forms.ts';
import { consentOf } from '../forms/opening/lead-paths.ts';
import { withOwnListing } from '../forms/opening/name-listing.ts';
import { listingIdIn, type ReadyForm } from '../forms/ready-form.ts';
import { answersForStaff, translateForm } from '../forms/translate-form.ts';
import { type LeadResult, refusal } from '../types/lead-result.ts';
import type { Door, LeadDirectory, LeadOrigin } from '../types/lead-types.ts';
import { readFormToken } from './form-token.ts';
import { type CheckedAnswers, contentOf, couldNotStore } from './intake.ts';

/** One submission of one form, as the route received it. */
export type Submission = {
  form: string;
  /** Files among them, as `valuesFromEntries` reads them from the body. */
  values: FormValues;
  /** The files of the body. The request removes them when it ends. */
  files: readonly ReceivedFile[];
  formToken: string;
  /** The captcha's response; '' where the form had none. */
  captcha: string;
  /** The value of the field that people cannot see. */
  honeypot: string;
  /** The client's address as rate limits count it. */
  addressKey: string;
  fromOurPages: boolean;
  origin: LeadOrigin;
  /** Which number identifies the listing first: ours, as in forms that we drew, or the feed's. */
  listingNumber?: 'own' | 'feed';
  /** Sent in one form with another submission, which passed the limits and the captcha for both. */
  follows?: boolean;
  /** The consent text of a newsletter form that we did not draw. */
  consent?: string;
  /** The open home at whose door it was sent, as its link says; forms of open homes are refused without. */
  door?: Door;
};

export type SubmitSetup = {
  intake: (checked: CheckedAnswers) => Promise<LeadResult>;
  directory: LeadDirectory;
  secret: string;
  /** A form with the agency's settings applied; undefined when it is switched off. */
  readyForm: (input: { form: string; values: FormValues }) => Promise<ReadyForm | undefined>;
  /** Whether a form that came faster than a person can fill it in is refused. */
  limits: boolean;
  /** Epoch ms. */
  now: () => number;
};

/** Receives a lead form: checks settings, answers and form token, then hands it to the intake. Never throws. */
export function createSubmitLead(setup: SubmitSetup) {
  async function submit(submission: Submission): Promise<LeadResult> {
    const { door } = submission;
    const found = findLeadForm(submission.form);
    const defined = found?.definition;
    if (!defined || Boolean(found.atDoor) !== Boolean(door)) return refusal.unknown();
    if (!submission.fromOurPages) return refusal.foreign();
    const values = await withOwnListing({
      values: door ? { ...submission.values, ...doorValues(door) } : submission.values,
      directory: setup.directory,
      first: submission.listingNumber ?? 'own',
    });
    // Staff read what is stored.
    const ready = await inEnglish(() => setup.readyForm({ form: defined.key, values }));
    if (!ready) return refusal.unknown();
    const { definition, settings } = ready;
    const { failed } = definition.messages;
    const shown = translateForm(definition);
    const checked = validate({ definition: shown, values, today: dayInSydney(setup.now()) });
    if (!checked.ok) return refusal.invalid(checked.errors, failed);
    const answers = shown === definition ? checked.answers : answersForStaff(checked.answers);
    const formToken = readFormToken({
      form: definition.key,
      secret: setup.secret,
      now: setup.now(),
      formToken: submission.formToken,
    });
    if (!formToken) return refusal.expired(failed);
    if (setup.limits && isTooFast({ openedAt: formToken.issuedAt, now: setup.now() }))
      return refusal.early(failed);

    const asksForBrochure = definition.key === brochureRequest.definition.key;
    if (asksForBrochure && !(await hasBrochure({ setup, answers }))) return refusal.noBrochure(failed);

    const { files, follows, addressKey, origin } = submission;
    const consent = submission.consent ?? (shown === definition ? undefined : consentOf(shown));
    const result = await setup.intake({
      definition,
      answers,
      files,
      identity: { token: formToken.id, content: contentOf(answers) },
      captcha: settings.captcha ? submission.captcha : undefined,
      held: submission.honeypot === '' ? undefined : 'the honeypot field was filled in.',
      follows,
      consent,
      addressKey,
      origin,
      door,
    });
    if (!result.ok) return result;
    const stored = { ...result, redirects: settings.conversion };
    if (!asksForBrochure) return stored;
    return { ...stored, download: brochureDownload({ reference: result.reference, secret: setup.secret }) };
  }

  return (submission: Submission): Promise<LeadResult> =>
    submit(submission).catch((error) =>
      couldNotStore({ directory: setup.directory, form: submission.form, error }),
    );
}

async function hasBrochure({ setup, answers }: { setup: SubmitSetup; answers: Answers }): Promise<boolean> {
  const id = listingIdIn(answers);
  return Boolean(id && (await setup.directory.listing(id))?.hasBrochure);
}
