import type { Payload } from 'payload';
import type { MailResult } from '#site/server/mail.ts';
import type { Queue } from '#site/server/queue/queue.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import { createWorkLoop } from '#site/server/queue/work-loop.ts';
import { gatherDigests, planEntries } from './gather-digests.ts';
import { matchEvents } from './match-events.ts';
import type { ClaimedDigest } from './send-digests.ts';

/** How often to check for events and due emails, in ms; wake the worker to check at once. */
const LOOK_MS = 10_000;
/** How long a woken worker waits, in ms, so that the writes of an import are processed together. */
const WAKE_MS = 250;
/** How long processed rows are stored, in ms; they are deleted once a day. */
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Setup = {
  payload: Payload;
  queue: Queue<ClaimedDigest>;
  send: (job: ClaimedDigest) => Promise<MailResult>;
  /** Deletes what was processed before a time (epoch ms). */
  forget: (before: number) => Promise<void>;
  /** How long an instant alert collects events, in ms. */
  gatherMs?: number;
  now: () => number;
  random?: () => number;
};

/** Turns listing events into sent emails. Each step can be interrupted anywhere and repeated. */
export function createAlertWorker(setup: Setup): QueueWorker {
  const { payload, queue, send, forget, now, random } = setup;
  const sender = createQueueWorker<ClaimedDigest>({
    queue,
    work: send,
    facts: ({ alert }) => ({ alert }),
    now,
    random,
  });
  let forgottenAt = 0;
  const loop = createWorkLoop({
    work: async () => {
      await prepare();
      sender.wake();
    },
    pause: () => LOOK_MS,
    wokenMs: WAKE_MS,
    wokenMeanwhileMs: WAKE_MS,
    failure: 'alerts could not be worked on; trying again soon',
  });

  /** All steps up to the queued emails. */
  async function prepare(): Promise<number> {
    const work = [
      () => matchEvents(setup),
      () => planEntries(setup),
      () => gatherDigests({ payload, now: now() }),
    ];
    let done = 0;
    for (const step of work) {
      for (let count = await step(); count > 0 && !loop.isStopping(); count = await step()) {
        done += count;
        // Let requests of visitors go first.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    if (now() - forgottenAt > DAY_MS && !loop.isStopping()) {
      forgottenAt = now();
      await forget(now() - KEEP_MS);
    }
    return done;
  }

  return {
    async runOnce() {
      await prepare();
      return sender.runOnce();
    },
    start() {
      sender.start();
      loop.start();
    },
    wake: loop.wake,
    async stop() {
      await loop.stop();
      await sender.stop();
    },
  };
}

/** Two workers that start, wake and stop together: digests and confirmation emails. */
export const bothWorkers = (digests: QueueWorker, confirmations: QueueWorker): QueueWorker => ({
  start() {
    digests.start();
    confirmations.start();
  },
  wake() {
    digests.wake();
    confirmations.wake();
  },
  async stop() {
    await Promise.all([digests.stop(), confirmations.stop()]);
  },
  async runOnce() {
    const asked = await confirmations.runOnce();
    return asked + (await digests.runOnce());
  },
});
