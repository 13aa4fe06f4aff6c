import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicData } from './public-data.ts';

const body = JSON.stringify({ rows: Array.from({ length: 200 }, (_, index) => ({ index })) });

const answer = (headers: Record<string, string> = {}, text = body) =>
  publicData({
    request: new Request('http://test/', { headers }),
    type: 'application/json',
    body: text,
    cacheControl: 'public, max-age=300',
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('public data', () => {
  it('comes with its type, its length, how long it keeps, and a strong ETag', async () => {
    const response = await answer();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=300',
      etag: expect.stringMatching(/^"[\w-]+"$/),
      vary: 'Accept-Encoding',
    });
    expect(await response.text()).toBe(body);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is packed as %s for those who take it, under an ETag of its own', async (encoding, unpack) => {
    const response = await answer({ 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('etag')).not.toBe((await answer()).headers.get('etag'));
    const bytes = await bytesOf(response);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(unpack(bytes).toString()).toBe(body);
  });

  it('stays as it is when it is short', async () => {
    const response = await answer({ 'accept-encoding': 'br' }, '[]');
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('is not sent again to who has it, also in a list or marked as weak', async () => {
    const etag = (await answer({ 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    for (const header of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const response = await answer({ 'accept-encoding': 'br', 'if-none-match': header });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
  });

  it('is sent to who has something else, or the same packed otherwise', async () => {
    const etag = (await answer()).headers.get('etag') ?? '';
    expect((await answer({ 'if-none-match': '"another"' })).status).toBe(200);
    expect((await answer({ 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
  });
});
