import { createGroupCommit } from '../group-commit.ts';
import { log } from '../log.ts';
import type { MailResult } from '../mail.ts';
import { MAX_ATTEMPTS, retryDelay } from './backoff.ts';
import type { Claimed, Lane, Outcome, Queue } from './queue.ts';
import { waitForSpareTime } from './spare-time.ts';
import { createWorkLoop, type WorkLoop } from './work-loop.ts';

/**
 * Jobs taken at a time, and the longest pause between two batches (ms): mail servers and visitors come first. After a
 * batch that was done sooner the pause is as long as it took, but long enough to see whether the process is busy.
 */
const GROUP = 10;
const BATCH_PAUSE_MS = 100;
const SHORTEST_PAUSE_MS = 25;
/** The pause while visitors keep the process busy, in ms. */
const BUSY_PAUSE_MS = 1000;
/** How often to poll for work from other instances or staff, in ms. */
const LOOK_MS = 15_000;

export type QueueWorker = Omit<WorkLoop, 'isStopping'> & {
  /** Processes every job that is due now; returns how many. */
  runOnce(): Promise<number>;
};

type WorkerSetup<Job extends Claimed> = {
  queue: Queue<Job>;
  /** Which of the queue's jobs these are; all when left out. */
  lane?: Lane;
  /** Processes one job. An error counts as a temporary failure. */
  work: (job: Job) => Promise<MailResult>;
  /** What the log records about a job besides its id; never contents of a message. */
  facts?: (job: Job) => Record<string, unknown>;
  now: () => number;
  random?: () => number;
};

/**
 * Processes a queue: every job is tried up to eight times over about two days, each try recorded on it; after that it
 * is marked as failed. If a worker dies another takes its jobs when the lease has run out, so each is done at least once.
 */
export function createQueueWorker<Job extends Claimed>({
  queue,
  lane,
  work,
  facts = () => ({}),
  now,
  random = Math.random,
}: WorkerSetup<Job>): QueueWorker {
  const loop = createWorkLoop({
    work: runOnce,
    pause: async () => {
      const next = await queue.nextDue(lane).catch(() => undefined);
      return Math.min(LOOK_MS, Math.max(BATCH_PAUSE_MS, (next ?? Number.POSITIVE_INFINITY) - now()));
    },
    wokenMs: 0,
    wokenMeanwhileMs: BATCH_PAUSE_MS,
    failure: 'deliveries could not be processed: will retry',
  });

  /** Records an outcome; those that come while others are written share the next write. */
  const settle = createGroupCommit<Outcome<Job>, void>({
    async write(outcomes) {
      await queue.settle({ at: now(), outcomes });
      return outcomes.map(() => undefined);
    },
    isOutage: () => true,
  });

  async function attempt(job: Job): Promise<Outcome<Job>> {
    const result = await tried({ job, work });
    const at = now();
    const wait =
      result.ok || result.permanent
        ? undefined
        : retryDelay({ attempts: job.attemptCount, random: random() });
    if (!result.ok) {
      const about = { delivery: job.id, ...facts(job), attempt: job.attemptCount, code: result.code };
      if (result.skipped) log.info(about, 'delivery skipped: there is nothing to send any more');
      else if (wait === undefined)
        log.error(about, `delivery failed for good (limit: ${MAX_ATTEMPTS} attempts)`);
      else log.warn(about, 'delivery failed: will retry');
    }
    return {
      job,
      attempt: {
        at: new Date(at).toISOString(),
        ok: result.ok,
        result: result.answer,
        ...(result.ok ? {} : { code: result.code }),
      },
      retryAt: wait === undefined ? undefined : at + wait,
      outbox: result.ok && result.outbox,
      skipped: !result.ok && result.skipped,
    };
  }

  async function runOnce(): Promise<number> {
    let count = 0;
    for (;;) {
      const began = performance.now();
      const claimed = await queue.claim({ at: now(), count: GROUP, lane });
      if (claimed.length === 0) return count;
      // Each as soon as it is done, so that little is repeated if the process dies.
      const settled = await Promise.allSettled(claimed.map(async (job) => settle(await attempt(job))));
      const failure = settled.find(({ status }) => status === 'rejected');
      if (failure) throw (failure as PromiseRejectedResult).reason;
      count += claimed.length;
      if (claimed.length < GROUP) return count;
      const tookMs = performance.now() - began;
      const pauseMs = Math.min(Math.max(tookMs, SHORTEST_PAUSE_MS), BATCH_PAUSE_MS);
      await waitForSpareTime({ pauseMs, mostMs: BUSY_PAUSE_MS, isStopping: loop.isStopping });
      if (loop.isStopping()) return count;
    }
  }

  const { start, wake, stop } = loop;
  return { runOnce, start, wake, stop };
}

async function tried<Job extends Claimed>({
  job,
  work,
}: Pick<WorkerSetup<Job>, 'work'> & { job: Job }): Promise<MailResult> {
  try {
    return await work(job);
  } catch (error) {
    log.error({ err: error, delivery: job.id }, 'message could not be composed');
    return { ok: false, code: 'ECOMPOSE', answer: 'The message could not be created.', permanent: false };
  }
}
