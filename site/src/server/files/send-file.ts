import { pipeline } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { byteRange } from '../byte-range.ts';
import type { OpenFile } from './file-store.ts';

/** A file to send: what is known of it, and how its content is read. */
type FoundFile = OpenFile & {
  type: string;
  /** How the content is compressed; left out, it is not, and parts of it can be had. */
  encoding?: 'br' | 'gzip';
};

/** Sends a file that browsers may cache, or the part of it that was asked for. */
export async function sendFile({
  c,
  file: { type, size, modifiedAt, encoding, read },
  cacheControl,
  anyOrigin = false,
}: {
  c: Context<{ Bindings: HttpBindings }>;
  file: FoundFile;
  cacheControl: string;
  /** Whether pages of other sites may fetch it. */
  anyOrigin?: boolean;
}): Promise<Response> {
  const etag = `"${size.toString(36)}-${Math.round(modifiedAt).toString(36)}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding ? {} : { 'Accept-Ranges': 'bytes' }),
    ...(anyOrigin
      ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
      : {}),
    // A picture opened on its own must not run scripts, no matter who uploaded it.
    ...(type === 'image/svg+xml'
      ? { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }
      : {}),
  };
  const { outgoing } = c.env;
  if (c.req.header('if-none-match') === etag) {
    outgoing.writeHead(304, headers).end();
    return RESPONSE_ALREADY_SENT;
  }
  const part = encoding ? undefined : requestedPart({ c, etag, size });
  if (part === 'outside') {
    outgoing.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' }).end();
    return RESPONSE_ALREADY_SENT;
  }
  const isHead = c.req.method === 'HEAD';
  const content = isHead ? undefined : await read(part);
  if (!isHead && !content) return c.notFound() as Response;
  // The client left meanwhile: a pipeline to a closed connection throws, and leaves the file open.
  if (outgoing.destroyed) {
    content?.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  outgoing.writeHead(part ? 206 : 200, {
    ...headers,
    'Content-Length': part ? part.end - part.start + 1 : size,
    ...(part ? { 'Content-Range': `bytes ${part.start}-${part.end}/${size}` } : {}),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  if (!content) outgoing.end();
  // Closes the file even if the client disconnects: players request a part and then move on to another.
  else pipeline(content, outgoing, () => undefined);
  return RESPONSE_ALREADY_SENT;
}

/** The requested part of a file, unless the file has changed since earlier parts. */
function requestedPart({ c, etag, size }: { c: Context; etag: string; size: number }) {
  const before = c.req.header('if-range');
  if (c.req.method !== 'GET' || (before !== undefined && before !== etag)) return undefined;
  return byteRange({ header: c.req.header('range'), size });
}
