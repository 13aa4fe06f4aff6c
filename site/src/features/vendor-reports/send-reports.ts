import { DEFAULT_ZONE, localToUtc } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { mailSender } from '#site/features/team/mail-sender.ts';
import { query } from '#site/server/database.ts';
import type { Mailer, MailResult } from '#site/server/mail.ts';
import { type Claimed, createQueue } from '#site/server/queue/queue.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import { repeat } from '#site/server/repeat.ts';
import { dayInSydney, daysBefore } from '#site/server/sydney-day.ts';
import { loadReport } from './load-report.ts';
import { reportPath, stopLink } from './report-links.ts';
import { reportMail } from './report-mail.tsx';
import { findReport } from './report-store.ts';

/** How often to look whether Monday has come, in ms. */
const LOOK_MS = 10 * 60 * 1000;
const MORNING = 'T08:00:00';
/** An email that could not be sent for this long is of last week, in ms. */
const LATE_MS = 3 * 24 * 60 * 60 * 1000;

type Setup = {
  payload: Payload;
  mailer: Mailer;
  siteUrl: string;
  /** Signs the links. */
  secret: string;
  /** Epoch ms. */
  now?: () => number;
};

/** Sends vendors their reports every Monday, as long as the server runs. Returns the way out. */
export function startVendorReports(setup: Setup): () => Promise<void> {
  const { payload, now = Date.now } = setup;
  const worker = createReportWorker(setup);
  const stopLooking = repeat({
    everyMs: LOOK_MS,
    work: async () => {
      if ((await oweReports({ payload, now: now() })) > 0) worker.wake();
    },
    failure: 'vendor reports could not be prepared: will retry in ten minutes',
  });
  worker.start();
  return async () => {
    await stopLooking();
    await worker.stop();
  };
}

/**
 * Owes each recipient this week's email, once, from Monday morning on; how many were added. Not to reports that were made
 * since, whose vendors have not been told yet, nor about what has left the market.
 */
export async function oweReports({ payload, now }: { payload: Payload; now: number }): Promise<number> {
  const monday = mondayOf(dayInSydney(now));
  const from = localToUtc({ local: monday + MORNING, zone: DEFAULT_ZONE });
  if (now < from.getTime() || now > from.getTime() + LATE_MS) return 0;
  const at = new Date(now).toISOString();
  const added = await query(
    payload,
    sql`insert into vendor_report_mails
        (report, "to", week, state, due_at, attempt_count, attempts, created_at, updated_at)
      select report.id, recipient.text, ${monday}, 'due', ${at}, 0, '[]', ${at}, ${at}
        from vendor_reports report
        join vendor_reports_texts recipient on recipient.parent_id = report.id and recipient.path = 'recipients'
        join listings on listings.id = report.listing_id
        where report.weekly = ${true} and report.created_at < ${from.toISOString()}
          and listings.status = 'current' and listings._status = 'published'
      on conflict (report, week, "to") do nothing returning id`,
  );
  return added.length;
}

/** The Monday of the week of an ISO day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysBefore(day, (weekday + 6) % 7);
}

type Job = Claimed & { report: number; to: string; week: string };

/** The worker that sends what {@link oweReports} owes. */
export function createReportWorker(setup: Setup): QueueWorker {
  const { payload, now = Date.now } = setup;
  return createQueueWorker<Job>({
    queue: createQueue<Job>({
      payload,
      table: 'vendor_report_mails',
      columns: sql`report, "to", week`,
      read: (row) => ({ report: Number(row.report), to: String(row.to), week: String(row.week) }),
    }),
    work: (job) => send({ ...setup, job, now: now() }),
    facts: ({ report, week }) => ({ report, week }),
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
  const report = await findReport(payload, job.report);
  const isWanted = report?.weekly && report.recipients.includes(job.to);
  const loaded =
    isWanted && report.listing ? await loadReport({ payload, listing: report.listing, now }) : undefined;
  if (!report || !loaded)
    return { ok: true, answer: 'Not sent: it is no longer wanted, or the listing has left the website.' };
  const agency = await mailSender(payload);
  const stopHref = stopLink({ siteUrl, secret, id: report.id, email: job.to, now });
  return mailer.send({
    to: [{ address: job.to }],
    fromName: agency.name,
    // The same message tried again is the same message to mail programs.
    id: `vendor-report.${job.id}`,
    ...reportMail({
      loaded,
      href: siteUrl + reportPath({ report: report.id, link: report.link, secret }),
      stopHref,
      agency,
      siteUrl,
    }),
    unsubscribeUrl: stopHref,
    automatic: true,
  });
}
