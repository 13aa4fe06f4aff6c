import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { log } from './log.ts';
import type { PageCache } from './page-cache.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Paths that belong to staff: Payload's admin and API, and Next's own files. */
const STAFF = /^\/(admin|api|_next|__nextjs)(\/|$|\?)/;

/** The front door: a kept page is written at once, staff go to Next, everybody else to the site. */
export function createHttpServer({
  cache,
  site,
  staff,
  early,
}: {
  cache: PageCache;
  site: Handler;
  staff: Handler;
  /** In development, Vite answers for its own files first. */
  early?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}): Server {
  const server = createServer((request, response) => {
    if (cache.serve(request, response)) return;
    const handler = STAFF.test(request.url ?? '') ? staff : site;
    const run = () => {
      Promise.resolve(handler(request, response)).catch((error) =>
        answerFailure({ error, request, response }),
      );
    };
    if (early && handler === site) early(request, response, run);
    else run();
  });
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

function answerFailure({
  error,
  request,
  response,
}: {
  error: unknown;
  request: IncomingMessage;
  response: ServerResponse;
}) {
  log.error({ err: error, path: (request.url ?? '').split('?')[0] }, 'request failed');
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Something went wrong. Try again in a minute.');
}
