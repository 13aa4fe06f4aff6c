import { log } from '#site/server/log.ts';
import { everyDay } from '#site/server/repeat.ts';
import type { ShortlistService } from './shortlist-service.ts';

/** Delay of the first run after a start, in ms, so that requests of visitors go first. */
const FIRST_MS = 120_000;

/** Deletes the lists of browsers that have not returned, once a day. Returns a function that stops it. */
export function startShortlistSweep({
  shortlist,
  firstMs = FIRST_MS,
}: {
  shortlist: Pick<ShortlistService, 'sweep'>;
  firstMs?: number;
}): () => Promise<void> {
  return everyDay({
    firstMs,
    work: async () => {
      const listings = await shortlist.sweep();
      if (listings > 0) log.info({ listings }, 'saved listings of visitors long gone were forgotten');
    },
    failure: 'saved listings could not be swept; trying again tomorrow',
  });
}
