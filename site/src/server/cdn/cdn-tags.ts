import type { CdnSettings } from '../env.ts';
import type { Tag } from '../purge.ts';

/** A page stays at the CDN for so long at most, in seconds, as in the page cache. */
const MAX_AGE_S = 60 * 60;
/** For so long after that, or after a soft purge, the CDN answers with the old page while it fetches the new one. */
const STALE_S = 60;
/**
 * Both providers cut longer headers, and refuse a call that names a longer tag, in bytes; a page whose tags do not fit does
 * not stay at the CDN.
 */
const MOST_BYTES = 8000;
const MOST_TAG_BYTES = 1000;

type Page = { tags: readonly Tag[]; expiresAt?: number };

/** How each provider writes the tags of a page, and how long a page may stay. */
const HEADERS = {
  fastly: { tags: 'Surrogate-Key', between: ' ', age: 'Surrogate-Control' },
  cloudflare: { tags: 'Cache-Tag', between: ',', age: 'Cloudflare-CDN-Cache-Control' },
} as const;

/** Whether a page may carry this tag at a CDN: no other is purged there. */
export const isCdnTag = (tag: Tag): boolean => cdnTag(tag).length <= MOST_TAG_BYTES;

/** A tag as the headers and the purge calls carry it: no spaces, no commas, nothing but ASCII. */
export const cdnTag = (tag: Tag): string =>
  tag.toWellFormed().replace(/[^\w:/.-]/gu, (character) => encodeURIComponent(character));

/**
 * Response headers that let a CDN keep a page until one of its tags is purged, as names and values. Browsers are told
 * nothing by them. `now` in epoch ms.
 */
export function cdnHeaders(
  { provider }: Pick<CdnSettings, 'provider'>,
  page: Page | undefined,
  now: number,
): string[] {
  const names = HEADERS[provider];
  if (!page?.tags.every(isCdnTag)) return [names.age, 'no-store'];
  const tags = [...new Set(page.tags.map(cdnTag))].join(names.between);
  const left = page.expiresAt === undefined ? MAX_AGE_S : Math.floor((page.expiresAt - now) / 1000);
  const seconds = Math.min(MAX_AGE_S, left);
  if (seconds <= 0 || tags.length === 0 || tags.length > MOST_BYTES) return [names.age, 'no-store'];
  return [names.tags, tags, names.age, `max-age=${seconds}, stale-while-revalidate=${STALE_S}`];
}
