import { createHmac } from 'node:crypto';
import type { Answers, FieldError, FormDefinition } from '@frontage/forms';
import { LRUCache } from 'lru-cache';
import { removeFolder } from './attachments/attachment-folders.ts';
import { keepFiles } from './attachments/keep-files.ts';
import { type KeptPictures, PictureProblem } from './attachments/keep-pictures.ts';
import type { ReceivedFile } from './attachments/received-file.ts';
import { couldNotStore, fingerprint, keepLead, type LeadLimits, takeTurn } from './keep-lead.ts';
import { type LeadResult, refusal } from './lead-result.ts';
import type { LeadStore } from './lead-store.ts';
import type { LeadDirectory, LeadMails, LeadOrigin, LeadPerson } from './lead-types.ts';
import { newLead } from './new-lead.ts';

/** What a form of another feature took in and found good. */
export type CheckedLead = {
  /** By which the answers are shown. */
  definition: FormDefinition;
  answers: Answers;
  /** Among the answers; whoever received them removes them afterwards. */
  files: readonly ReceivedFile[];
  person: LeadPerson;
  /** What the captcha answered, where the form asks for one. */
  captcha?: string;
  /** Why it is held back as spam, as a sentence for staff. */
  held?: string;
  /** The form's own addresses; empty: agent, office or agency. */
  recipients: string[];
  copies: string[];
  hiddenCopies: string[];
  autoresponse: boolean;
  mails: LeadMails;
  addressKey: string;
  origin: LeadOrigin;
};

export type TakeSetup = {
  store: LeadStore;
  directory: LeadDirectory;
  secret: string;
  dataDir: string;
  limits?: LeadLimits;
  /** Whether the answer to the captcha is good. Without it none is asked for. */
  captcha?: (input: { form: string; response: string; addressKey: string }) => Promise<boolean>;
  stored: () => void;
  now: () => number;
  ownAddresses: string[];
};

/** The same content from the same client within this time (ms) is the same lead. */
const REPEAT_MS = 10 * 60 * 1000;

const DAMAGED_FILE = 'We couldn’t open one of the files. Attach it again in an accepted format.';

/**
 * Takes in what the form of another feature found good: repeats, limits, captcha, then one durable write as for every
 * lead, and only then the good news. Never throws.
 */
export function createTakeLead(setup: TakeSetup) {
  // What this process took in: what comes again waits for the first one's answer and uses up no turn.
  const recent = new LRUCache<string, { at: number; result: Promise<LeadResult> }>({ max: 5000 });

  const earlier = ({ now, former }: Tokens) =>
    [now, former]
      .map((token) => recent.get(token))
      .find((known) => known && setup.now() - known.at < REPEAT_MS);

  async function takeOnce(lead: CheckedLead): Promise<LeadResult> {
    const tokens = tokensOf({ lead, secret: setup.secret, now: setup.now() });
    for (let known = earlier(tokens); known; known = earlier(tokens)) {
      const result = await known.result;
      // A lead that staff have deleted since is not stored: who sends it again gets it stored again.
      if (result.ok && (await setup.store.has(result.reference))) return result;
      // Not taken in: this one tries, unless another one began to while this one waited.
      if (earlier(tokens) === known) break;
    }
    const result = take({ setup, lead, tokens });
    recent.set(tokens.now, { at: setup.now(), result });
    return result;
  }

  return (lead: CheckedLead): Promise<LeadResult> =>
    takeOnce(lead).catch((error) =>
      couldNotStore({ directory: setup.directory, form: lead.definition.key, error }),
    );
}

type Taking = { setup: TakeSetup; lead: CheckedLead; tokens: Tokens };

async function take({ setup, lead, tokens }: Taking): Promise<LeadResult> {
  const { addressKey, definition } = lead;
  const form = definition.key;
  let kept: KeptPictures | undefined;
  try {
    const limited = takeTurn({ limits: setup.limits, addressKey, form });
    if (limited) return limited;
    if (lead.captcha !== undefined && setup.captcha) {
      const isPerson = await setup.captcha({ form, response: lead.captcha, addressKey });
      if (!isPerson) return refusal.captcha(definition.messages.failed);
    }
    if (lead.files.length > 0) kept = await keepFiles({ files: lead.files, dataDir: setup.dataDir });
    const made = await newLead({
      ...lead,
      attachments: kept?.attachments ?? [],
      token: tokens.now,
      former: { token: tokens.former, since: new Date(setup.now() - REPEAT_MS).toISOString() },
      own: lead,
      directory: setup.directory,
      ownAddresses: setup.ownAddresses,
      at: setup.now(),
    });
    const { reference } = await keepLead({ setup, lead: made, folder: kept?.folder });
    return { ok: true, reference };
  } catch (error) {
    if (error instanceof PictureProblem)
      return refusal.invalid(damaged({ lead, file: error.file }), definition.messages.failed);
    return couldNotStore({ directory: setup.directory, form, error });
  } finally {
    // Where it is the lead's now, nothing is left of it here.
    if (kept) await removeFolder(kept.folder).catch(() => undefined);
  }
}

function damaged({ lead, file }: { lead: CheckedLead; file: ReceivedFile | undefined }): FieldError[] {
  const { definition, answers } = lead;
  const field = definition.fields.find(({ name }) => [answers[name]].flat().some((item) => item === file));
  return [{ field: field?.name ?? '', rule: 'fileType', message: DAMAGED_FILE }];
}

/** Of this stretch of time and of the one before, since what is sent twice may fall into both. */
type Tokens = { now: string; former: string };

/**
 * What was held back as spam is not the same as what says the same and is not: whoever mended that is to be heard.
 */
function tokensOf({ lead, secret, now }: { lead: CheckedLead; secret: string; now: number }): Tokens {
  const { definition, addressKey, answers, held } = lead;
  const content = fingerprint(answers);
  const token = (stretch: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([definition.key, stretch, addressKey, content, held !== undefined]))
      .digest('base64url')
      .slice(0, 22);
  const stretch = Math.floor(now / REPEAT_MS);
  return { now: token(stretch), former: token(stretch - 1) };
}
