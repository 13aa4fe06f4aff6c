import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { Mailer, MailResult } from '#site/server/mail.ts';
import { type Claimed, createQueue } from '#site/server/queue/queue.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import { repeat } from '#site/server/repeat.ts';
import { staffAddresses } from '#site/server/staff-addresses.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { type EndingNotice, endingMail, noticesDue } from './ending-notice.ts';
import { loadDutyTables } from './load-tables.ts';

/** How often to look whether a day has come, in ms. */
const LOOK_MS = 60 * 60 * 1000;

type Setup = {
  payload: Payload;
  mailer: Mailer;
  /** Origin of the website, where the admin is. */
  siteUrl: string;
  /** Epoch ms. */
  now?: () => number;
};

/** Tells staff of rates that end, each message once, as long as the server runs. Returns the way out. */
export function startDutyNotices(setup: Setup): () => Promise<void> {
  const { payload, now = Date.now } = setup;
  const worker = createDutyNoticeWorker(setup);
  const stopLooking = repeat({
    everyMs: LOOK_MS,
    work: async () => {
      if ((await oweDutyNotices({ payload, now: now() })) > 0) worker.wake();
    },
    failure: 'staff could not be notified about ending rates: will retry in an hour',
  });
  worker.start();
  return async () => {
    await stopLooking();
    await worker.stop();
  };
}

/** Owes an email to each whom it concerns, for each message that is due and was not owed to them before; how many. */
export async function oweDutyNotices({ payload, now }: { payload: Payload; now: number }): Promise<number> {
  const due = noticesDue({ tables: await loadDutyTables(payload), today: dayInSydney(now) });
  if (due.length === 0) return 0;
  const { notify } = await payload.findGlobal({ slug: 'duty-settings', depth: 0 });
  const addresses = await staffAddresses({ payload, chosen: notify ?? [] });
  const at = new Date(now).toISOString();
  let owed = 0;
  for (const { when, ends } of due)
    for (const to of addresses) {
      const added = await query(
        payload,
        sql`insert into duty_notices
            ("to", "when", ends, state, due_at, attempt_count, attempts, created_at, updated_at)
          values (${to}, ${when}, ${ends}, 'due', ${at}, 0, '[]', ${at}, ${at})
          on conflict ("when", ends, "to") do nothing returning id`,
      );
      owed += added.length;
    }
  return owed;
}

type Job = Claimed & Pick<EndingNotice, 'when' | 'ends'> & { to: string };

/** The worker that sends what {@link oweDutyNotices} owes. */
export function createDutyNoticeWorker({ payload, mailer, siteUrl, now = Date.now }: Setup): QueueWorker {
  return createQueueWorker<Job>({
    queue: createQueue<Job>({
      payload,
      table: 'duty_notices',
      columns: sql`"to", "when", ends`,
      read: (row) => ({
        to: String(row.to),
        when: row.when === 'before' ? 'before' : 'after',
        ends: String(row.ends),
      }),
    }),
    work: (job) => send({ payload, mailer, siteUrl, job, now: now() }),
    facts: ({ when, ends }) => ({ when, ends }),
    now,
  });
}

async function send({
  payload,
  mailer,
  siteUrl,
  job,
  now,
}: Required<Omit<Setup, 'now'>> & { job: Job; now: number }): Promise<MailResult> {
  const due = noticesDue({ tables: await loadDutyTables(payload), today: dayInSydney(now) });
  const notice = due.find(({ when, ends }) => when === job.when && ends === job.ends);
  if (!notice) return { ok: true, answer: 'Not sent: new rates have been entered.' };
  return mailer.send({
    to: [{ address: job.to }],
    // The same message tried again is the same message to mail programs.
    id: `duty-notice.${job.id}`,
    ...endingMail({ notice, siteUrl }),
  });
}
