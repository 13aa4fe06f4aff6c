/**
 * What a cached page was made from: `listing:42`, `listings`, `agent:7`, `agents`, `office:1`, `settings`, `redirects`,
 * `duty-tables`. A change names its tags, and every page that carries one of them is made again.
 */
export type Tag = string;

/** Stands for all tags: something changed, and nobody said what. */
export const EVERYTHING: Tag = '*';

/** Whether one of `tags` is among what was purged. */
export const isPurged = ({ purged, tags }: { purged: readonly Tag[]; tags: readonly Tag[] }): boolean =>
  purged.some((tag) => tag === EVERYTHING || tags.includes(tag));

type Purger = (tags: Tag[]) => void;

// Two bundles run in this process (the site's and Next's admin); the purgers must be the same for both.
const shared = globalThis as { __frontagePurgers?: Set<Purger> };
shared.__frontagePurgers ??= new Set();
const purgers = shared.__frontagePurgers;

/** Registers who forgets pages: the page cache, and the messenger to other instances. Returns the way out. */
export function onPurge(purger: Purger): () => void {
  purgers.add(purger);
  return () => purgers.delete(purger);
}

/** Says that what these tags stand for has changed. Call it when the change is stored, not before. */
export function purge(tags: Tag[]): void {
  for (const purger of purgers) purger(tags);
}
