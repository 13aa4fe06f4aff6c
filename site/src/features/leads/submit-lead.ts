import { type Answers, type FormDefinition, type FormValues, validate } from '@frontage/forms';
import { LRUCache } from 'lru-cache';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { MIN_FILL_MS } from '#site/ui/form/transport.ts';
import { removeFolder } from './attachments/attachment-folders.ts';
import { type KeptPictures, keepPictures, PictureProblem } from './attachments/keep-pictures.ts';
import type { ReceivedFile } from './attachments/received-file.ts';
import { brochureDownload } from './brochure/brochure-link.ts';
import { brochureRequest } from './forms/brochure-request.ts';
import { findLeadForm } from './forms/lead-forms.ts';
import { couldNotStore, fingerprint, keepLead, type LeadLimits, takeTurn } from './keep-lead.ts';
import { type LeadResult, refusal } from './lead-result.ts';
import type { LeadStore } from './lead-store.ts';
import type { LeadDirectory, LeadOrigin } from './lead-types.ts';
import { withOwnListing } from './name-listing.ts';
import { newLead } from './new-lead.ts';
import { listingIdIn } from './ready-form.ts';
import { readTicket } from './ticket.ts';

/** One submission of one form, as the route received it. */
export type Submission = {
  form: string;
  /** With the files among them, as `valuesFromEntries` makes them of the entries of the body. */
  values: FormValues;
  /** The files of the body. Whoever received them removes them afterwards: what is kept is made anew. */
  files: readonly ReceivedFile[];
  ticket: string;
  /** What the captcha answered; '' where the form had none. */
  captcha: string;
  /** What stands in the field that people cannot see. */
  honeypot: string;
  /** The client's address as rate limits count it. */
  addressKey: string;
  fromOurPages: boolean;
  origin: LeadOrigin;
  /** Which number names its listing where two fit: forms that we drew hold our own. */
  listingNumber?: 'own' | 'feed';
  /** It came in one form with another submission, which passed the limits and the captcha for both. */
  follows?: boolean;
  /** What a newsletter form said beside its button, where it was not drawn by us. */
  consent?: string;
};

/** A form as the agency has set it: resolved, and whether a captcha guards it. */
export type ActiveForm = { definition: FormDefinition; captcha: boolean };

export type SubmitSetup = {
  store: LeadStore;
  directory: LeadDirectory;
  secret: string;
  dataDir: string;
  /** Applies the agency's settings to a form; undefined when it is switched off. Without it forms are as defined. */
  activeForm?: (input: { definition: FormDefinition; values: FormValues }) => Promise<ActiveForm | undefined>;
  /** Whether the answer to the captcha is good. Without it none is asked for, whatever the settings say. */
  captcha?: (input: { form: string; response: string; addressKey: string }) => Promise<boolean>;
  /** Undefined: no limits and no minimum fill time (benches and load tests). */
  limits?: LeadLimits;
  /** Called when a lead is stored. */
  stored: () => void;
  now: () => number;
  /** Addresses that never get an autoresponse. */
  ownAddresses: string[];
};

/**
 * Takes in what a visitor sent: definition, validator, spam checks, then one durable write of the lead, its pictures
 * and its deliveries, and only then the good news. Never throws.
 */
export function createSubmitLead(setup: SubmitSetup) {
  // Submissions of this process by token: a double click waits for the first one's answer and uses up no turn.
  const recent = new LRUCache<string, { answers: string; result: Promise<LeadResult> }>({ max: 5000 });

  async function submit(submission: Submission): Promise<LeadResult> {
    const defined = findLeadForm(submission.form)?.definition;
    if (!defined) return refusal.unknown();
    if (!submission.fromOurPages) return refusal.foreign();
    const values = await withOwnListing({
      values: submission.values,
      directory: setup.directory,
      first: submission.listingNumber ?? 'own',
    });
    const active = setup.activeForm
      ? await setup.activeForm({ definition: defined, values })
      : { definition: defined, captcha: false };
    if (!active) return refusal.unknown();
    const { definition } = active;
    const { failed } = definition.messages;
    const checked = validate({ definition, values, today: dayInSydney(setup.now()) });
    if (!checked.ok) return refusal.invalid(checked.errors, failed);
    const ticket = readTicket({
      form: definition.key,
      secret: setup.secret,
      now: setup.now(),
      ticket: submission.ticket,
    });
    if (!ticket) return refusal.expired(failed);
    if (setup.limits && setup.now() - ticket.issuedAt < MIN_FILL_MS) return refusal.early(failed);

    const asksForBrochure = definition.key === brochureRequest.definition.key;
    if (asksForBrochure && !(await hasBrochure({ setup, answers: checked.answers }))) {
      return refusal.noBrochure(failed);
    }

    const answers = fingerprint(checked.answers);
    for (let earlier = recent.get(ticket.token); earlier; earlier = recent.get(ticket.token)) {
      const result = await earlier.result;
      // A lead that staff have deleted since is not stored: who sends it again gets it stored again.
      if (result.ok && (await setup.store.has(result.reference)))
        return earlier.answers === answers ? result : refusal.repeated(result.reference);
      // Not taken in: this one tries, unless another one began to while this one waited.
      if (recent.get(ticket.token) === earlier) break;
    }
    const { addressKey, follows } = submission;
    const limited = follows
      ? undefined
      : takeTurn({ limits: setup.limits, addressKey, form: definition.key });
    if (limited) return limited;
    const result = takeIn({ setup, submission, active, answers: checked.answers, token: ticket.token });
    recent.set(ticket.token, { answers, result });
    return result;
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

type Accepted = {
  setup: SubmitSetup;
  submission: Submission;
  active: ActiveForm;
  answers: Answers;
  token: string;
};

async function takeIn(accepted: Accepted): Promise<LeadResult> {
  const { setup, active } = accepted;
  const form = active.definition.key;
  let pictures: KeptPictures | undefined;
  try {
    if (!(await passesCaptcha(accepted))) return refusal.captcha(active.definition.messages.failed);
    pictures = await picturesOf(accepted);
    const lead = await leadOf({ ...accepted, pictures });
    const { reference, repeated, sameAnswers } = await keepLead({ setup, lead, folder: pictures?.folder });
    if (repeated && !sameAnswers) return refusal.repeated(reference);
    const download =
      form === brochureRequest.definition.key && brochureDownload({ reference, secret: setup.secret });
    return { ok: true, reference, ...(download ? { download } : {}) };
  } catch (error) {
    if (error instanceof PictureProblem)
      return refusal.invalid(pictureErrors(accepted), active.definition.messages.failed);
    return couldNotStore({ directory: setup.directory, form, error });
  } finally {
    // Where it is the lead's now, nothing is left of it here.
    if (pictures) await removeFolder(pictures.folder).catch(() => undefined);
  }
}

async function passesCaptcha({ setup, submission, active }: Accepted): Promise<boolean> {
  if (!active.captcha || !setup.captcha || submission.follows) return true;
  const { captcha: response, addressKey } = submission;
  return setup.captcha({ form: active.definition.key, response, addressKey });
}

/** The pictures among the answers, made ready; files for fields that this form does not have are left where they are. */
async function picturesOf({ setup, submission, answers }: Accepted): Promise<KeptPictures | undefined> {
  const answered = new Set<unknown>(Object.values(answers).flat());
  const files = submission.files.filter((file) => answered.has(file));
  return files.length > 0 ? keepPictures({ files, dataDir: setup.dataDir }) : undefined;
}

/** A file that begins like a picture and is none, or is damaged. */
function pictureErrors({ active }: Accepted) {
  return active.definition.fields
    .filter(({ kind }) => kind === 'file')
    .slice(0, 1)
    .map(({ name, messages }) => ({
      field: name,
      rule: 'fileType' as const,
      message: messages?.fileType ?? 'One of the pictures cannot be opened. Attach it anew as JPG or PNG.',
    }));
}

function leadOf({
  setup,
  submission,
  active,
  answers,
  token,
  pictures,
}: Accepted & { pictures: KeptPictures | undefined }) {
  return newLead({
    definition: active.definition,
    answers,
    attachments: pictures?.attachments ?? [],
    token,
    origin: submission.origin,
    follows: submission.follows,
    held: submission.honeypot === '' ? undefined : 'a field that people cannot see was filled in.',
    directory: setup.directory,
    ownAddresses: setup.ownAddresses,
    at: setup.now(),
    consent: submission.consent,
  });
}
