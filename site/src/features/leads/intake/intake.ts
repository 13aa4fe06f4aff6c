import type { Answers, FieldError, FormDefinition } from '@frontage/forms';
import { LRUCache } from 'lru-cache';
import { log } from '#site/server/log.ts';
import { removeFolder } from '../attachments/attachment-folders.ts';
import { type KeptFiles, type Received, UnusableFile } from '../attachments/keep-each.ts';
import type { ReceivedFile } from '../attachments/received-file.ts';
import { type LeadResult, refusal } from '../types/lead-result.ts';
import type { LeadDirectory, LeadOrigin, NewLead, OwnParts } from '../types/lead-types.ts';
import type { LeadStore, SavedLead } from './lead-store.ts';
import { countLead, type LeadLimits } from './limits.ts';
import { newLead } from './new-lead.ts';

/** Answers that passed the checks of their form, on their way to become a lead. */
export type CheckedAnswers = {
  /** By which the answers are shown. */
  definition: FormDefinition;
  answers: Answers;
  /** Of the request, which removes them when it ends; those among the answers are kept. */
  files: readonly ReceivedFile[];
  identity: LeadIdentity;
  /** What the captcha answered; undefined where the form asks for none. */
  captcha?: string;
  /** Why it is held back as spam, as a sentence for staff. */
  held?: string;
  /** It came in one form with another lead, which passed the limits and the captcha for both. */
  follows?: boolean;
  /** What forms that are not among the lead forms decide themselves. */
  own?: OwnParts;
  /** What a newsletter form said beside its button; left out, what ours say. */
  consent?: string;
  /** The client's address as rate limits count it. */
  addressKey: string;
  origin: LeadOrigin;
};

/** What makes one sending the same as another. */
export type LeadIdentity = {
  token: string;
  /** Where the token says nothing of the answers: other answers under it are refused as a repeat. */
  content?: string;
  /** For tokens that change with time: the one before, and how long (ms) a lead under either counts as the same. */
  former?: { token: string; withinMs: number };
};

export type IntakeSetup = {
  store: LeadStore;
  directory: LeadDirectory;
  dataDir: string;
  /** How the files of a lead are kept. */
  keep: (received: Received) => Promise<KeptFiles>;
  /** Undefined: no limits (benches and load tests). */
  limits?: LeadLimits;
  /** Whether the answer to the captcha is good. Without it none is asked for, whatever the settings say. */
  captcha?: (input: { form: string; response: string; addressKey: string }) => Promise<boolean>;
  /** Called when a lead is stored. */
  stored: () => void;
  /** Epoch ms. */
  now: () => number;
  /** Addresses that never get an autoresponse. */
  ownAddresses: string[];
};

/**
 * The one way in for every lead: repeats, limits, captcha, files, then one durable write of the lead and its deliveries,
 * and only then the good news. Never throws.
 */
export function createIntake(setup: IntakeSetup) {
  // What this process took in: a double click waits for the first one's answer and does not count against the limits.
  const recent = new LRUCache<string, { at: number; content?: string; result: Promise<LeadResult> }>({
    max: 5000,
  });

  const earlierOf = ({ token, former }: LeadIdentity) =>
    [token, former?.token]
      .map((known) => (known === undefined ? undefined : recent.get(known)))
      .find((known) => known && (!former || setup.now() - known.at < former.withinMs));

  async function takeOnce(checked: CheckedAnswers): Promise<LeadResult> {
    const { identity, definition, addressKey } = checked;
    for (let earlier = earlierOf(identity); earlier; earlier = earlierOf(identity)) {
      const result = await earlier.result;
      // A lead that staff have deleted since is not stored: sent again, it is stored again.
      if (result.ok && (await setup.store.has(result.reference)))
        return earlier.content === identity.content ? result : refusal.repeated(result.reference);
      // Not stored: this one tries, unless another one began to while this one waited.
      if (earlierOf(identity) === earlier) break;
    }
    const limited = checked.follows
      ? undefined
      : countLead({ limits: setup.limits, addressKey, form: definition.key });
    if (limited) return limited;
    const result = take({ setup, checked });
    recent.set(identity.token, { at: setup.now(), content: identity.content, result });
    return result;
  }

  return (checked: CheckedAnswers): Promise<LeadResult> =>
    takeOnce(checked).catch((error) =>
      couldNotStore({ directory: setup.directory, form: checked.definition.key, error }),
    );
}

type Taking = { setup: IntakeSetup; checked: CheckedAnswers };

async function take({ setup, checked }: Taking): Promise<LeadResult> {
  const { definition, identity } = checked;
  const { failed } = definition.messages;
  let kept: KeptFiles | undefined;
  try {
    if (!(await passesCaptcha({ setup, checked }))) return refusal.captcha(failed);
    kept = await keptFiles({ setup, checked });
    const lead = await leadOf({ setup, checked, kept });
    const { reference, repeated, sameAnswers } = await save({ setup, lead, folder: kept?.folder });
    if (repeated && !sameAnswers && identity.content !== undefined) return refusal.repeated(reference);
    return { ok: true, reference };
  } catch (error) {
    if (error instanceof UnusableFile)
      return refusal.invalid(fileErrors({ checked, file: error.file }), failed);
    return couldNotStore({ directory: setup.directory, form: definition.key, error });
  } finally {
    // Where it is the lead's now, nothing is left of it here.
    if (kept) await removeFolder(kept.folder).catch(() => undefined);
  }
}

async function passesCaptcha({ setup, checked }: Taking): Promise<boolean> {
  const { captcha: response, follows, addressKey, definition } = checked;
  if (response === undefined || !setup.captcha || follows) return true;
  return setup.captcha({ form: definition.key, response, addressKey });
}

/** Files for fields that the form does not have are left where they are. */
async function keptFiles({ setup, checked }: Taking): Promise<KeptFiles | undefined> {
  const answered = new Set<unknown>(Object.values(checked.answers).flat());
  const files = checked.files.filter((file) => answered.has(file));
  return files.length > 0 ? setup.keep({ files, dataDir: setup.dataDir }) : undefined;
}

/** A file that begins like one of its kind and is none, or is damaged. */
function fileErrors({
  checked: { definition, answers },
  file,
}: Pick<Taking, 'checked'> & { file: ReceivedFile | undefined }): FieldError[] {
  const field =
    definition.fields.find(({ name }) => [answers[name]].flat().some((item) => item === file)) ??
    definition.fields.find(({ kind }) => kind === 'file');
  return [
    {
      field: field?.name ?? '',
      rule: 'fileType',
      message:
        field?.messages?.fileType ??
        'We couldn’t open one of the files. Attach it again in an accepted format.',
    },
  ];
}

function leadOf({ setup, checked, kept }: Taking & { kept: KeptFiles | undefined }): Promise<NewLead> {
  const { token, former } = checked.identity;
  return newLead({
    definition: checked.definition,
    answers: checked.answers,
    attachments: kept?.attachments ?? [],
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
    directory: setup.directory,
    ownAddresses: setup.ownAddresses,
    at: setup.now(),
  });
}

/** Stores a lead and has it delivered. Rejects when it could not be stored; then nothing of it is. */
async function save({
  setup: { store, stored },
  lead,
  folder,
}: Pick<Taking, 'setup'> & {
  lead: NewLead;
  /** Holds its files and is moved away. */
  folder: string | undefined;
}): Promise<SavedLead> {
  const saved = await store.save({ lead, folder });
  if (lead.deliveries.every(({ kind }) => kind === 'autoresponse')) {
    log.warn({ lead: saved.id }, 'lead has no recipient: set an email address on the form or in settings');
  }
  stored();
  return saved;
}

/** What the visitor reads of a lead that could not be stored. */
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

/** Answers as one text. Files count by their contents: where they were received differs each time. */
export const contentOf = (answers: Answers): string =>
  JSON.stringify(answers, (key, value) => (key === 'path' ? undefined : value));
