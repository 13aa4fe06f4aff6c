import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, PrivateAddressError, publicLookup } from '#site/server/public-address.ts';
import { checkPicture } from './check-picture.ts';
import { FETCH_LIMITS, type FetchLimits, fetchPicture } from './fetch-picture.ts';
import { PictureError } from './picture-error.ts';
import { type PictureServer, pictureBytes, startPictureServer } from './testing/picture-server.ts';

let server: PictureServer;
/** As in production, but for the one server of this test. */
const limits: FetchLimits = { ...FETCH_LIMITS, allowPrivateHosts: true, maxBytes: 1000 };

beforeAll(async () => {
  server = await startPictureServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://test');
    const hops = Number(searchParams.get('hops'));
    if (pathname === '/hang') return;
    if (pathname === '/drip') {
      response.writeHead(200);
      response.write('x');
      return;
    }
    if (pathname === '/redirect' && hops > 0)
      return void response.writeHead(302, { location: `/redirect?hops=${hops - 1}` }).end();
    if (pathname === '/to')
      return void response.writeHead(301, { location: searchParams.get('url') ?? '' }).end();
    if (pathname === '/large')
      return void response.writeHead(200, { 'content-length': 5000 }).end('x'.repeat(5000));
    if (pathname === '/endless') {
      response.writeHead(200);
      const more = () => {
        while (response.writable && response.write('x'.repeat(500)));
        response.once('drain', more);
      };
      return more();
    }
    if (pathname === '/gone') return void response.writeHead(404).end();
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    response.writeHead(200, { etag: '"v1"' }).end('bytes');
  });
});
afterAll(() => server.close());

const refusal = (url: string, options = limits) =>
  fetchPicture({ url, limits: options }).then(
    () => 'fetched',
    (error: unknown) => (error instanceof PictureError ? error.message : String(error)),
  );

describe('fetching a picture', () => {
  it('gives its bytes and ETag, and nothing when they are the same as before', async () => {
    const url = server.url('/ok');
    expect(await fetchPicture({ url, limits })).toEqual({ bytes: Buffer.from('bytes'), etag: '"v1"' });
    expect(await fetchPicture({ url, etag: '"v1"', limits })).toBe('not-modified');
  });

  it('follows three redirects and no more', async () => {
    expect(await refusal(server.url('/redirect?hops=3'))).toBe('fetched');
    expect(await refusal(server.url('/redirect?hops=4'))).toMatch(/redirects too often/);
  });

  it.each(['/hang', '/drip'])('does not wait for ever: %s', async (path) => {
    expect(await refusal(server.url(path), { ...limits, timeoutMs: 300 })).toMatch(/did not arrive within/);
  });

  it.each([
    ['/large', /larger than/],
    ['/endless', /larger than/],
    ['/gone', /answered with 404/],
    ['/to?url=file:///etc/passwd', /not http or https/],
    ['/to?url=gopher://example.com/', /not http or https/],
  ])('refuses %s with a reason', async (path, reason) => {
    expect(await refusal(server.url(path))).toMatch(reason);
  });

  it('says that a server is not there', async () => {
    expect(await refusal('http://127.0.0.1:9/a.jpg')).toMatch(/could not be fetched \(ECONNREFUSED\)/);
  });
});

describe('private networks', () => {
  const strict = { ...limits, allowPrivateHosts: false };
  it.each([
    'http://127.0.0.1/a.jpg',
    'http://127.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.0.0.1/a.jpg',
    'http://0.0.0.0/a.jpg',
    'http://10.1.2.3/a.jpg',
    'http://172.16.0.1/a.jpg',
    'http://192.168.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::127.0.0.1]/a.jpg',
    'http://[64:ff9b::7f00:1]/a.jpg',
    'http://[fd00::1]/a.jpg',
    'http://[fe80::1]/a.jpg',
    'http://localhost/a.jpg',
  ])('%s is refused', async (url) => {
    expect(await refusal(url, strict)).toMatch(/private network/);
  });

  it('are refused behind a redirect too, before a connection is made', async () => {
    const other = await startPictureServer((_request, response) => void response.end('secret'));
    const entrance = { ...strict, allowPrivateHosts: [new URL(server.url('/')).host] };
    for (const target of [other.url('/ok'), 'http://localhost:1/ok', 'http://169.254.169.254/'])
      expect(await refusal(server.url(`/to?url=${encodeURIComponent(target)}`), entrance)).toMatch(
        /private network/,
      );
    expect(other.asked).toEqual([]);
    await other.close();
  });

  it.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['192.0.2.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2002:7f00:1::', false],
    ['not an address', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it('hand the checked addresses to the connection', async () => {
    const failure = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve));
    expect(failure).toBeInstanceOf(PrivateAddressError);
  });
});

describe('what a picture is', () => {
  it('is told by its bytes, whatever the server said', async () => {
    expect(await checkPicture(await pictureBytes('red'))).toEqual({
      mimeType: 'image/png',
      extension: 'png',
    });
    expect(await checkPicture(await pictureBytes('red', 'jpeg'))).toEqual({
      mimeType: 'image/jpeg',
      extension: 'jpg',
    });
  });

  it.each([
    ['a web page', '<!doctype html><html><body>Sign in</body></html>'],
    [
      'a drawing with scripts',
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>1</script></svg>',
    ],
    ['nothing', ''],
    ['the start of a JPEG', '\xff\xd8\xff\xe0'],
  ])('is not %s', async (_what, text) => {
    await expect(checkPicture(Buffer.from(text, 'latin1'))).rejects.toThrow(/not a picture/);
  });
});
