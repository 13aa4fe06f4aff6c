import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, pickEncoding } from './page-cache.ts';
import { type Answer, counting, visit } from './testing/page-visits.ts';

describe('encodings', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br; q=0.5', 'br'],
    ['gzip;q=0,br', 'br'],
    ['identity', 'identity'],
  ])('%s gets %s', (accepted, encoding) => {
    expect(pickEncoding(accepted)).toBe(encoding);
  });

  it('serves the same page packed as each browser takes it, packing once', async () => {
    const cache = createPageCache();
    const render = counting({ body: 'é'.repeat(500) });
    const ask = (accepted: string) => visit(cache, { headers: { 'accept-encoding': accepted } }, render);
    const [br, gzip, plain] = [await ask('br'), await ask('gzip'), await ask('identity')];
    expect([br, gzip, plain].map((answer) => answer.headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(br.body as Buffer)).toEqual(plain.body);
    expect(gunzipSync(gzip.body as Buffer)).toEqual(plain.body);
    expect(gzip.headers['content-length']).toBe(String(gzip.body?.length));
    expect((await ask('br')).body).toBe(br.body);
    expect(render.count).toBe(1);
  });
});

it.each(['br', 'gzip'])(
  '%s: a page that is asked for again becomes smaller for those who follow',
  async (accepted) => {
    const cache = createPageCache();
    const body = Array.from({ length: 3000 }, (_, n) => `<li>${(n * 7919) % 1013} Sample Street</li>`).join(
      '',
    );
    const render = counting({ body });
    const ask = () => visit(cache, { headers: { 'accept-encoding': accepted } }, render);
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toBe(first.body);
    const sizeOf = (answer: Answer) => answer.body?.length ?? 0;
    await expect.poll(async () => sizeOf(await ask())).toBeLessThan(sizeOf(first));
    const last = await ask();
    expect(last.headers).toMatchObject({ etag: first.headers.etag, 'content-length': String(sizeOf(last)) });
    const unpack = accepted === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(last.body as Buffer).toString()).toBe(body);
    expect(render.count).toBe(1);
  },
);

it('a page of more than half a megabyte is compressed too, once for all who ask at the same time', async () => {
  const cache = createPageCache();
  const render = counting({ body: '<li>1 Sample Street</li>'.repeat(30_000) });
  const ask = (accepted: string) => visit(cache, { headers: { 'accept-encoding': accepted } }, render);
  const [br, again, gzip] = await Promise.all([ask('br'), ask('br'), ask('gzip')]);
  expect(again.body).toBe(br.body);
  const plain = (await ask('identity')).body;
  expect(brotliDecompressSync(br.body as Buffer)).toEqual(plain);
  expect(gunzipSync(gzip.body as Buffer)).toEqual(plain);
  expect(render.count).toBe(1);
});
