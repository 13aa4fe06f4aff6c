import { createHmac } from 'node:crypto';
import type { Answers, FormDefinition } from '@frontage/forms';
import { log } from '#site/server/log.ts';
import type { RateLimit } from '#site/server/rate-limit.ts';
import { removeFolder } from './attachments/attachment-folders.ts';
import { keepFiles } from './attachments/keep-files.ts';
import { type KeptPictures, PictureProblem } from './attachments/keep-pictures.ts';
import type { ReceivedFile } from './attachments/received-file.ts';
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
  limits?: { perForm: RateLimit; overall: RateLimit };
  stored: () => void;
  now: () => number;
  ownAddresses: string[];
};

/** The same content from the same client within this time (ms) is the same lead. */
const REPEAT_MS = 10 * 60 * 1000;

/** A refusal because a file is none of its kind: the field cannot be told, the sentence can. */
export const DAMAGED_FILE =
  'One of the files cannot be opened. Attach it anew, as one of the kinds that are asked for.';

/**
 * Takes in what the form of another feature found good: limits, repeats, then one durable write as for every lead, and
 * only then the good news. Never throws.
 */
export function createTakeLead(setup: TakeSetup) {
  async function take(lead: CheckedLead): Promise<LeadResult> {
    const tokens = tokensOf({ lead, secret: setup.secret, now: setup.now() });
    const earlier = await setup.store.recent({
      tokens: tokens.all,
      since: new Date(setup.now() - REPEAT_MS),
    });
    if (earlier) return { ok: true, reference: earlier };
    const limited = takeTurn({ setup, lead });
    if (limited) return limited;
    let kept: KeptPictures | undefined;
    try {
      if (lead.files.length > 0) kept = await keepFiles({ files: lead.files, dataDir: setup.dataDir });
      const made = await newLead({
        ...lead,
        attachments: kept?.attachments ?? [],
        token: tokens.now,
        own: lead,
        directory: setup.directory,
        ownAddresses: setup.ownAddresses,
        at: setup.now(),
      });
      const saved = await setup.store.save({ lead: made, folder: kept?.folder });
      if (made.deliveries.every(({ kind }) => kind === 'autoresponse')) {
        log.warn({ lead: saved.id }, 'a lead has nobody to go to: give the form or the settings an address');
      }
      setup.stored();
      return { ok: true, reference: saved.reference };
    } finally {
      // Where it is the lead's now, nothing is left of it here.
      if (kept) await removeFolder(kept.folder).catch(() => undefined);
    }
  }

  return async (lead: CheckedLead): Promise<LeadResult> => {
    try {
      return await take(lead);
    } catch (error) {
      if (error instanceof PictureProblem) return { ...refusal.invalid([]), message: DAMAGED_FILE };
      log.error(
        { err: error, form: lead.definition.key },
        'a lead could not be stored; the visitor was told so',
      );
      const agency = await setup.directory.agency().catch(() => undefined);
      return refusal.unavailable(agency?.phone ?? undefined);
    }
  };
}

/** In this stretch of time and the one before, since what is sent twice may fall into both. */
function tokensOf({ lead, secret, now }: { lead: CheckedLead; secret: string; now: number }) {
  const stretch = Math.floor(now / REPEAT_MS);
  // Files count by their contents: where they were received differs each time.
  const content = JSON.stringify([lead.answers, lead.files.map(({ hash }) => hash)], (key, value) =>
    key === 'path' ? undefined : value,
  );
  const token = (number: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([lead.definition.key, number, lead.addressKey, content]))
      .digest('base64url')
      .slice(0, 22);
  const named = [stretch, stretch - 1].map(token);
  return { now: named[0] ?? '', all: named.map((each) => `${lead.definition.key}.${each}`) };
}

function takeTurn({ setup, lead }: { setup: TakeSetup; lead: CheckedLead }): LeadResult | undefined {
  const { addressKey, definition } = lead;
  for (const turn of [
    setup.limits?.overall.take(addressKey),
    setup.limits?.perForm.take(`${addressKey} ${definition.key}`),
  ]) {
    if (turn && !turn.ok) return refusal.limited(turn.retryAfterSeconds);
  }
  return undefined;
}
