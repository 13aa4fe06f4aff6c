import { inject } from 'vitest';

const sites = inject('sites');

/**
 * The site that the tests of this file visit: the demo agency. Each worker has one of its own, on which its files follow each
 * other, so tests never disturb each other.
 */
export const site = siteOf(Number(process.env.VITEST_POOL_ID));

/** `slot` counts Vitest's workers from 1. */
function siteOf(slot: number) {
  const own = sites[slot - 1];
  if (!own) throw new Error(`Worker ${slot} has no site; seeded-sites.global.ts starts ${sites.length}.`);
  return own;
}
