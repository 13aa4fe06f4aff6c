import type { Answers, FieldError, FormDefinition } from '@frontage/forms';
import { LRUCache } from 'lru-cache';
import { formTexts } from '#site/messages/forms.ts';
import { log } from '#site/server/log.ts';
import { inEnglish } from '#site/server/request-language.ts';
import { removeFolder } from '../attachments/attachment-folders.ts';
import type { ReceivedFile } from '../attachments/received-file.ts';
import { type Received, type StoredFiles, UnusableFile } from '../attachments/store-each.ts';
import { findLeadForm } from '../forms/lead-forms.ts';
import { type LeadResult, refusal } from '../types/lead-result.ts';
import type { Door, LeadDirectory, LeadOrigin, NewLead, OwnParts } from '../types/lead-types.ts';
import type { LeadStore, SavedLead } from './lead-store.ts';
import { consumeLeadLimit, type LeadLimits, refundBooking } from './limits.ts';
import { newLead, TakenTime } from './new-lead.ts';

/** Answers that passed the checks of their form, on their way to become a lead. */
export type CheckedAnswers = {
  /** By which the answers are shown. */
  definition: FormDefinition;
  answers: Answers;
  /** Of the request, which removes them when it ends; those among the answers are stored. */
  files: readonly ReceivedFile[];
  identity: LeadIdentity;
  /** What the captcha answered; undefined where the form asks for none. */
  captcha?: string;
  /** Why it is held back as spam, as a sentence for staff. */
  held?: string;
  /** Sent in one form with another lead, which passed the limits and the captcha for both. */
  follows?: boolean;
  /** Entered by a member of staff: neither limits nor the captcha apply. */
  trusted?: boolean;
  /** The open home it was sent at. */
  door?: Door;
  /** What forms that are not lead forms decide themselves. */
  own?: OwnParts;
  /** The consent text of a newsletter form; left out, the one of our forms. */
  consent?: string;
  /** The client's address as rate limits count it. */
  addressKey: string;
  origin: LeadOrigin;
};

/** What makes one submission the same as another. */
export type LeadIdentity = {
  token: string;
  /** The answers, where the token does not depend on them: other answers with the same token are refused as a repeat. */
  content?: string;
  /** For tokens that change with time: the previous one, and how long (ms) a lead with either counts as the same. */
  former?: { token: string; withinMs: number };
};

export type IntakeSetup = {
  store: LeadStore;
  directory: LeadDirectory;
  dataDir: string;
  /** Stores the files of a lead. */
  storeFiles: (received: Received) => Promise<StoredFiles>;
  /** Left out: no limits (benchmarks and load tests). */
  limits?: LeadLimits;
  /** Whether a captcha was solved. Left out, no form asks for a captcha, regardless of the settings. */
  captcha?: (input: { form: string; response: string; addressKey: string }) => Promise<boolean>;
  /** Called when a lead is stored. */
  onStored: (lead: NewLead) => void;
  /** Epoch ms. */
  now: () => number;
  /** Addresses that never get an autoresponse. */
  ownAddresses: string[];
};

/**
 * Receives every lead: checks for repeats, limits, captcha and files, then writes the lead and its deliveries in one
 * transaction, and only then answers that it was sent. Never throws.
 */
export function createIntake(setup: IntakeSetup) {
  // Recent submissions to this process: a double click waits for the first answer and does not count against the limits.
  const recent = new LRUCache<string, { at: number; content?: string; result: Promise<LeadResult> }>({
    max: 5000,
  });

  const findEarlier = ({ token, former }: LeadIdentity) =>
    [token, former?.token]
      .map((known) => (known === undefined ? undefined : recent.get(known)))
      .find((known) => known && (!former || setup.now() - known.at < former.withinMs));

  async function receiveOnce(checked: CheckedAnswers): Promise<LeadResult> {
    const { identity, definition, addressKey } = checked;
    for (let earlier = findEarlier(identity); earlier; earlier = findEarlier(identity)) {
      const result = await earlier.result;
      // Staff may have deleted the lead since: sent again, it is stored again.
      if (result.ok && (await setup.store.has(result.reference)))
        return earlier.content === identity.content ? result : refusal.repeated(result.reference);
      // It was not stored, so this one tries, unless another one started while this one waited.
      if (findEarlier(identity) === earlier) break;
    }
    const limits = checked.follows || checked.trusted ? undefined : setup.limits;
    const counted = { limits, addressKey, form: definition.key };
    const limited = consumeLeadLimit(counted);
    if (limited) return limited;
    const result = receive({ setup, checked });
    void result.then(({ ok }) => ok || refundBooking(counted));
    recent.set(identity.token, { at: setup.now(), content: identity.content, result });
    return result;
  }

  return (checked: CheckedAnswers): Promise<LeadResult> =>
    receiveOnce(checked).catch((error) =>
      couldNotStore({ directory: setup.directory, form: checked.definition.key, error }),
    );
}

type Intake = { setup: IntakeSetup; checked: CheckedAnswers };

async function receive({ setup, checked }: Intake): Promise<LeadResult> {
  const { definition, identity } = checked;
  const { failed } = definition.messages;
  let stored: StoredFiles | undefined;
  let lead: NewLead | undefined;
  try {
    if (!(await passesCaptcha({ setup, checked }))) return refusal.captcha(failed);
    stored = await storeFiles({ setup, checked });
    // Staff read it, whatever language the visitor reads.
    lead = await inEnglish(() => leadOf({ setup, checked, stored }));
    const { reference, repeated, sameAnswers } = await save({ setup, lead, folder: stored?.folder });
    if (repeated && !sameAnswers && identity.content !== undefined) return refusal.repeated(reference);
    return { ok: true, reference };
  } catch (error) {
    if (error instanceof UnusableFile)
      return refusal.invalid(fileErrors({ checked, file: error.file }), failed);
    if (error instanceof TakenTime || (await isTimeTaken({ setup, lead })))
      return refusal.invalid([timeTaken()], failed);
    return couldNotStore({ directory: setup.directory, form: definition.key, error });
  } finally {
    // Empty by now if the lead was stored: its files were moved.
    if (stored) await removeFolder(stored.folder).catch(() => undefined);
  }
}

const timeTaken = (): FieldError => ({
  field: 'appointment',
  rule: 'option',
  message: formTexts().refusals.timeTaken,
});

/** Whether a lead could not be stored because another one has its time. */
const isTimeTaken = async ({ setup, lead }: { setup: IntakeSetup; lead?: NewLead }): Promise<boolean> =>
  lead?.appointment !== undefined && (await setup.store.isTaken(lead.appointment).catch(() => false));

async function passesCaptcha({ setup, checked }: Intake): Promise<boolean> {
  const { captcha: response, follows, trusted, addressKey, definition } = checked;
  if (response === undefined || !setup.captcha || follows || trusted) return true;
  return setup.captcha({ form: definition.key, response, addressKey });
}

/** Files of fields that the form does not have are not stored. */
async function storeFiles({ setup, checked }: Intake): Promise<StoredFiles | undefined> {
  const answered = new Set<unknown>(Object.values(checked.answers).flat());
  const files = checked.files.filter((file) => answered.has(file));
  return files.length > 0 ? setup.storeFiles({ files, dataDir: setup.dataDir }) : undefined;
}

/** The error of a file that could not be opened. */
function fileErrors({
  checked: { definition, answers },
  file,
}: Pick<Intake, 'checked'> & { file: ReceivedFile | undefined }): FieldError[] {
  const field =
    definition.fields.find(({ name }) => [answers[name]].flat().some((item) => item === file)) ??
    definition.fields.find(({ kind }) => kind === 'file');
  return [
    {
      field: field?.name ?? '',
      rule: 'fileType',
      message: field?.messages?.fileType ?? formTexts().refusals.unreadableFile,
    },
  ];
}

function leadOf({ setup, checked, stored }: Intake & { stored: StoredFiles | undefined }): Promise<NewLead> {
  const { token, former } = checked.identity;
  return newLead({
    definition: checked.definition,
    answers: checked.answers,
    attachments: stored?.attachments ?? [],
    token,
    former: former && {
      token: former.token,
      since: new Date(setup.now() - former.withinMs).toISOString(),
    },
    origin: checked.origin,
    held: checked.held,
    follows: checked.follows,
    own: checked.own,
    consent: checked.consent,
    door: checked.door,
    directory: setup.directory,
    ownAddresses: setup.ownAddresses,
    at: setup.now(),
  });
}

/** Stores a lead and has it delivered. Rejects when it could not be stored; then nothing of it is. */
async function save({
  setup: { store, onStored },
  lead,
  folder,
}: Pick<Intake, 'setup'> & {
  lead: NewLead;
  /** Holds its files; is moved to the lead's own. */
  folder: string | undefined;
}): Promise<SavedLead> {
  const saved = await store.save({ lead, folder });
  const isQuiet = findLeadForm(lead.form)?.atDoor !== undefined;
  if (!isQuiet && lead.deliveries.every(({ kind }) => kind === 'autoresponse')) {
    log.warn({ lead: saved.id }, 'lead has no recipient: set an email address on the form or in settings');
  }
  onStored(lead);
  return saved;
}

/** Logs the error and tells the visitor that their lead could not be stored. */
export async function couldNotStore({
  directory,
  form,
  error,
}: {
  directory: Pick<LeadDirectory, 'agency'>;
  form: string;
  error: unknown;
}): Promise<LeadResult> {
  log.error({ err: error, form }, 'lead could not be stored: an error was shown to the visitor');
  const agency = await directory.agency().catch(() => undefined);
  return refusal.unavailable(agency?.phone ?? undefined);
}

/** Answers as one text. Files are compared by content: their paths differ each time. */
export const contentOf = (answers: Answers): string =>
  JSON.stringify(answers, (key, value) => (key === 'path' ? undefined : value));
