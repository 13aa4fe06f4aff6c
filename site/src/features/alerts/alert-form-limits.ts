import { bothLimits, createRateLimit } from '#site/server/rate-limit.ts';
import type { AlertFormLimits } from './start-alert.ts';

const MINUTE_MS = 60_000;

/** How often searches can be saved; `on` false for benches and load tests. */
export function createAlertFormLimits({ on, now }: { on: boolean; now?: () => number }): AlertFormLimits {
  const never = { take: () => ({ ok: true, retryAfterSeconds: 0 }) };
  if (!on) return { ask: never, mail: never };
  return {
    // Forms that send an email, by client.
    ask: createRateLimit({ burst: 10, everyMs: MINUTE_MS, now, shared: 'alerts' }),
    // Confirmation emails to one subscriber, from any client: five at once, then one each ten minutes, and some twenty in
    // a day.
    mail: bothLimits(
      createRateLimit({ burst: 5, everyMs: 10 * MINUTE_MS, now, shared: 'alert emails' }),
      createRateLimit({ burst: 12, everyMs: 180 * MINUTE_MS, now, shared: 'alert emails a day' }),
    ),
  };
}
