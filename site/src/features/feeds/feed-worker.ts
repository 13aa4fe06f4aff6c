import type { Payload } from 'payload';
import { isDiskFull } from '#site/server/disk-full.ts';
import { log } from '#site/server/log.ts';
import type { Mailer } from '#site/server/mail.ts';
import type { WebhookLimits } from '#site/server/post-webhook.ts';
import { createWorkLoop } from '#site/server/queue/work-loop.ts';
import { FETCH_LIMITS, type FetchLimits } from './fetch-picture.ts';
import { deleteOldPictures } from './intake/loose-pictures.ts';
import { createFolderWatch } from './intake/watched-folders.ts';
import { discardOldHeld, recoverRuns, someRunning, thinReports } from './keep-runs.ts';
import { pullDue } from './pull/pull-due.ts';
import { retryPictures } from './retry-pictures.ts';
import { createNoticeWorker } from './send-notices.ts';
import { checkSilence } from './sources/silence.ts';
import { importWaiting } from './waiting-runs.ts';

/** How often to look for files that were received, and for pictures to try again, in ms. */
const LOOK_MS = 2000;
const LOOK_PICTURES_MS = 15_000;
/** How often to look for sources whose files are to be fetched, in ms. */
const LOOK_PULL_MS = 5000;
/** How often to look for sources that have fallen silent, in ms. */
const LISTEN_MS = 5 * 60_000;
/** How long received files wait after the disk was full, in ms. */
const FULL_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Setup = {
  payload: Payload;
  mailer: Mailer;
  /** Origin of the website. */
  siteUrl: string;
  /** Epoch ms. */
  now?: () => number;
  fetchLimits?: FetchLimits;
  /** Hosts of private networks that feeds may be fetched from; all of them only in tests. */
  feedHosts?: boolean | string[];
  /** Tests with a server on this machine loosen these. */
  webhookLimits?: WebhookLimits;
};

export type FeedWorker = {
  start(): void;
  /** Finishes what is under way. */
  stop(): Promise<void>;
  /** Everything that is due now, once. */
  runOnce(): Promise<void>;
};

/**
 * What happens with feeds by itself: starts runs again that were cut off, imports what was received, tries pictures again,
 * tells staff, discards held files without a decision, and keeps reports small.
 */
export function createFeedWorker(setup: Setup): FeedWorker {
  const { payload, now = Date.now, fetchLimits = FETCH_LIMITS, feedHosts = [] } = setup;
  const notices = createNoticeWorker({ ...setup, now });
  const folders = createFolderWatch({ payload, now });
  let isFirst = true;
  let listenedAt = 0;
  let thinnedAt = 0;
  let fullAt = 0;

  const importReceived = async () => {
    if (Math.abs(now() - fullAt) < FULL_MS) return;
    await importWaiting({ payload, fetchLimits }).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
      fullAt = now();
      log.error({ err: error }, 'the disk is full: received feeds wait until there is room');
    });
  };
  const takeIn = async () => {
    // Here nothing is being imported, so what is called running belongs to another process, or to none any more.
    if (isFirst || (await someRunning(payload))) await recoverRuns({ payload, now: now() });
    isFirst = false;
    await discardOldHeld({ payload, now: now() });
    await folders.look();
    await importReceived();
    // Without a sign: a clock that was ahead and is set back must not end this until it is there.
    if (Math.abs(now() - listenedAt) >= LISTEN_MS) {
      listenedAt = now();
      await checkSilence({ payload, now: now() });
    }
    if (Math.abs(now() - thinnedAt) < DAY_MS) return;
    thinnedAt = now();
    await thinReports({ payload, now: now() });
    await deleteOldPictures({ payload, now: now() });
  };
  const intake = createWorkLoop({
    work: takeIn,
    pause: () => LOOK_MS,
    wokenMs: 0,
    wokenMeanwhileMs: LOOK_MS,
    failure: 'feeds could not be processed: will retry',
  });
  const pictures = createWorkLoop({
    work: () => retryPictures({ payload, fetchLimits, now }),
    pause: () => LOOK_PICTURES_MS,
    wokenMs: 0,
    wokenMeanwhileMs: LOOK_PICTURES_MS,
    failure: 'feed pictures could not be retried: will retry later',
  });
  const fetchFiles = () => pullDue({ payload, allowPrivateHosts: feedHosts, now });
  const pulls = createWorkLoop({
    work: fetchFiles,
    pause: () => LOOK_PULL_MS,
    wokenMs: 0,
    wokenMeanwhileMs: LOOK_PULL_MS,
    failure: 'feeds could not be fetched: will retry',
  });
  return {
    start() {
      intake.start();
      pulls.start();
      pictures.start();
      notices.start();
    },
    async stop() {
      await Promise.all([intake.stop(), pulls.stop(), pictures.stop(), notices.stop()]);
    },
    async runOnce() {
      await fetchFiles();
      await takeIn();
      await retryPictures({ payload, fetchLimits, now });
      await notices.runOnce();
    },
  };
}
