import type { Mailer, MailMessage, MailResult } from '#site/server/mail.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import type { DeliveryKind } from '../types/lead-types.ts';
import { CHANNELS, type ClaimedDelivery, channelOf, type DeliveryQueue } from './delivery-queue.ts';
import { type NoVisit, notReminded } from './reminders/find-visit.ts';
import type { SendWebhook } from './webhooks/send-webhook.ts';

type WorkerSetup = {
  queue: DeliveryQueue;
  mailer: Mailer;
  /** The message of a delivery, why a reminder is not sent, or undefined when its lead was deleted or its recipient has left. */
  compose: (delivery: ClaimedDelivery) => Promise<MailMessage | NoVisit | undefined>;
  /** Sends webhooks. */
  sendWebhook: SendWebhook;
  sendSms: SendWebhook;
  now: () => number;
  random?: () => number;
};

/** Works on the deliveries of leads. */
export type DeliveryWorker = Omit<QueueWorker, 'wake'> & {
  /** Wakes the worker: there are new deliveries, of these kinds where they are known. */
  wake(kinds?: readonly DeliveryKind[]): void;
};

/**
 * Delivers leads, at least once: a worker that died between sending and recording sends the same Message-ID, or the
 * same webhook id, again.
 */
export function createDeliveryWorker(setup: WorkerSetup): DeliveryWorker {
  const { queue, now, random } = setup;
  const lane = (channel: keyof typeof CHANNELS) =>
    createQueueWorker({
      queue,
      lane: CHANNELS[channel],
      work: (delivery) => send({ ...setup, delivery }),
      facts: ({ kind }) => ({ kind }),
      now,
      random,
    });
  // A slow webhook must not delay the agency's emails.
  const byChannel = { mail: lane('mail'), webhook: lane('webhook') };
  const lanes = Object.values(byChannel);
  return {
    async runOnce() {
      const tried = await Promise.all(lanes.map((each) => each.runOnce()));
      return tried.reduce((sum, each) => sum + each, 0);
    },
    start() {
      for (const each of lanes) each.start();
    },
    wake(kinds) {
      // To look for what is not there, all that waits in the other channel would be read.
      const woken = kinds ? new Set(kinds.map((kind) => byChannel[channelOf(kind)])) : lanes;
      for (const each of woken) each.wake();
    },
    async stop() {
      await Promise.all(lanes.map((each) => each.stop()));
    },
  };
}

async function send({
  delivery,
  mailer,
  compose,
  sendWebhook,
  sendSms,
}: Pick<WorkerSetup, 'mailer' | 'compose' | 'sendWebhook' | 'sendSms'> & {
  delivery: ClaimedDelivery;
}): Promise<MailResult> {
  if (delivery.kind === 'webhook') return sendWebhook(delivery);
  if (delivery.kind === 'sms' || delivery.kind === 'visitor-sms') return sendSms(delivery);
  const message = await compose(delivery);
  if (message && 'why' in message) return notReminded(message);
  if (message) return mailer.send(message);
  return {
    ok: false,
    code: 'EGONE',
    answer: 'Not sent: the lead, subscription or account was deleted or ended.',
    permanent: true,
  };
}
