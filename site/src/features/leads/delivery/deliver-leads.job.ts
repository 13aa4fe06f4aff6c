import type { Mailer, MailMessage, MailResult } from '#site/server/mail.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import { CHANNELS, type ClaimedDelivery, type DeliveryQueue } from './delivery-queue.ts';
import type { NoVisit } from './reminders/find-visit.ts';
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

/**
 * Delivers leads, at least once: a worker that died between sending and recording sends the same Message-ID, or the
 * same webhook id, again.
 */
export function createDeliveryWorker(setup: WorkerSetup): QueueWorker {
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
  const lanes = [lane('mail'), lane('webhook')];
  return {
    async runOnce() {
      const tried = await Promise.all(lanes.map((each) => each.runOnce()));
      return tried.reduce((sum, each) => sum + each, 0);
    },
    start() {
      for (const each of lanes) each.start();
    },
    wake() {
      for (const each of lanes) each.wake();
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
  if (message && 'why' in message)
    return { ok: false, code: 'EGONE', answer: `Not sent: ${message.why}`, permanent: !message.later };
  if (message) return mailer.send(message);
  return {
    ok: false,
    code: 'EGONE',
    answer: 'Not sent: the lead, subscription or account was deleted or ended.',
    permanent: true,
  };
}
