import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { subscribersById } from '#site/features/subscribers/subscriber-store.ts';
import { mailSender } from '#site/features/team/mail-sender.ts';
import { query } from '#site/server/database.ts';
import type { Mailer, MailResult } from '#site/server/mail.ts';
import { pageLink } from '#site/server/mail-links.ts';
import { type Claimed, createQueue } from '#site/server/queue/queue.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import { inLanguage } from '#site/server/request-language.ts';
import { alertLink } from './alert-links.ts';
import { suburbNames } from './alert-listings.ts';
import type { AlertStore } from './alert-store.ts';
import type { Alert } from './alert-types.ts';
import { criteriaText } from './criteria-text.ts';
import { composeConfirmation } from './mail/confirm-mail.tsx';

type Job = Claimed & { alert: number };

type Setup = {
  payload: Payload;
  store: Pick<AlertStore, 'alert'>;
  mailer: Mailer;
  secret: string;
  siteUrl: string;
  /** Epoch ms. */
  now: () => number;
  random?: () => number;
};

export type Confirmations = {
  /** Queues a confirmation email for an alert. It is stored when this resolves. */
  ask(alert: Alert): Promise<void>;
  /** The alerts for which a subscriber was sent a confirmation email. */
  asked(subscriber: number): Promise<Set<number>>;
  worker: QueueWorker;
};

/** Confirmation emails, in a queue of their own because they do not wait for quiet hours. */
export function createConfirmations(setup: Setup): Confirmations {
  const { payload, now, random } = setup;
  const worker = createQueueWorker<Job>({
    queue: createQueue<Job>({
      payload,
      table: 'alert_confirmations',
      columns: sql`alert`,
      read: (row) => ({ alert: Number(row.alert) }),
    }),
    work: (job) => send({ ...setup, job }),
    facts: ({ alert }) => ({ alert }),
    now,
    random,
  });
  return {
    worker,
    async ask({ id, subscriber }) {
      const at = new Date(now()).toISOString();
      await query(
        payload,
        sql`insert into alert_confirmations
            (alert, subscriber, state, due_at, attempt_count, attempts, created_at, updated_at)
          values (${id}, ${subscriber}, 'due', ${at}, 0, '[]', ${at}, ${at})`,
      );
      worker.wake();
    },
    async asked(subscriber) {
      const rows = await query(
        payload,
        sql`select alert from alert_confirmations where subscriber = ${subscriber}`,
      );
      return new Set(rows.map(({ alert }) => Number(alert)));
    },
  };
}

async function send({
  job,
  store,
  payload,
  mailer,
  secret,
  siteUrl,
  now,
}: Setup & { job: Job }): Promise<MailResult> {
  const alert = await store.alert(job.alert);
  const owner = alert && (await subscribersById(payload, [alert.subscriber])).get(alert.subscriber);
  if (!owner || alert.state !== 'unconfirmed')
    return { ok: true, answer: 'Not sent: it was settled meanwhile.' };
  const [suburbName, agency] = await Promise.all([suburbNames(payload), mailSender(payload)]);
  const link = alertLink({
    purpose: 'confirm',
    alert: alert.id,
    email: owner.email,
    secret,
    siteUrl,
    now: now(),
  });
  return mailer.send({
    to: [{ address: owner.email }],
    fromName: agency.name,
    // A retry keeps the message id, so that email programs recognise a duplicate.
    id: `alert-confirmation.${job.id}`,
    ...inLanguage(alert.language, () =>
      composeConfirmation({
        looksFor: criteriaText(alert.criteria, suburbName, alert.events),
        frequency: alert.frequency,
        link: pageLink(link, siteUrl),
        agency,
        siteUrl,
      }),
    ),
    automatic: true,
  });
}
