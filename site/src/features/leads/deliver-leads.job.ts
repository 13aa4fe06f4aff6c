import { log } from '#site/server/log.ts';
import type { Mailer, MailMessage, MailResult } from '#site/server/mail.ts';
import { MAX_ATTEMPTS, retryDelay } from './backoff.ts';
import type { Channel, ClaimedDelivery, DeliveryQueue, Outcome } from './delivery-queue.ts';
import type { SendWebhook } from './webhooks/send-webhook.ts';

/** Deliveries taken at a time, and the breath between two such groups (ms): mail servers and visitors come first. */
const GROUP = 10;
const BREATH_MS = 100;
/** How often to look for work that nobody announced (another instance's, a staff member's), in ms. */
const LOOK_MS = 15_000;

const CHANNELS: Channel[] = ['mail', 'webhook'];

export type DeliveryWorker = {
  start(): void;
  /** Says that there is something new to deliver. */
  wake(): void;
  /** Finishes what is being sent and starts nothing more. */
  stop(): Promise<void>;
  /** Delivers everything that is due now; how many were tried. */
  runOnce(): Promise<number>;
};

type WorkerSetup = {
  queue: DeliveryQueue;
  mailer: Mailer;
  /** The message of a delivery, or undefined when its lead is gone. */
  compose: (delivery: ClaimedDelivery) => Promise<MailMessage | undefined>;
  /** Sends what goes to other systems. */
  sendWebhook: SendWebhook;
  now: () => number;
  random?: () => number;
};

/**
 * Delivers leads: every delivery is tried up to eight times over about two days, each try recorded on it; after that
 * it stands as failed, for staff to send again. A worker that died leaves its deliveries to the next after ten
 * minutes. At least once: one that died between sending and recording sends the same Message-ID, or the same webhook
 * id, again.
 */
export function createDeliveryWorker(setup: WorkerSetup): DeliveryWorker {
  // A system that hangs must not hold up the agency's mail.
  const lanes = CHANNELS.map((channel) => createLane({ ...setup, channel }));
  return {
    async runOnce() {
      const tried = await Promise.all(lanes.map((lane) => lane.runOnce()));
      return tried.reduce((sum, each) => sum + each, 0);
    },
    start() {
      for (const lane of lanes) lane.start();
    },
    wake() {
      for (const lane of lanes) lane.wake();
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
      setup.mailer.close();
    },
  };
}

/** The deliveries of one channel, worked on by themselves. */
function createLane({
  queue,
  mailer,
  compose,
  sendWebhook,
  now,
  random = Math.random,
  channel,
}: WorkerSetup & { channel: Channel }): DeliveryWorker {
  let running: Promise<number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let stopping = false;
  let woken = false;

  async function attempt(delivery: ClaimedDelivery): Promise<Outcome> {
    const result = await send({ delivery, mailer, compose, sendWebhook });
    const at = now();
    const wait =
      result.ok || result.permanent
        ? undefined
        : retryDelay({ attempts: delivery.attemptCount, random: random() });
    if (!result.ok) {
      const { code } = result;
      const facts = { delivery: delivery.id, kind: delivery.kind, attempt: delivery.attemptCount, code };
      if (wait === undefined) log.error(facts, `a delivery is given up (budget: ${MAX_ATTEMPTS} attempts)`);
      else log.warn(facts, 'a delivery failed and will be tried again');
    }
    return {
      delivery,
      attempt: {
        at: new Date(at).toISOString(),
        ok: result.ok,
        result: result.answer,
        ...(result.ok ? {} : { code: result.code }),
      },
      retryAt: wait === undefined ? undefined : at + wait,
    };
  }

  async function runOnce(): Promise<number> {
    let tried = 0;
    for (;;) {
      const claimed = await queue.claim({ at: now(), count: GROUP, channel });
      if (claimed.length === 0) return tried;
      const outcomes = await Promise.all(claimed.map(attempt));
      await queue.settle({ at: now(), outcomes });
      tried += claimed.length;
      if (stopping || claimed.length < GROUP) return tried;
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    }
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (started && !stopping) timer = setTimeout(cycle, delay).unref();
  }

  function cycle(): void {
    if (running) return;
    woken = false;
    running = runOnce();
    running
      .catch((error) => log.error({ err: error }, 'deliveries could not be worked on; trying again soon'))
      .then(() => queue.nextDue(channel).catch(() => undefined))
      .then((next) => {
        running = undefined;
        schedule(
          woken
            ? BREATH_MS
            : Math.min(LOOK_MS, Math.max(BREATH_MS, (next ?? Number.POSITIVE_INFINITY) - now())),
        );
      });
  }

  return {
    runOnce,
    start() {
      started = true;
      schedule(0);
    },
    wake() {
      if (!started || woken) return;
      woken = true;
      if (!running) schedule(0);
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}

async function send({
  delivery,
  mailer,
  compose,
  sendWebhook,
}: Pick<WorkerSetup, 'mailer' | 'compose' | 'sendWebhook'> & {
  delivery: ClaimedDelivery;
}): Promise<MailResult> {
  try {
    if (delivery.kind === 'webhook') return await sendWebhook(delivery);
    const message = await compose(delivery);
    if (message) return await mailer.send(message);
    return { ok: false, code: 'EGONE', answer: 'The lead was deleted.', permanent: true };
  } catch (error) {
    log.error({ err: error, delivery: delivery.id }, 'a message could not be composed');
    return { ok: false, code: 'ECOMPOSE', answer: 'The message could not be made.', permanent: false };
  }
}
