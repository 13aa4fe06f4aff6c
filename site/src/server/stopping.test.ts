import { afterAll, describe, expect, it } from 'vitest';
import { createHttpServer, listen } from './http.ts';
import type { PageCache } from './page-cache.ts';
import { createReadiness } from './readiness.ts';
import { beginStopping } from './stopping.ts';

// Costs a tenth of a second.
const cache = { serve: () => false } as unknown as PageCache;
const server = createHttpServer({
  cache,
  site: (_, response) => void response.end('ok'),
  staff: () => undefined,
});
let goOn = () => {};
afterAll(() => {
  goOn();
  return new Promise((resolve) => server.close(resolve));
});

describe('a server that was told to stop', () => {
  it('still answers, closes connections after each answer, and says that it is not ready', async () => {
    await listen({ server, port: 0, host: '127.0.0.1' });
    const { port } = server.address() as { port: number };
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get('connection');
    const notReady = createReadiness({ payload: undefined as never, dataDir: '/nowhere' });
    expect(await ask()).toBe('keep-alive');

    goOn = beginStopping();

    expect(await ask()).toBe('close');
    expect(await notReady()).toBe('The server is stopping.');
  });
});
