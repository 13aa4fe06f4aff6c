import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { servedType } from './files/file-types.ts';
import { sendFile } from './files/send-file.ts';
import { sendMedia } from './files/send-media.ts';
import type { SiteFiles } from './files/site-files.ts';
import { pickEncoding } from './page-cache.ts';
import { loadThemeStyle } from './theme-styles.ts';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Files with hashed names never change, so browsers may cache them for good. */
const FOREVER = 'public, max-age=31536000, immutable';
const FIVE_MINUTES = 'public, max-age=300';
const A_DAY = 'public, max-age=86400';

/** Serves built assets (compressed beforehand), public files, media and the operator's maps. */
export function createStaticFiles({
  app,
  clientDir,
  files,
  publicUrl,
  isWithheld,
  mapsDir,
}: {
  app: Hono<{ Bindings: HttpBindings }>;
  clientDir: string;
  files: SiteFiles;
  /** Where visitors are sent for public files in a bucket. */
  publicUrl?: string;
  /** Whether nobody but staff is to have the public file of this key. */
  isWithheld?: (key: string) => Promise<boolean>;
  /** PMTiles files, read in parts. */
  mapsDir: string;
}): void {
  app.get(
    '/assets/*',
    async (c) =>
      (await sendThemeStyle({ c, clientDir })) ??
      sendBuilt({ c, dir: clientDir, path: c.req.path, cacheControl: FOREVER }),
  );
  app.get('/contact-form-check.js', (c) =>
    sendBuilt({ c, dir: clientDir, path: c.req.path, cacheControl: A_DAY }),
  );
  app.get('/check-in/worker.js', (c) =>
    sendBuilt({ c, dir: clientDir, path: c.req.path, cacheControl: 'no-cache' }),
  );
  // The calculator for other websites: their pages fetch it, under an address with a version or the newest.
  app.get('/embed/calculator.js', (c) =>
    sendBuilt({
      c,
      dir: clientDir,
      path: c.req.path,
      cacheControl: c.req.query('v') ? FOREVER : FIVE_MINUTES,
      anyOrigin: true,
    }),
  );
  for (const path of ['/embed/calculators.js', '/embed/frame.js'])
    app.get(path, (c) => sendBuilt({ c, dir: clientDir, path, cacheControl: FIVE_MINUTES, anyOrigin: true }));
  for (const address of ['/embed/stamp-duty.js', '/embed/v1/stamp-duty.js'])
    app.get(address, (c) =>
      sendBuilt({
        c,
        dir: clientDir,
        path: '/embed/stamp-duty.js',
        cacheControl: FIVE_MINUTES,
        anyOrigin: true,
      }),
    );
  app.get('/maps/:file{[\\w.-]+\\.pmtiles}', (c) =>
    sendBuilt({ c, dir: mapsDir, path: c.req.path.slice('/maps'.length), cacheControl: FIVE_MINUTES }),
  );
  app.get('/media/*', (c) => {
    const path = safeJoin('media', c.req.path.slice('/media'.length));
    return path === undefined ? c.notFound() : sendMedia({ c, files, key: path, publicUrl, isWithheld });
  });
}

/** Sends the stylesheet of a theme; undefined where the address is that of a built file. */
async function sendThemeStyle({
  c,
  clientDir,
}: {
  c: Context<{ Bindings: HttpBindings }>;
  clientDir: string;
}): Promise<Response | undefined> {
  const style = await loadThemeStyle({ clientDir, path: c.req.path });
  if (!style) return undefined;
  const encoding = pickEncoding(c.req.header('accept-encoding'));
  const bytes = style[encoding];
  return sendFile({
    c,
    cacheControl: FOREVER,
    file: {
      ...{ type: 'text/css; charset=utf-8', size: bytes.length, modifiedAt: style.madeAt },
      ...(encoding === 'identity' ? {} : { encoding }),
      read: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
    },
  });
}

async function sendBuilt({
  c,
  dir,
  path,
  cacheControl,
  anyOrigin,
}: {
  c: Context<{ Bindings: HttpBindings }>;
  dir: string;
  path: string;
  cacheControl: string;
  /** Whether pages of other sites may fetch it. */
  anyOrigin?: boolean;
}) {
  const file = safeJoin(dir, path);
  const type = file && servedType(file);
  if (!file || !type) return c.notFound();
  const wanted = pickEncoding(c.req.header('accept-encoding'));
  const encoding = wanted !== 'identity' && existsSync(file + SUFFIX[wanted]) ? wanted : undefined;
  const source = encoding ? file + SUFFIX[encoding] : file;
  const found = await stat(source).catch(() => undefined);
  if (!found?.isFile()) return c.notFound();
  return sendFile({
    c,
    cacheControl,
    ...(anyOrigin ? { anyOrigin } : {}),
    file: {
      ...{ type, size: found.size, modifiedAt: found.mtimeMs, ...(encoding ? { encoding } : {}) },
      read: async (range) => createReadStream(source, range),
    },
  });
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
