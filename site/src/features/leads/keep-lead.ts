import type { Answers } from '@frontage/forms';
import { log } from '#site/server/log.ts';
import { createRateLimit, type RateLimit } from '#site/server/rate-limit.ts';
import { type LeadResult, type Refusal, refusal } from './lead-result.ts';
import type { LeadStore, SavedLead } from './lead-store.ts';
import type { LeadDirectory, NewLead } from './lead-types.ts';

/* What every way of taking in a lead does: limits, one durable write, and what is said when that fails. */

const MINUTE_MS = 60_000;

/** How many leads one address may send. */
export type LeadLimits = { perForm: RateLimit; overall: RateLimit };

/** Ten at once and then one a minute from one form; twenty and one every half minute over all forms. */
export const createLeadLimits = (now: () => number): LeadLimits => ({
  perForm: createRateLimit({ burst: 10, everyMs: MINUTE_MS, now }),
  overall: createRateLimit({ burst: 20, everyMs: MINUTE_MS / 2, now }),
});

/** Uses one of the address's turns; the refusal where none is left. */
export function takeTurn({
  limits,
  addressKey,
  form,
}: {
  /** Undefined: there are none. */
  limits: LeadLimits | undefined;
  addressKey: string;
  form: string;
}): Refusal | undefined {
  for (const turn of [limits?.overall.take(addressKey), limits?.perForm.take(`${addressKey} ${form}`)]) {
    if (turn && !turn.ok) return refusal.limited(turn.retryAfterSeconds);
  }
  return undefined;
}

/** Answers as one text. Files count by their contents: where they were received differs each time. */
export const fingerprint = (answers: Answers): string =>
  JSON.stringify(answers, (key, value) => (key === 'path' ? undefined : value));

/** Stores a lead and has it delivered. Rejects when it could not be stored; then nothing of it is. */
export async function keepLead({
  setup: { store, stored },
  lead,
  folder,
}: {
  /** `stored` is called when the lead is. */
  setup: { store: LeadStore; stored: () => void };
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

/** What the visitor hears of a lead that could not be stored. */
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
