import { createHash } from 'node:crypto';
import { compressOnce } from './compress-page.ts';
import { pickEncoding } from './page-cache.ts';

/** Below this many bytes compression saves nothing worth its time. */
const MIN_PACKED_BYTES = 1000;

/**
 * A response that other websites may read and cache: compressed as the client accepts it, with a strong ETag for
 * each encoding, and 304 if the client has these bytes. The page cache does not fit here: its answers are
 * for the site's own pages and are served before rate limits.
 */
export async function publicData({
  request,
  type,
  body,
  cacheControl,
}: {
  request: Request;
  type: string;
  body: string;
  cacheControl: string;
}): Promise<Response> {
  const plain = Buffer.from(body);
  const encoding =
    plain.length < MIN_PACKED_BYTES ? 'identity' : pickEncoding(request.headers.get('accept-encoding') ?? '');
  const hash = createHash('sha1').update(plain).digest('base64url');
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const headers = new Headers({ ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
  if (names(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const bytes = encoding === 'identity' ? plain : await compressOnce[encoding](plain);
  headers.set('Content-Type', type);
  headers.set('Content-Length', String(bytes.length));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(bytes), { headers });
}

/** Whether If-None-Match names this tag. A cache on the way may have marked it as weak. */
function names(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
