import type { Payload } from 'payload';
import { log } from '#site/server/log.ts';
import type { MailResult } from '#site/server/mail.ts';
import type { Queue } from '#site/server/queue/queue.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import type { AlertListings, AlertSubscribers } from './alert-types.ts';
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
  listings: AlertListings;
  subscribers: AlertSubscribers;
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
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let started = false;
  let stopping = false;
  let woken = false;
  let forgottenAt = 0;

  /** Everything up to the messages in the queue. */
  async function prepare(): Promise<number> {
    const work = [
      () => matchEvents(setup),
      () => planEntries(setup),
      () => gatherDigests({ payload, now: now() }),
    ];
    let done = 0;
    for (const step of work) {
      for (let count = await step(); count > 0 && !stopping; count = await step()) {
        done += count;
        // Visitors come first.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    if (now() - forgottenAt > DAY_MS && !stopping) {
      forgottenAt = now();
      await forget(now() - KEEP_MS);
    }
    return done;
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (started && !stopping) timer = setTimeout(cycle, delay).unref();
  }

  function cycle(): void {
    if (running) return;
    woken = false;
    running = prepare();
    running
      .then(() => sender.wake())
      .catch((error) => log.error({ err: error }, 'alerts could not be worked on; trying again soon'))
      .then(() => {
        running = undefined;
        schedule(woken ? WAKE_MS : LOOK_MS);
      });
  }

  return {
    async runOnce() {
      await prepare();
      return sender.runOnce();
    },
    start() {
      started = true;
      sender.start();
      schedule(0);
    },
    wake() {
      if (!started || woken) return;
      woken = true;
      if (!running) schedule(WAKE_MS);
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
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
