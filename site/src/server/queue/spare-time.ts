import { performance } from 'node:perf_hooks';

/** A process that works for this share of the time or more is busy: visitors wait for the processor. */
const BUSY = 0.7;

/**
 * Waits `pauseMs`, and as often again as this process was busy meanwhile, but not longer than `mostMs` in all: visitors
 * who are waiting for an answer come first. Ends early where `isStopping` says so.
 */
export async function waitForSpareTime({
  pauseMs,
  mostMs,
  isStopping,
  utilization = () => performance.eventLoopUtilization(),
  sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: {
  pauseMs: number;
  mostMs: number;
  isStopping: () => boolean;
  utilization?: () => { idle: number; active: number };
  sleep?: (ms: number) => Promise<void>;
}): Promise<void> {
  for (let waitedMs = 0; waitedMs < mostMs && !isStopping(); waitedMs += pauseMs) {
    const before = utilization();
    await sleep(pauseMs);
    const after = utilization();
    const active = after.active - before.active;
    if (active < BUSY * (active + after.idle - before.idle)) return;
  }
}
