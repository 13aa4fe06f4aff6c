import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pickEncoding } from './page-cache.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;
/** Only names as the build makes them: nothing that could name another folder. */
const BUILT = /^\/_next\/(static\/chunks\/[\w~-]+\.(js|css))(\?|$)/;

/**
 * Answers for scripts and styles of the admin with what the build compressed, a fifth smaller than what Next compresses
 * for each request. `handle` answers the rest, and browsers that cannot read it.
 */
export function withBuiltFiles({ buildDir, handle }: { buildDir: string; handle: Handler }): Handler {
  return async (request, response) => {
    const [, name, kind] = BUILT.exec(request.url ?? '') ?? [];
    const file = name && join(buildDir, `${name}.br`);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const canRead = pickEncoding(request.headers['accept-encoding']) === 'br';
    const size = file && isRead && canRead ? await sizeOf(file) : undefined;
    if (!file || size === undefined) return handle(request, response);
    if (response.destroyed) return;
    response.writeHead(200, {
      'Content-Type': TYPES[kind as keyof typeof TYPES],
      'Content-Encoding': 'br',
      'Content-Length': size,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(file), response).catch(ignoreClosed);
  };
}

const sizeOf = async (file: string): Promise<number | undefined> => {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
};

/** Browsers close connections whose answer they no longer need. */
function ignoreClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET') throw error;
}
