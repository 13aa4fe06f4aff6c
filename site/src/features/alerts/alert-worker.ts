import type { Payload } from 'payload';
import type { MailResult } from '#site/server/mail.ts';
import type { Queue } from '#site/server/queue/queue.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import { createWorkLoop } from '#site/server/queue/work-loop.ts';
import { gatherDigests, planEntries } from './gather-digests.ts';
import { matchEvents } from './match-events.ts';
import type { ClaimedDigest } from './send-digests.ts';

/** How often to look for events and for what has become due, in ms; wake it to look at once. */
const LOOK_MS = 10_000;
/** A woken worker waits this long, so that the many writes of an import are looked at together (ms). */
const WAKE_MS = 250;
/** What was dealt with is forgotten after this long (ms), looked for once a day. */
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Setup = {
  payload: Payload;
  queue: Queue<ClaimedDigest>;
  send: (job: ClaimedDigest) => Promise<MailResult>;
  /** Forgets what was dealt with before a moment (epoch ms). */
  forget: (before: number) => Promise<void>;
  /** How long an instant alert gathers, in ms. */
  gatherMs?: number;
  now: () => number;
  random?: () => number;
};

/** From events of listings to sent messages. Each step can be broken off anywhere and done again. */
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

  /** Everything up to the messages in the queue. */
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
        // Visitors come first.
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

/** Two workers that start, wake and stop together: messages about listings, and questions whether an alert is wanted. */
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
