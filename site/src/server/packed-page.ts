import { hash } from 'node:crypto';
import { type Compression, compressOnce, compressSmallest, compressWell } from './compress-page.ts';
import type { Tag } from './purge.ts';

/** A page as rendered. */
export type RenderedPage = {
  status: number;
  /** Complete response headers except those the cache adds (length, encoding, ETag, vary). */
  headers: Record<string, string>;
  body: string | Buffer;
  /** Tags of its data; a purge of any of them removes the page. */
  tags: Tag[];
  /** Epoch ms after which it must be rendered again (an inspection that is over, say). */
  expiresAt?: number;
  /** False for one visitor's own page: not cached, and not shared with concurrent requests. Only status 200 is cached. */
  cacheable: boolean;
};

export type Encoding = Compression | 'identity';
/** A page as it is sent, in the forms that browsers asked for. */
export type Entry = {
  page: Omit<RenderedPage, 'body'>;
  /** Left out where nobody asks for the same page again: it takes as long as the queries of a page. */
  etag?: string;
  bytes: Map<Encoding, Buffer>;
  packing: Map<Encoding, Promise<Buffer>>;
  heads: Map<Encoding, string[]>;
  /** Compressed as well as pages are that more than one visitor asks for, or about to be. */
  small: Set<Encoding>;
  /** Compressed as well as can be, or about to be. */
  isSmallest?: boolean;
};

/** A page that many may ask for. */
export function newEntry({ body, ...page }: RenderedPage): Entry {
  const entry = onePage({ body, ...page });
  const identity = entry.bytes.get('identity') as Buffer;
  return { ...entry, etag: `W/"${hash('sha1', identity, 'base64url').slice(0, 16)}"` };
}

/** A page for one request. */
export function onePage({ body, ...page }: RenderedPage): Entry {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  return {
    page,
    bytes: new Map([['identity', identity]]),
    packing: new Map(),
    heads: new Map(),
    small: new Set(),
  };
}

/** Size of the page with the compressed forms it will get. */
export function sizeOf(entry: Entry): number {
  return Math.ceil((entry.bytes.get('identity')?.length ?? 0) * 1.6) + 1000;
}

/** Compresses the pages of one cache. `now` in ms. */
export function createPacker({ now = () => performance.now() }: { now?: () => number } = {}) {
  const compressBest = aTenthOfTheTime(compressSmallest, now);
  return {
    /** Makes the form that a browser takes, where it is missing. */
    async pack(entry: Entry, encoding: Encoding): Promise<void> {
      if (encoding === 'identity' || entry.bytes.has(encoding)) return;
      const packing = entry.packing.get(encoding) ?? compressOnce[encoding](identityOf(entry));
      if (!(packing instanceof Promise)) {
        entry.bytes.set(encoding, packing);
        return;
      }
      // A long page: those who ask meanwhile wait for the same.
      entry.packing.set(encoding, packing);
      entry.bytes.set(encoding, await packing);
      entry.packing.delete(encoding);
    },

    /**
     * Compresses a page better for those who will ask for it: a little when it is asked for again, and as well as can be
     * when it is still asked for after that. Until it is done, and should it fail, it is sent as it is.
     */
    packSmaller(entry: Entry, encoding: Encoding): void {
      if (encoding === 'identity') return;
      if (!entry.small.has(encoding)) {
        entry.small.add(encoding);
        replace(entry, encoding, compressWell[encoding](identityOf(entry)));
      } else if (encoding === 'br' && !entry.isSmallest) {
        const smallest = compressBest(identityOf(entry));
        entry.isSmallest = smallest !== undefined;
        if (smallest) replace(entry, encoding, smallest);
      }
    },
  };
}

const identityOf = (entry: Entry): Buffer => entry.bytes.get('identity') as Buffer;

function replace(entry: Entry, encoding: Encoding, packing: Promise<Buffer>): void {
  packing.then(
    (bytes) => {
      // What took longer may have been asked for later.
      if (bytes.length > (entry.bytes.get(encoding)?.length ?? Number.POSITIVE_INFINITY)) return;
      entry.bytes.set(encoding, bytes);
      entry.heads.delete(encoding);
    },
    () => undefined,
  );
}

/** Does one at a time, and nothing for nine times as long as that took: undefined then. */
function aTenthOfTheTime(
  work: (body: Buffer) => Promise<Buffer>,
  now: () => number,
): (body: Buffer) => Promise<Buffer> | undefined {
  let freeAt = 0;
  return (body) => {
    const started = now();
    if (started < freeAt) return undefined;
    freeAt = Number.POSITIVE_INFINITY;
    return work(body).finally(() => {
      freeAt = now() + 9 * (now() - started);
    });
  };
}

/** The headers of one form, as names and values. */
export function headOf(entry: Entry, encoding: Encoding): string[] {
  const made = entry.heads.get(encoding);
  if (made) return made;
  const head = Object.entries(entry.page.headers).flat();
  head.push('Content-Length', String(entry.bytes.get(encoding)?.length ?? 0), 'Vary', 'Accept-Encoding');
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  if (entry.etag && entry.page.status === 200) head.push('ETag', entry.etag);
  entry.heads.set(encoding, head);
  return head;
}
