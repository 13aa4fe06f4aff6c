import type { Payload } from 'payload';
import type { HarmLimits } from './harm.ts';

/** What staff set under Feed settings. */
export type FeedSettings = {
  limits: HarmLimits;
  keepHeldDays: number;
  /** How long received files stay. */
  keepFilesDays: number;
  /** How long what imports changed can be seen and put back; 0: not at all. */
  keepChangesDays: number;
  /** Who is told; empty: all admins. */
  notify: number[];
  /** The other system that is told. */
  webhook?: { url: string; secret: string };
};

/** Read again for each import: there are few, and another process may have changed them. */
export async function loadFeedSettings(payload: Payload): Promise<FeedSettings> {
  const stored = await payload.findGlobal({ slug: 'feed-settings', depth: 0 });
  return {
    limits: { percent: stored.holdPercent ?? 20, listings: stored.holdListings ?? 5 },
    keepHeldDays: stored.keepHeldDays ?? 7,
    keepFilesDays: stored.keepFilesDays ?? 30,
    keepChangesDays: stored.keepChangesDays ?? 90,
    ...(stored.webhookUrl ? { webhook: { url: stored.webhookUrl, secret: stored.webhookSecret ?? '' } } : {}),
    notify: (stored.notify ?? []).map((user) => (typeof user === 'object' ? user.id : user)),
  };
}
