import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, listen } from './http.ts';
import type { PageCache } from './page-cache.ts';

const cache = { serve: () => false } as unknown as PageCache;
const servers: ReturnType<typeof createHttpServer>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Sends these bytes to a server and gives back what came, once `until` is in it or the connection has ended. */
async function raw({
  text,
  until,
  ...options
}: { text: string; until?: string } & Partial<Parameters<typeof createHttpServer>[0]>) {
  const ok = (_: unknown, response: { end: (text: string) => void }) => response.end('ok');
  const server = createHttpServer({ cache, site: ok as never, staff: ok as never, ...options });
  servers.push(server);
  await listen({ server, port: 0, host: '127.0.0.1' });
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  socket.write(text.replaceAll('\n', '\r\n'));
  let came = '';
  for await (const chunk of socket) {
    came += chunk;
    if (until && came.includes(until)) break;
  }
  socket.destroy();
  return came;
}

/** Hands the body on through another stream, whose methods the request gets. Nobody reads it to the end. */
function asNextDoes(request: IncomingMessage): IncomingMessage {
  const copy = new PassThrough();
  request.on('data', (chunk) => copy.push(chunk) || request.pause());
  const methods = copy as unknown as Record<string, unknown>;
  const given = request as unknown as Record<string, unknown>;
  for (const name in methods) {
    const value = methods[name];
    given[name] = typeof value === 'function' ? value.bind(copy) : value;
  }
  return request.once('data', () => request.pause());
}

const GET = 'GET / HTTP/1.1\nHost: a\nConnection: close\n';

describe('the front door', () => {
  it('refuses a request with two names for its host', async () => {
    expect(await raw({ text: `${GET}host: b\n\n` })).toMatch(/^HTTP\/1.1 400 /);
    expect(await raw({ text: `${GET}\n` })).toMatch(/^HTTP\/1.1 200 /);
  });

  it('tells browsers of a site on https to stay there', async () => {
    expect(await raw({ text: `${GET}\n`, https: true })).toContain(
      'Strict-Transport-Security: max-age=31536000',
    );
    expect(await raw({ text: `${GET}\n` })).not.toContain('Strict-Transport-Security');
  });

  it.each([
    ['goes on with the next request', 'xxxx', /500 .*500 .*404 /s],
    ['ends the connection where the rest does not come', 'xx', /500 /],
  ])('after an upload that staff sent was read in part, it %s', async (_, rest, answers) => {
    const upload = 'POST /api/media HTTP/1.1\nHost: a\nContent-Length: 4000000\n\n';
    const body = rest.repeat(1_000_000);
    const came = await raw({
      text: `${upload}${body}${rest === 'xxxx' ? `${upload}${body}GET /api/gone HTTP/1.1\nHost: a\n\n` : ''}`,
      until: '404',
      staff: (request, response) => {
        if (request.method === 'GET') return void response.writeHead(404).end();
        asNextDoes(request).once('data', () => response.writeHead(500).end());
      },
    });
    expect(came).toMatch(answers);
  });

  it('answers requests in their order, also where one asks whether to go on', async () => {
    let answerFirst = () => {};
    const came = await raw({
      text: 'GET /slow HTTP/1.1\nHost: a\n\nPOST /form HTTP/1.1\nHost: a\nExpect: 100-continue\nContent-Length: 2\n\nhi',
      until: 'second',
      site: (request, response) => {
        if (request.url === '/slow') answerFirst = () => response.end('first');
        else {
          response.end('second');
          answerFirst();
        }
      },
    });
    const statusLines = [...came.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect([
      ['200', '200'],
      ['200', '100', '200'],
    ]).toContainEqual(statusLines);
    expect(came.indexOf('first')).toBeLessThan(came.indexOf('second'));
  });
});
