import type { SQL } from 'drizzle-orm';
import { createGroupCommit } from '../group-commit.ts';
import { log } from '../log.ts';
import type { MailResult } from '../mail.ts';
import { MAX_ATTEMPTS, retryDelay } from './backoff.ts';
import type { Claimed, Outcome, Queue } from './queue.ts';
import { createWorkLoop, type WorkLoop } from './work-loop.ts';

/** Jobs taken at a time, and the breath between two such groups (ms): mail servers and visitors come first. */
const GROUP = 10;
const BREATH_MS = 100;
/** How often to look for work that nobody announced (another instance's, a staff member's), in ms. */
const LOOK_MS = 15_000;

export type QueueWorker = Omit<WorkLoop, 'isStopping'> & {
  /** Does everything that is due now; how many were tried. */
  runOnce(): Promise<number>;
};

type WorkerSetup<Job extends Claimed> = {
  queue: Queue<Job>;
  /** Which of the queue's jobs these are; all when left out. */
  lane?: SQL;
  /** Does one job. What it throws counts as a failure that may pass. */
  work: (job: Job) => Promise<MailResult>;
  /** What its log lines say about a job beside its number; never what is in a message. */
  facts?: (job: Job) => Record<string, unknown>;
  now: () => number;
  random?: () => number;
};

/**
 * Processes a queue: every job is tried up to eight times over about two days, each try recorded on it; after that it
 * stands as failed. A worker that died leaves its jobs to the next when its lease has run out, so each is done at least once.
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
      return Math.min(LOOK_MS, Math.max(BREATH_MS, (next ?? Number.POSITIVE_INFINITY) - now()));
    },
    wokenMs: 0,
    wokenMeanwhileMs: BREATH_MS,
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
      if (wait === undefined) log.error(about, `delivery failed for good (limit: ${MAX_ATTEMPTS} attempts)`);
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
    };
  }

  async function runOnce(): Promise<number> {
    let count = 0;
    for (;;) {
      const claimed = await queue.claim({ at: now(), count: GROUP, lane });
      if (claimed.length === 0) return count;
      // Each as soon as it is done: a process that dies has little to do again.
      const settled = await Promise.allSettled(claimed.map(async (job) => settle(await attempt(job))));
      const failure = settled.find(({ status }) => status === 'rejected');
      if (failure) throw (failure as PromiseRejectedResult).reason;
      count += claimed.length;
      if (loop.isStopping() || claimed.length < GROUP) return count;
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
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
