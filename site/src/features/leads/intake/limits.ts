import { createRateLimit, type RateLimit } from '#site/server/rate-limit.ts';
import { type Refusal, refusal } from '../types/lead-result.ts';

const MINUTE_MS = 60_000;

/** How many leads one address may send. */
export type LeadLimits = { perForm: RateLimit; overall: RateLimit };

/** Per form ten at once, then one a minute; over all forms twenty at once, then one every half minute. */
export const createLeadLimits = (now: () => number): LeadLimits => ({
  perForm: createRateLimit({ burst: 10, everyMs: MINUTE_MS, now, shared: 'leads of a form' }),
  overall: createRateLimit({ burst: 20, everyMs: MINUTE_MS / 2, now, shared: 'leads' }),
});

/** Counts one lead of this address; returns a refusal where it has reached its limit. */
export function consumeLeadLimit({
  limits,
  addressKey,
  form,
}: {
  /** Undefined: no limits. */
  limits: LeadLimits | undefined;
  addressKey: string;
  form: string;
}): Refusal | undefined {
  for (const counted of [limits?.overall.take(addressKey), limits?.perForm.take(`${addressKey} ${form}`)]) {
    if (counted && !counted.ok) return refusal.limited(counted.retryAfterSeconds);
  }
  return undefined;
}
