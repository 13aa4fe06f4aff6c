import { createRateLimit, type RateLimit, type ReturnableLimit } from '#site/server/rate-limit.ts';
import { findLeadForm } from '../forms/lead-forms.ts';
import { type Refusal, refusal } from '../types/lead-result.ts';

const MINUTE_MS = 60_000;

/** How many leads one address may send. */
export type LeadLimits = { perForm: RateLimit; overall: RateLimit; bookings: ReturnableLimit };

/**
 * Per form ten at once, then one a minute; over all forms twenty at once, then one every half minute. Of appointments six,
 * then one in two hours: each takes time in somebody’s calendar.
 */
export const createLeadLimits = (now: () => number): LeadLimits => ({
  perForm: createRateLimit({ burst: 10, everyMs: MINUTE_MS, now, shared: 'leads of a form' }),
  overall: createRateLimit({ burst: 20, everyMs: MINUTE_MS / 2, now, shared: 'leads' }),
  bookings: createRateLimit({ burst: 6, everyMs: 120 * MINUTE_MS, now, shared: 'bookings' }),
});

type Asked = {
  /** Undefined: no limits. */
  limits: LeadLimits | undefined;
  addressKey: string;
  form: string;
};

/** Counts one lead of this address; returns a refusal where it has reached its limit. */
export function consumeLeadLimit({ limits, addressKey, form }: Asked): Refusal | undefined {
  for (const counted of [
    limits?.overall.take(addressKey),
    limits?.perForm.take(`${addressKey} ${form}`),
    findLeadForm(form)?.books ? limits?.bookings.take(addressKey) : undefined,
  ]) {
    if (counted && !counted.ok) return refusal.limited(counted.retryAfterSeconds);
  }
  return undefined;
}

/** A time that could not be booked counts as none. */
export function refundBooking({ limits, addressKey, form }: Asked): void {
  if (findLeadForm(form)?.books) limits?.bookings.giveBack(addressKey);
}
