import type { Tag } from './purge.ts';

const PREFIX = 'frame:';
const ORIGIN = /^https:\/\/[a-z0-9.-]+$/;

/**
 * The tag of a block that frames another website. Tags come from every part of a page (its blocks, templates and popups),
 * so the page's policy is made of them and names the websites of this page alone.
 */
export const frameTag = (origin: string): Tag => `${PREFIX}${origin}`;

/** The origins that a page with these tags may frame, beside those that every page may. */
export function framesOf(tags: readonly Tag[]): string[] {
  const origins = tags.flatMap((tag) => (tag.startsWith(PREFIX) ? [tag.slice(PREFIX.length)] : []));
  return [...new Set(origins)].filter((origin) => ORIGIN.test(origin)).sort();
}
