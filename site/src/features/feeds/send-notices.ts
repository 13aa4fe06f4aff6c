import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import type { Mailer, MailResult } from '#site/server/mail.ts';
import type { WebhookLimits } from '#site/server/post-webhook.ts';
import { type Claimed, createQueue } from '#site/server/queue/queue.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import { decisionLink, type MailedDecision } from './decision-links.ts';
import { TO_WEBHOOK } from './feed-notices.ts';
import type { FeedRun } from './feed-run.ts';
import { harmOfListing, harmText } from './harm.ts';
import { postNotice } from './post-notice.ts';
import { sourceNotice } from './sources/source-notices.ts';

type Job = Claimed & { run: number; to: string; cause: string };

/** Listings named in a message. */
const MAX_NAMED = 20;

/** The worker that sends what {@link notifyStaff} owes. */
export function createNoticeWorker({
  payload,
  mailer,
  siteUrl,
  webhookLimits,
  now = Date.now,
}: {
  payload: Payload;
  mailer: Mailer;
  /** Origin of the website, where the admin is. */
  siteUrl: string;
  webhookLimits?: WebhookLimits;
  /** Epoch ms. */
  now?: () => number;
}): QueueWorker {
  return createQueueWorker<Job>({
    queue: createQueue<Job>({
      payload,
      table: 'feed_notices',
      columns: sql`run, "to", cause`,
      read: (row) => ({ run: Number(row.run), to: String(row.to), cause: String(row.cause) }),
    }),
    work: (job) => send({ payload, mailer, siteUrl, webhookLimits, job, now: now() }),
    facts: ({ run }) => ({ run }),
    now,
  });
}

async function send({
  payload,
  mailer,
  siteUrl,
  webhookLimits,
  job,
  now,
}: {
  payload: Payload;
  mailer: Mailer;
  siteUrl: string;
  webhookLimits: WebhookLimits | undefined;
  job: Job;
  now: number;
}): Promise<MailResult> {
  const message = (await sourceNotice({ payload, cause: job.cause, siteUrl })) ?? (await runNotice());
  if (!message) return { ok: true, answer: 'Not sent: what it is about was deleted meanwhile.' };
  if (job.to === TO_WEBHOOK) return postNotice({ payload, siteUrl, webhookLimits, job, message, now });
  return mailer.send({
    to: [{ address: job.to }],
    // The same message tried again is the same message to mail programs.
    id: `feed-notice.${job.id}`,
    ...message,
  });

  async function runNotice() {
    const { docs } = await payload.find({
      collection: 'feeds',
      where: { id: { equals: job.run } },
      depth: 0,
      limit: 1,
    });
    const [run] = docs;
    return (
      run &&
      noticeText({
        run: run as unknown as NoticeRun,
        link: `${siteUrl}/admin/collections/feeds/${job.run}`,
        // Decisions are of people: the webhook gets the address of the page where they are made.
        ...(job.to === TO_WEBHOOK
          ? {}
          : {
              decisionLink: (decision: MailedDecision) =>
                decisionLink({ siteUrl, run: job.run, email: job.to, decision, now }),
            }),
      })
    );
  }
}

type NoticeRun = Pick<FeedRun, 'fileName' | 'problems' | 'harm'> & { state: string };

/** What the message says; plain text, for people who look after the website. */
function noticeText({
  run,
  link,
  decisionLink,
}: {
  run: NoticeRun;
  link: string;
  decisionLink?: (decision: MailedDecision) => string;
}): {
  subject: string;
  text: string;
} {
  const { fileName, harm } = run;
  const reason = run.problems?.find(({ severity }) => severity === 'error')?.message ?? '';
  if (run.state === 'held' && harm)
    return {
      subject: `A feed file needs your decision: ${fileName}`,
      text: [
        `The feed file ${fileName} is on hold, and nothing was changed.`,
        harmText(harm),
        harmedList(harm),
        ...(decisionLink
          ? [
              `If this is intended, apply it: ${decisionLink('apply')}`,
              `If not, discard it: ${decisionLink('discard')}`,
              `The whole list, and applying it without the withdrawals: ${link}`,
            ]
          : [`Decide here: ${link}`]),
        'Until then the listings stay as they are. Other feed files are imported as usual.',
      ].join('\n\n'),
    };
  const subject =
    {
      quarantined: `A feed file was not imported: ${fileName}`,
      interrupted: `A feed import was interrupted: ${fileName}`,
    }[run.state] ?? `A feed file was only partly imported: ${fileName}`;
  return {
    subject,
    text: [`${subject}.`, reason, `The report: ${link}`, 'The same problem is sent once a day.']
      .filter(Boolean)
      .join('\n\n'),
  };
}

function harmedList({ listings }: Harm): string {
  const lines = listings.slice(0, MAX_NAMED).map(({ title, kinds }) => `- ${title}: ${harmOfListing(kinds)}`);
  const more = listings.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}
