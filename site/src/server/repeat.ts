import { log } from './log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Recurring work of a server, apart from requests. */
export type Repeated = {
  work: () => Promise<unknown>;
  /** The log message when a run fails; the next one runs anyway. */
  failure: string;
  /** How long the first round waits, in ms; at once when left out. */
  firstMs?: number;
};

/**
 * Runs the work every `everyMs` (ms, measured from its end) until stopped: the returned function stops it and waits
 * for the current run.
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

/** Runs after the start and then once a day, so that frequent restarts do not postpone it for good. */
export const everyDay = (repeated: Repeated): (() => Promise<void>) =>
  repeat({ ...repeated, everyMs: DAY_MS });
