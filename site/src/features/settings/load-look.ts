import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { type Look, lookOf } from '#site/ui/look/look.ts';

/** How the website looks, as staff set it; kept in this process until it changes. */
export const loadLook = keepUntilPurged<Look>({
  tags: ['settings'],
  read: async (payload) => lookOf(await payload.findGlobal({ slug: 'look', depth: 0 })),
});
