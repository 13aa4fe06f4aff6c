import { log } from './log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Work that a server does again and again beside what it is asked for. */
export type Repeated = {
  work: () => Promise<unknown>;
  /** The line of the log when a round fails; the next one comes all the same. */
  failure: string;
  /** How long the first round waits, in ms; at once when left out. */
  firstMs?: number;
};

/**
 * Works, waits `everyMs` (ms), works again, until it is stopped: the returned function stops it and waits for the
 * round under way.
 */
export function repeat({
  work,
  failure,
  firstMs = 0,
  everyMs,
}: Repeated & { everyMs: number }): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const round = () => {
    running = work()
      .catch((error) => log.error({ err: error }, failure))
      .then(() => {
        if (!stopped) timer = setTimeout(round, everyMs).unref();
      });
  };
  if (firstMs > 0) timer = setTimeout(round, firstMs).unref();
  else round();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Works after the start and then once a day: a restart now and then does not put it off for good. */
export const everyDay = (repeated: Repeated): (() => Promise<void>) =>
  repeat({ ...repeated, everyMs: DAY_MS });
