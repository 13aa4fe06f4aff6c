import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { newsletterLink } from '#site/features/leads/newsletter/newsletter-links.ts';
import { endSubscription, subscriberById } from '#site/features/leads/newsletter/newsletter-store.ts';
import { mailSender } from '#site/features/team/mail-sender.ts';
import { atomically, jsonOf, query } from '#site/server/database.ts';
import type { Mailer, MailResult } from '#site/server/mail.ts';
import { type Attempt, type Claimed, createQueue } from '#site/server/queue/queue.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import { repeat } from '#site/server/repeat.ts';
import { forSubscriber } from './unsubscribe-mark.ts';

const MINUTE_MS = 60_000;
/** Emails owed by one statement. */
const CHUNK = 500;

/**
 * Begins to send a draft: owes it to subscribers, each once, so many a minute. All of that or nothing is stored, so no
 * newsletter is left half queued. How many emails that are; undefined where it is no draft. `now` is epoch ms.
 */
export async function beginNewsletter({
  payload,
  newsletter,
  subscribers,
  perMinute,
  now,
}: {
  payload: Payload;
  newsletter: number;
  subscribers: readonly number[];
  perMinute: number;
  now: number;
}): Promise<number | undefined> {
  const at = new Date(now).toISOString();
  const chunks: SQL[] = [];
  for (let from = 0; from < subscribers.length; from += CHUNK) {
    const rows = subscribers.slice(from, from + CHUNK).map((subscriber, index) => {
      const due = new Date(now + Math.floor((from + index) / perMinute) * MINUTE_MS).toISOString();
      return sql`(${newsletter}, ${subscriber}, 'due', ${due}, 0, '[]', ${at}, ${at})`;
    });
    chunks.push(
      sql`insert into newsletter_mails
          (newsletter, subscriber, state, due_at, attempt_count, attempts, created_at, updated_at)
        values ${sql.join(rows, sql`, `)}
        on conflict (newsletter, subscriber) do nothing returning id`,
    );
  }
  const [begun, ...added] = await atomically(payload, [
    sql`update newsletters set state = 'sending', sent_at = ${at}, updated_at = ${at}
      where id = ${newsletter} and state = 'draft' returning id`,
    ...chunks,
  ]);
  return begun?.length === 1 ? added.flat().length : undefined;
}

/** Takes back what has not been sent yet; how many emails that were. */
export async function stopNewsletter({
  payload,
  newsletter,
}: {
  payload: Payload;
  newsletter: number;
}): Promise<number> {
  const rows = await query(
    payload,
    sql`delete from newsletter_mails where newsletter = ${newsletter} and state = 'due' returning id`,
  );
  return rows.length;
}

/** The emails that nobody got, whose subscribers still want the newsletter. */
const unsentOf = (newsletter: number): SQL =>
  sql`newsletter = ${newsletter} and state in ('failed', 'outbox')
    and subscriber in (select id from newsletter_subscribers where state = 'confirmed')`;

/** How many emails {@link resendNewsletter} would send. */
export async function countUnsent(payload: Payload, newsletter: number): Promise<number> {
  const [row] = await query(
    payload,
    sql`select count(*) as count from newsletter_mails where ${unsentOf(newsletter)}`,
  );
  return Number(row?.count ?? 0);
}

/**
 * Owes the emails that failed, or that went to the outbox folder, again: so many a minute, to those who are still
 * subscribed. Returns how many; 0 where the newsletter was stopped. `now` is epoch ms.
 */
export async function resendNewsletter({
  payload,
  newsletter,
  perMinute,
  by,
  now,
}: {
  payload: Payload;
  newsletter: number;
  perMinute: number;
  /** Who asks for it. */
  by: string;
  now: number;
}): Promise<number> {
  const rows = await query(
    payload,
    sql`select id, attempts from newsletter_mails where ${unsentOf(newsletter)} order by id`,
  );
  if (rows.length === 0) return 0;
  const at = new Date(now).toISOString();
  const note: Attempt = { at, ok: true, result: `Queued again by ${by}.` };
  const [begun, ...queued] = await atomically(payload, [
    sql`update newsletters set state = 'sending', updated_at = ${at}
      where id = ${newsletter} and state in ('sending', 'sent') returning id`,
    ...rows.map(({ id, attempts }, index) => {
      const due = new Date(now + Math.floor(index / perMinute) * MINUTE_MS).toISOString();
      const noted = JSON.stringify([...jsonOf<Attempt[]>(attempts ?? '[]'), note]);
      return sql`update newsletter_mails set state = 'due', due_at = ${due}, attempt_count = 0, attempts = ${noted},
          updated_at = ${at}
        where id = ${Number(id)} and state in ('failed', 'outbox')
          and exists (select 1 from newsletters where id = ${newsletter} and state = 'sending') returning id`;
    }),
  ]);
  return begun?.length === 1 ? queued.flat().length : 0;
}

/** What the mail server said to the email of a newsletter that it refused last, of those that did not arrive. */
export async function lastRefusal({
  payload,
  newsletter,
}: {
  payload: Payload;
  newsletter: number;
}): Promise<string | undefined> {
  const [row] = await query(
    payload,
    sql`select attempts from newsletter_mails
      where newsletter = ${newsletter} and attempt_count > 0 and state in ('due', 'failed')
      order by updated_at desc limit 1`,
  );
  return jsonOf<Attempt[]>(row?.attempts ?? '[]').at(-1)?.result;
}

type Job = Claimed & { newsletter: number; subscriber: number };
type Setup = {
  payload: Payload;
  mailer: Mailer;
  siteUrl: string;
  /** Signs the links of the newsletter. */
  secret: string;
  /** Epoch ms. */
  now?: () => number;
};

/** Sends newsletters as long as the server runs. Returns the way out. */
export function startNewsletters(setup: Setup): () => Promise<void> {
  const { payload, now = Date.now } = setup;
  const worker = createNewsletterWorker(setup);
  const stopLooking = repeat({
    everyMs: MINUTE_MS,
    work: () => finishNewsletters({ payload, now: now() }),
    failure: 'newsletters could not be marked as sent: will retry in a minute',
  });
  worker.start();
  return async () => {
    await stopLooking();
    await worker.stop();
  };
}

/** Marks the newsletters that wait for no email any more as sent. `now` is epoch ms. */
export async function finishNewsletters({ payload, now }: { payload: Payload; now: number }): Promise<void> {
  await query(
    payload,
    sql`update newsletters set state = 'sent', updated_at = ${new Date(now).toISOString()}
      where state = 'sending' and not exists (select 1 from newsletter_mails own
        where own.newsletter = newsletters.id and own.state in ('due', 'sending'))
      and exists (select 1 from newsletter_mails own where own.newsletter = newsletters.id)`,
  );
}

/** The worker that sends what {@link beginNewsletter} owes. */
export function createNewsletterWorker(setup: Setup): QueueWorker {
  const { payload, now = Date.now } = setup;
  return createQueueWorker<Job>({
    queue: createQueue<Job>({
      payload,
      table: 'newsletter_mails',
      columns: sql`newsletter, subscriber`,
      read: (row) => ({ newsletter: Number(row.newsletter), subscriber: Number(row.subscriber) }),
    }),
    work: (job) => send({ ...setup, job, now: now() }),
    facts: ({ newsletter }) => ({ newsletter }),
    now,
  });
}

async function send({
  payload,
  mailer,
  siteUrl,
  secret,
  job,
  now,
}: Omit<Setup, 'now'> & { job: Job; now: number }): Promise<MailResult> {
  const [subscriber, [issue], agency] = await Promise.all([
    subscriberById(payload, job.subscriber),
    query(payload, sql`select subject, html, text from newsletters where id = ${job.newsletter}`),
    mailSender(payload),
  ]);
  // Between sending and this email they may have unsubscribed.
  if (subscriber?.state !== 'confirmed' || !issue?.html)
    return {
      ok: false,
      code: 'EGONE',
      answer: 'Not sent: the address is no longer subscribed, or the newsletter was deleted.',
      permanent: true,
      skipped: true,
    };
  const link = newsletterLink({ purpose: 'unsubscribe', subscriber, siteUrl, secret, now });
  const result = await mailer.send({
    to: [{ address: subscriber.email }],
    fromName: agency.name,
    // The same message tried again is the same message to mail programs.
    id: `newsletter.${job.id}`,
    subject: String(issue.subject),
    ...forSubscriber({ html: String(issue.html), text: String(issue.text), link }),
    unsubscribeUrl: link,
    automatic: true,
  });
  // An address that its own mail server refuses for good gets no other newsletter.
  if (!result.ok && result.permanent)
    await endSubscription({
      payload,
      id: subscriber.id,
      at: now,
      by: `The mail server, which refused the address (${result.code})`,
    });
  return result;
}
