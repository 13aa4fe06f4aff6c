import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cdnHeaders } from './cdn/cdn-tags.ts';
import type { CdnSettings } from './env.ts';
import { readLanguagePath } from './language-path.ts';
import {
  createPacker,
  type Encoding,
  type Entry,
  headOf,
  newEntry,
  onePage,
  type RenderedPage,
  sizeOf,
} from './packed-page.ts';
import { pageQuery } from './page-query.ts';
import { addressTag, EVERYTHING, type Tag } from './purge.ts';
import { hasStaffCookie } from './staff-cookie.ts';

export type { RenderedPage } from './packed-page.ts';

export type PageCache = ReturnType<typeof createPageCache>;

/** With any value and with none. */
const OLD_SCRIPTS = 'tbajax';
const MAX_AGE_MS = 60 * 60 * 1000;
const MAX_KEY_LENGTH = 1000;
/**
 * An address in canonical form. With a query, a fragment, an escape or a dot segment (`/x/../buy`, `/buy#1`,
 * `/b%75y`) one page has any number of addresses.
 */
const PLAIN_ADDRESS = /^\/(?!\.)(?:[^?#%\\/]|\/(?!\.))*$/;
/** The Accept header of our scripts when they fetch part of a page at the page's address. */
export const FRAGMENT = 'text/x-fragment';

/**
 * The one page cache, in front of the renderer: finished bytes by address, compressed at once and better when they are
 * asked for again, removed by tag. A hit is a map look-up and a write; a purge takes time in proportion to the pages that
 * have its tags.
 */
export function createPageCache({
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
  cdn,
  staffSecret,
}: {
  maxBytes?: number;
  now?: () => number;
  /** What the sessions of staff are signed with (`payload.secret`): they get no cached page. */
  staffSecret?: string;
  /** In front of this server: told how long it may keep each page, and under which tags. */
  cdn?: CdnSettings;
} = {}) {
  const keysByTag = new Map<Tag, Set<string>>();
  const newCache = () =>
    new LRUCache<string, Entry>({
      maxSize: maxBytes / 2,
      sizeCalculation: (entry, key) => key.length + sizeOf(entry),
      dispose: (entry, key) => forgetTags(key, entry.page.tags),
      perf: { now },
      ttlResolution: 0,
    });
  // Clients can make up any number of queries. They never displace the pages without a query.
  const caches = { plain: newCache(), withQuery: newCache() };
  const cacheOf = (key: string) => (PLAIN_ADDRESS.test(key) ? caches.plain : caches.withQuery);
  const underWay = new Map<string, Promise<Entry>>();
  /** Purges since the oldest render under way: a page made from older data must not be cached. */
  let purges: { at: number; tags: Set<Tag> | 'all' }[] = [];
  let clock = 0;
  let running = 0;
  const asked = { hits: 0, misses: 0 };
  const { pack, packSmaller } = createPacker();

  /** For a CDN: it keeps no page of one visitor alone, and no part that shares the address of a page. */
  function edgeHead(key: string | undefined, { page }: Entry): string[] {
    if (!cdn) return [];
    const isForAll = key?.startsWith('/') && page.cacheable && page.status === 200;
    return cdnHeaders(cdn, isForAll ? page : undefined, now());
  }

  function forgetTags(key: string, tags: Tag[]) {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keep(key: string, entry: Entry, startedAt: number) {
    const { page } = entry;
    const overtaken = purges.some(
      ({ at, tags }) => at > startedAt && (tags === 'all' || page.tags.some((tag) => tags.has(tag))),
    );
    if (!page.cacheable || page.status !== 200 || overtaken) return;
    const ttl = Math.min(MAX_AGE_MS, (page.expiresAt ?? Number.POSITIVE_INFINITY) - now());
    if (ttl <= 0) return;
    const entries = cacheOf(key);
    entries.set(key, entry, { ttl });
    // Too large for the cache. Tags are set afterwards: replacing an entry disposes of the old one and its tags.
    if (entries.peek(key) !== entry) return;
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  async function make(key: string, render: () => Promise<RenderedPage>): Promise<Entry> {
    const startedAt = ++clock;
    running += 1;
    try {
      const page = await render();
      const entry = newEntry({ ...page, tags: [...page.tags, ...addressTagsOf(key)] });
      keep(key, entry, startedAt);
      return entry;
    } finally {
      running -= 1;
      if (running === 0) purges = [];
    }
  }

  /** Requests for the same missing page wait for one render, unless the result is for one visitor only. */
  async function sharedRender(key: string, render: () => Promise<RenderedPage>): Promise<Entry> {
    const others = underWay.get(key);
    if (others) {
      const entry = await others;
      return entry.page.cacheable ? entry : onePage(await render());
    }
    const own = make(key, render).finally(() => {
      if (underWay.get(key) === own) underWay.delete(key);
    });
    underWay.set(key, own);
    return own;
  }

  function clear(): void {
    if (running > 0) purges.push({ at: ++clock, tags: 'all' });
    underWay.clear();
    for (const entries of Object.values(caches)) entries.clear();
  }

  return {
    /** Serves a cached page and returns true, or returns false and leaves the response untouched. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const key = cacheKey(request, staffSecret);
      const entry = key === undefined ? undefined : cacheOf(key).get(key);
      if (!entry) return false;
      const encoding = pickEncoding(request.headers['accept-encoding']);
      // Not compressed for this browser yet: the ordinary path does it once.
      if (!entry.bytes.has(encoding)) return false;
      asked.hits += 1;
      write({ entry, encoding, request, response, cache: 'hit', more: edgeHead(key, entry) });
      packSmaller(entry, encoding);
      return true;
    },

    /**
     * Serves from the cache or renders; requests for the same missing page share one render.
     * A request without a key is rendered separately.
     */
    async respond({
      request,
      response,
      render,
    }: {
      request: IncomingMessage;
      response: ServerResponse;
      render: () => Promise<RenderedPage>;
    }): Promise<void> {
      const key = cacheKey(request, staffSecret);
      const cached = key === undefined ? undefined : cacheOf(key).get(key);
      const entry = cached ?? (key === undefined ? onePage(await render()) : await sharedRender(key, render));
      const encoding = pickEncoding(request.headers['accept-encoding']);
      asked[cached ? 'hits' : 'misses'] += 1;
      await pack(entry, encoding);
      const cache = cached ? 'hit' : 'miss';
      write({ entry, encoding, request, response, cache, more: edgeHead(key, entry) });
    },

    /**
     * The same for content without an address, such as the answer to a POST: cached under `key`, shared and purged
     * like a page. The key must begin with a character that no address begins with.
     */
    async answer({
      key,
      accepts,
      response,
      render,
    }: {
      /** Undefined for an answer to this request only. */
      key: string | undefined;
      /** The request's `Accept-Encoding`. */
      accepts: string | undefined;
      response: ServerResponse;
      render: () => Promise<RenderedPage>;
    }): Promise<void> {
      const isCacheable = key !== undefined && key.length <= MAX_KEY_LENGTH;
      const cached = isCacheable ? cacheOf(key).get(key) : undefined;
      const entry = cached ?? (isCacheable ? await sharedRender(key, render) : onePage(await render()));
      const encoding = pickEncoding(accepts);
      asked[cached ? 'hits' : 'misses'] += 1;
      await pack(entry, encoding);
      const head = [...headOf(entry, encoding), 'X-Frontage-Cache', cached ? 'hit' : 'miss'];
      response.writeHead(entry.page.status, head);
      response.end(entry.bytes.get(encoding));
      if (cached) packSmaller(entry, encoding);
    },

    /** Removes every page that has one of these tags. */
    purge(tags: Tag[]): void {
      if (tags.includes(EVERYTHING)) {
        clear();
        return;
      }
      if (running > 0) purges.push({ at: ++clock, tags: new Set(tags) });
      // A render under way may have read the old data: later requests start a new one.
      underWay.clear();
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) cacheOf(key).delete(key);
    },

    clear,

    /** How many answers came from the cache and how many were made, since the start. */
    asked: (): Readonly<typeof asked> => asked,

    size: () => {
      const all = Object.values(caches);
      const sum = (of: (entries: (typeof all)[number]) => number) => all.reduce((n, each) => n + of(each), 0);
      return { pages: sum(({ size }) => size), bytes: sum(({ calculatedSize }) => calculatedSize) };
    },
  };
}

/**
 * The cache key of a request: path and query, in one order and without tracking parameters.
 * Undefined when the answer must not come from the cache: not GET or HEAD, signed-in staff, or the old website's
 * scripts, which call the address of the front page.
 */
export function cacheKey(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  staffSecret?: string,
): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (hasStaffCookie(request.headers.cookie, staffSecret)) return undefined;
  const url = request.url ?? '/';
  // Rendered without the page around it, for insertion into another one.
  if (request.headers.accept === FRAGMENT)
    return url.length <= MAX_KEY_LENGTH ? `${FRAGMENT} ${url}` : undefined;
  const mark = url.indexOf('?');
  if (mark === -1) return url.length <= MAX_KEY_LENGTH ? url : undefined;
  const asked = new URLSearchParams(url.slice(mark + 1));
  if (asked.has(OLD_SCRIPTS)) return undefined;
  // Parameters of one name keep their order: of two pages asked for, the first counts.
  const query = pageQuery(asked).sort(([a], [b]) => compare(a, b));
  const key = query.length ? `${url.slice(0, mark)}?${new URLSearchParams(query)}` : url.slice(0, mark);
  return key.length <= MAX_KEY_LENGTH ? key : undefined;
}

/** The tags of the path in a key, whatever stands around it; a page in another language has that of the English one too. */
function addressTagsOf(key: string): Tag[] {
  const path = (key.split(' ').at(-1) ?? '').replace(/\?.*/, '');
  const plain = readLanguagePath(path)?.plain;
  return [path, ...(plain ? [plain] : [])].map(addressTag);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Brotli, gzip or plain: the best the browser takes. `q=0` refuses. */
export function pickEncoding(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(\s|,|$))/.test(header)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(\s|,|$))/.test(header) ? 'gzip' : 'identity';
}

function write({
  entry,
  encoding,
  request,
  response,
  cache,
  more,
}: {
  entry: Entry;
  encoding: Encoding;
  request: IncomingMessage;
  response: ServerResponse;
  cache: 'hit' | 'miss';
  /** Further headers, as names and values. */
  more: string[];
}): void {
  const head = headOf(entry, encoding);
  const { etag } = entry;
  if (etag && entry.page.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, ['ETag', etag, 'Vary', 'Accept-Encoding', ...more, 'X-Frontage-Cache', cache]);
    response.end();
    return;
  }
  response.writeHead(entry.page.status, [...head, ...more, 'X-Frontage-Cache', cache]);
  response.end(request.method === 'HEAD' ? undefined : entry.bytes.get(encoding));
}
