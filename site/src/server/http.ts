import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { EnvError } from './env.ts';
import { log } from './log.ts';
import { refuseLongAddress } from './long-address.ts';
import type { PageCache } from './page-cache.ts';
import { STRICT_TRANSPORT } from './security-headers.ts';
import { withinRequest } from './statement-limit.ts';
import { isStopping } from './stopping.ts';
import { siteTraffic, type Traffic } from './traffic.ts';

/** How long what is left of a body may take after the answer was sent, in ms. */
const REST_MS = 500;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Paths that belong to staff: Payload's admin and API, and Next's own files. */
const STAFF = /^\/(admin|api|_next|__nextjs)(\/|$|\?)/;

/** The request handler: cached pages are written at once, staff go to Next, everybody else to the site. */
export function createHttpServer({
  cache,
  site,
  staff,
  https = false,
  traffic = siteTraffic,
  early,
}: {
  cache: PageCache;
  site: Handler;
  /** Behind its guard: see staff-guard. */
  staff: Handler;
  /** Whether visitors come by https, through a proxy in front. */
  https?: boolean;
  /** Where requests are counted. */
  traffic?: Traffic;
  /** In development, Vite answers for its own files first. */
  early?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}): Server {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping()) response.shouldKeepAlive = false;
    if (https) response.setHeader(...STRICT_TRANSPORT);
    const isStaff = STAFF.test(request.url ?? '');
    // The admin sends long queries.
    if (refuseTwoHosts(request, response) || (!isStaff && refuseLongAddress(request, response)))
      return traffic.count('page', response.statusCode);
    // Not timed: a clock would cost more than it tells.
    if (cache.serve(request, response)) return traffic.count('page', response.statusCode);
    traffic.time({ request, response, isStaff });
    const handler = isStaff ? staff : site;
    // The site's own does so by itself.
    if (isStaff) {
      const { socket } = request;
      response.once('finish', () => dropBody(request, socket));
    }
    const run = () => {
      Promise.resolve(withinRequest(response, () => handler(request, response))).catch((error) =>
        answerFailure({ error, request, response }),
      );
    };
    if (early && handler === site) early(request, response, run);
    else run();
  };
  const server = createServer(answer);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // With a pipelined response pending, Node would write "100 Continue" after that response's head.
    const goOn = () => {
      if (!response.headersSent) response.writeContinue();
    };
    if (response.socket) goOn();
    else response.once('socket', goOn);
    answer(request, response);
  });
  // There is no proxy here. Without an answer Node would only close the connection.
  server.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
  );
  // Three pictures from a phone take a while on a slow connection.
  server.requestTimeout = 180_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

/**
 * What is left of a body that was not read whole is thrown away: as long as it stays in the connection, the next request on
 * it, a visitor's behind a proxy, would wait behind it. Next puts another stream's methods on the request, so those are
 * passed by.
 */
function dropBody(request: IncomingMessage, socket: Socket): void {
  if (request.complete) return;
  const cut = setTimeout(() => {
    if (!request.complete) socket.destroySoon();
  }, REST_MS).unref();
  socket.once('close', () => clearTimeout(cut));
  // Node's own way for a body that nobody reads; it does so only where nobody began to.
  (request as IncomingMessage & { _dump(): void })._dump();
  IncomingMessage.prototype._read.call(request, 0);
}

/** Two names for one request: a proxy in front of this server may have gone by the other. */
function refuseTwoHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts <= 1) return false;
  response.writeHead(400).end('A request has one Host header, and this has more.');
  return true;
}

/** Starts listening; throws an {@link EnvError} that says what to do if the port is not available. */
export async function listen({
  server,
  port,
  host,
}: {
  server: Server;
  port: number;
  host: string;
}): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new EnvError(
        `PORT ${port} on ${host} is in use by another program: stop it, or set PORT to another number.`,
      );
    if (code === 'EADDRNOTAVAIL')
      throw new EnvError(`HOST ${host} is not an address of this machine: set HOST to one, or to 127.0.0.1.`);
    if (code === 'EACCES')
      throw new EnvError(
        `PORT ${port} needs more permissions than this process has: set PORT to 1024 or above.`,
      );
    throw error;
  }
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
