// @sqlite-only: how a server answers; no statement of its own.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { testSite } from './site.ts';

// One request over a socket: a second with the site it starts.
it.each(['/readyz', '/healthz', '/'])(
  'a check over HTTP/1.0, which names no host, is answered: %s',
  async (path) => {
    const { address } = await testSite();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  },
);
