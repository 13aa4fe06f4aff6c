/**
 * What a cached page was made from: `listing:42`, `listings`, `agent:7`, `agents`, `office:1`, `settings`, `redirects`,
 * `duty-tables`. A change names its tags, and every page that has one of them is rendered again.
 */
export type Tag = string;

/** All tags: something changed, and it is not known what. */
export const EVERYTHING: Tag = '*';

/** The tag that the pages at one address have, with any query. */
export const addressTag = (path: string): Tag => `address:${path}`;

/** Whether one of `tags` is among what was purged. */
export const isPurged = ({ purged, tags }: { purged: readonly Tag[]; tags: readonly Tag[] }): boolean =>
  purged.some((tag) => tag === EVERYTHING || tags.includes(tag));

/**
 * Where a purge came from: a change `here`; one `heard` from another process, which has told everybody else; or `missed`,
 * when others made changes that this process was not told of in time.
 */
type Origin = 'here' | 'heard' | 'missed';
type Purger = (tags: Tag[], origin: Origin) => void;

// Two bundles run in this process (the site's and Next's admin); the purgers must be the same for both.
const shared = globalThis as { __frontagePurgers?: Set<Purger> };
shared.__frontagePurgers ??= new Set();
const purgers = shared.__frontagePurgers;

/** Registers a purger: the page cache, or the messenger to other instances. Returns a function that removes it. */
export function onPurge(purger: Purger): () => void {
  purgers.add(purger);
  return () => purgers.delete(purger);
}

/** Purges these tags. Call it when the change is stored, not before. */
export function purge(tags: Tag[], origin: Origin = 'here'): void {
  for (const purger of purgers) purger(tags, origin);
}
