import type { IncomingMessage, ServerResponse } from 'node:http';

/** The longest address that visitors' pages answer, in characters. The longest of our own have some hundreds. */
export const MAX_ADDRESS = 2000;

/** Answers 414 to an address that is longer than any of ours, before anything looks at it. False for every other one. */
export function refuseLongAddress(request: IncomingMessage, response: ServerResponse): boolean {
  if ((request.url ?? '').length <= MAX_ADDRESS) return false;
  // A body that comes with it is not read, so the connection cannot serve another request.
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
