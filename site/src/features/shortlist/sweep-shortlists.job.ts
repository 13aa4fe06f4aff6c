import { log } from '#site/server/log.ts';
import { everyDay } from '#site/server/repeat.ts';
import type { ShortlistService } from './shortlist-service.ts';

/** How long after a start the first round waits, in ms: visitors come first. */
const FIRST_MS = 120_000;

/** Forgets, once a day, the lists of browsers that have not come back. Returns the way out. */
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
