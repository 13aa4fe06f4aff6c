import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { byteRange } from './byte-range.ts';
import { pickEncoding } from './page-cache.ts';
import { retiredPath } from './retired-files.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.pmtiles': 'application/vnd.pmtiles',
};
const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Files with hashed names never change, so browsers may cache them for good. */
const FOREVER = 'public, max-age=31536000, immutable';
const FIVE_MINUTES = 'public, max-age=300';
const A_DAY = 'public, max-age=86400';

/** Serves built assets (compressed beforehand), public files, media and the operator's maps. */
export function createStaticFiles({
  app,
  clientDir,
  mediaDir,
  mapsDir,
}: {
  app: Hono<{ Bindings: HttpBindings }>;
  clientDir: string;
  mediaDir: string;
  /** PMTiles files, read in parts. */
  mapsDir: string;
}): void {
  app.get('/assets/*', (c) => sendFile({ c, dir: clientDir, path: c.req.path, cacheControl: FOREVER }));
  app.get('/contact-form-check.js', (c) =>
    sendFile({ c, dir: clientDir, path: c.req.path, cacheControl: A_DAY }),
  );
  app.get('/check-in/worker.js', (c) =>
    sendFile({ c, dir: clientDir, path: c.req.path, cacheControl: 'no-cache' }),
  );
  // The calculator for other websites: their pages fetch it, under an address with a version or the newest.
  app.get('/embed/calculator.js', (c) =>
    sendFile({
      c,
      dir: clientDir,
      path: c.req.path,
      cacheControl: c.req.query('v') ? FOREVER : FIVE_MINUTES,
      anyOrigin: true,
    }),
  );
  for (const address of ['/embed/stamp-duty.js', '/embed/v1/stamp-duty.js'])
    app.get(address, (c) =>
      sendFile({
        c,
        dir: clientDir,
        path: '/embed/stamp-duty.js',
        cacheControl: FIVE_MINUTES,
        anyOrigin: true,
      }),
    );
  app.get('/maps/:file{[\\w.-]+\\.pmtiles}', (c) =>
    sendFile({ c, dir: mapsDir, path: c.req.path.slice('/maps'.length), cacheControl: FIVE_MINUTES }),
  );
  app.get('/media/*', (c) =>
    sendFile({
      c,
      dir: mediaDir,
      path: c.req.path.slice('/media'.length),
      cacheControl: FOREVER,
      // Emails and caches may name a file that was replaced or deleted since.
      otherwise: retiredPath,
    }),
  );
}

async function sendFile({
  c,
  dir,
  path,
  cacheControl,
  anyOrigin = false,
  otherwise,
}: {
  c: Context<{ Bindings: HttpBindings }>;
  dir: string;
  path: string;
  cacheControl: string;
  /** Whether pages of other sites may fetch it. */
  anyOrigin?: boolean;
  /** Another path to try if the file does not exist. */
  otherwise?: (file: string) => string;
}) {
  const named = safeJoin(dir, path);
  const file = named && otherwise && !existsSync(named) ? otherwise(named) : named;
  const type = file && TYPES[extname(file).toLowerCase()];
  if (!file || !type) return c.notFound();
  const wanted = pickEncoding(c.req.header('accept-encoding'));
  const encoding = wanted !== 'identity' && existsSync(file + SUFFIX[wanted]) ? wanted : 'identity';
  const source = file + SUFFIX[encoding];
  const found = await stat(source).catch(() => undefined);
  if (!found?.isFile()) return c.notFound();
  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? { 'Accept-Ranges': 'bytes' } : {}),
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
  const part = encoding === 'identity' ? requestedPart({ c, etag, size: found.size }) : undefined;
  if (part === 'outside') {
    outgoing.writeHead(416, { 'Content-Range': `bytes */${found.size}`, 'Cache-Control': 'no-store' }).end();
    return RESPONSE_ALREADY_SENT;
  }
  outgoing.writeHead(part ? 206 : 200, {
    ...headers,
    'Content-Length': part ? part.end - part.start + 1 : found.size,
    ...(part ? { 'Content-Range': `bytes ${part.start}-${part.end}/${found.size}` } : {}),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  if (c.req.method === 'HEAD') outgoing.end();
  // Closes the file even if the client disconnects: players request a part and then move on to another.
  else pipeline(createReadStream(source, part ?? {}), outgoing, () => undefined);
  return RESPONSE_ALREADY_SENT;
}

/** The requested part of a file, unless the file has changed since earlier parts. */
function requestedPart({ c, etag, size }: { c: Context; etag: string; size: number }) {
  const before = c.req.header('if-range');
  if (c.req.method !== 'GET' || (before !== undefined && before !== etag)) return undefined;
  return byteRange({ header: c.req.header('range'), size });
}

/** The file below `dir` that a request path names, or undefined when it leads out of it. */
export function safeJoin(dir: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || /(^|[/\\])\./.test(decoded)) return undefined;
  const file = normalize(join(dir, decoded));
  return file.startsWith(normalize(dir) + sep) ? file : undefined;
}
