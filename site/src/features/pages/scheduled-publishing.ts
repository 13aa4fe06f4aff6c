import type { Payload } from 'payload';
import { log } from '#site/server/log.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';

const MINUTE_MS = 60_000;
/** The most pages published in one round; the others follow in the next. */
const LIMIT = 100;

/** Publishes and unpublishes what staff scheduled, once a minute. Returns the way out. */
export function startScheduledPublishing({
  payload,
  everyMs = MINUTE_MS,
}: {
  payload: Payload;
  everyMs?: number;
}): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const round = () => {
    running = publishScheduled(payload)
      .catch((error) => log.error({ err: error }, 'scheduled pages could not be published: will retry'))
      .then(() => {
        if (!stopped) timer = setTimeout(round, everyMs).unref();
      });
  };
  timer = setTimeout(round, everyMs).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Does what is due now. Two instances take turns, and the second finds nothing left. */
export async function publishScheduled(payload: Payload): Promise<void> {
  await oneAtATime({
    payload,
    name: 'scheduled publishing',
    work: () => payload.jobs.run({ limit: LIMIT, silent: true }),
  });
}
