import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from './http.ts';
import { MAX_ADDRESS } from './long-address.ts';
import { createPageCache } from './page-cache.ts';

let seen: string[] = [];
const handler = (who: string) => (_: unknown, response: { end: (text: string) => void }) => {
  seen.push(who);
  response.end(who);
};
const server = createHttpServer({
  cache: createPageCache(),
  site: handler('site') as never,
  staff: handler('staff') as never,
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** The status of an address as it is, which fetch would tidy up. */
const status = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });

it('an address of more than 2,000 characters is refused before anything looks at it', async () => {
  seen = [];
  expect(await status(`/${'a'.repeat(MAX_ADDRESS)}`)).toBe(414);
  expect(await status(`/a${'/'.repeat(15_000)}x/`)).toBe(414);
  expect(seen).toEqual([]);
});

it('one of 2,000 is answered, and the admin asks with longer ones', async () => {
  seen = [];
  expect(await status(`/${'a'.repeat(MAX_ADDRESS - 1)}`)).toBe(200);
  expect(await status(`/api/leads?where=${'a'.repeat(MAX_ADDRESS)}`)).toBe(200);
  expect(seen).toEqual(['site', 'staff']);
});
