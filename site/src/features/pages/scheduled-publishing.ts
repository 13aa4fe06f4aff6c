import type { Payload } from 'payload';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { repeat } from '#site/server/repeat.ts';

const MINUTE_MS = 60_000;
/** The most pages published in one round; the others follow in the next. */
const LIMIT = 100;

/** Publishes and unpublishes what staff scheduled, once a minute. Returns a function that stops it. */
export function startScheduledPublishing({
  payload,
  everyMs = MINUTE_MS,
}: {
  payload: Payload;
  everyMs?: number;
}): () => Promise<void> {
  return repeat({
    everyMs,
    firstMs: everyMs,
    work: () => publishScheduled(payload),
    failure: 'scheduled pages could not be published: will retry',
  });
}

/** Runs what is due now. Instances take turns, so the second finds nothing left. */
export async function publishScheduled(payload: Payload): Promise<void> {
  await oneAtATime({
    payload,
    name: 'scheduled publishing',
    work: () => payload.jobs.run({ limit: LIMIT, silent: true }),
  });
}
