import { log } from '../log.ts';
import { inEnglish } from '../request-language.ts';

export type WorkLoop = {
  start(): void;
  /** Wakes the loop: there is new work. */
  wake(): void;
  /** Finishes what is under way and starts nothing more. */
  stop(): Promise<void>;
  /** True once it should stop: work in several steps ends after the current one. */
  isStopping(): boolean;
};

/**
 * Repeats work, never twice at once: after a pause, or sooner when woken. Failures are logged and the work is
 * repeated.
 */
export function createWorkLoop({
  work,
  pause,
  wokenMs,
  wokenMeanwhileMs,
  failure,
}: {
  work: () => Promise<unknown>;
  /** How long to wait after the work, in ms, when nobody woke it meanwhile. */
  pause: () => number | Promise<number>;
  /** How long to wait when woken while at rest, in ms. */
  wokenMs: number;
  /** The same when woken while at work. */
  wokenMeanwhileMs: number;
  /** What the log says of work that failed. */
  failure: string;
}): WorkLoop {
  let running: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let stopping = false;
  let woken = false;

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (started && !stopping) timer = setTimeout(cycle, delay).unref();
  }

  function cycle(): void {
    if (running) return;
    woken = false;
    // A visitor's request may have woken it.
    running = inEnglish(work);
    running
      .catch((error) => log.error({ err: error }, failure))
      .then(() => (woken ? wokenMeanwhileMs : pause()))
      .then((delay) => {
        running = undefined;
        schedule(woken ? wokenMeanwhileMs : delay);
      });
  }

  return {
    start() {
      started = true;
      schedule(0);
    },
    wake() {
      if (!started || woken) return;
      woken = true;
      if (!running) schedule(wokenMs);
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
    isStopping: () => stopping,
  };
}
