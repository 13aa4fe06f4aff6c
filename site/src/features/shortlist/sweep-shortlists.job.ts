import { log } from '#site/server/log.ts';
import type { ShortlistDesk } from './shortlist-desk.ts';

/** A start and a day later, and so on: a restart now and then must not put it off for good. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long after a start the first round waits, in ms: visitors come first. */
const FIRST_MS = 120_000;

/** Forgets, once a day, the lists of browsers that have not come back. Returns the way out. */
export function startShortlistSweep({
  shortlist,
  firstMs = FIRST_MS,
}: {
  shortlist: Pick<ShortlistDesk, 'sweep'>;
  firstMs?: number;
}): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const round = () => {
    running = shortlist
      .sweep()
      .then((listings) => {
        if (listings > 0) log.info({ listings }, 'saved listings of visitors long gone were forgotten');
      })
      .catch((error) => log.error({ err: error }, 'saved listings could not be swept; trying again tomorrow'))
      .then(() => {
        if (!stopped) timer = setTimeout(round, DAY_MS).unref();
      });
  };
  let timer = setTimeout(round, firstMs).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
