import type { IncomingMessage, ServerResponse } from 'node:http';

/** The maximum length of a URL, in characters. Our own have a few hundred at most. */
export const MAX_ADDRESS = 2000;

/** Answers 414 to a URL that is too long, before anything else handles it. False for any other. */
export function refuseLongAddress(request: IncomingMessage, response: ServerResponse): boolean {
  if ((request.url ?? '').length <= MAX_ADDRESS) return false;
  // Its body is not read, so the connection cannot be reused.
  response
    .writeHead(414, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { Connection: 'close' }),
    })
    .end('This address is too long. Go back and try a shorter one.');
  return true;
}
