import { listingGaps } from '#site/features/listings/collection/listing-gaps.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import type { FindGaps } from '#site/server/publish-check.ts';

/** What a listing lacks before visitors should see it, by the rules of this website. */
export const checkListing: FindGaps = async (listing, payload) => {
  const { legal } = await loadSettings(payload);
  return listingGaps(listing, { isStatementNeeded: legal.isStatementNeeded });
};
