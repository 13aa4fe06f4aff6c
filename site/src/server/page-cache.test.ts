import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cacheKey, createPageCache, type PageCache, type RenderedPage } from './page-cache.ts';
import { addressTag, EVERYTHING } from './purge.ts';
import { type Ask, answering, counting, hit, page, visit, waiting } from './testing/page-visits.ts';
import { staffCookie } from './testing/staff-cookie.ts';

describe('hits and misses', () => {
  it('renders once and serves the same bytes after that', async () => {
    const cache = createPageCache();
    const render = counting();
    const first = await visit(cache, {}, render);
    const second = await visit(cache, {}, render);
    expect([hit(first), hit(second), render.count]).toEqual(['miss', 'hit', 1]);
    expect(second.body?.toString()).toBe('made 1');
    expect(second.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('lets requests for the same missing page share one render', async () => {
    const cache = createPageCache();
    const { finish, render } = waiting(page());
    let renders = 0;
    const answers = Promise.all(
      Array.from({ length: 20 }, () =>
        visit(cache, {}, () => {
          renders += 1;
          return render();
        }),
      ),
    );
    finish();
    expect((await answers).every(({ status }) => status === 200)).toBe(true);
    expect(renders).toBe(1);
  });

  it.each([200, 303, 404])('shares no %i that is one visitor’s alone', async (status) => {
    const cache = createPageCache();
    const render = counting({ status, cacheable: false });
    const bodies = await Promise.all([visit(cache, {}, render), visit(cache, {}, render)]);
    expect(new Set(bodies.map(({ body }) => body?.toString()))).toEqual(new Set(['made 1', 'made 2']));
  });

  it('tells everybody waiting of a failure, keeps nothing, and tries again', async () => {
    const cache = createPageCache();
    const fail = () => Promise.reject(new Error('no database'));
    const outcomes = await Promise.allSettled([visit(cache, {}, fail), visit(cache, {}, fail)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await visit(cache, {}, counting())).status).toBe(200);
  });

  it('answers HEAD like GET, without the body, and from the same entry', async () => {
    const cache = createPageCache();
    const render = counting();
    const head = await visit(cache, { method: 'HEAD' }, render);
    const get = await visit(cache, {}, render);
    expect([head.body, hit(head), hit(get), render.count]).toEqual([undefined, 'miss', 'hit', 1]);
    expect(head.headers['content-length']).toBe(String(get.body?.length));
  });

  it('answers 304 to anyone who has the page, and 200 to anyone who has an older one', async () => {
    const cache = createPageCache();
    const { headers } = await visit(cache, {}, counting());
    const again = await visit(cache, { headers: { 'if-none-match': `"x", ${headers.etag}` } }, counting());
    const older = await visit(cache, { headers: { 'if-none-match': 'W/"older"' } }, counting());
    expect([again.status, again.body, again.headers.etag]).toEqual([304, undefined, headers.etag]);
    expect(older.status).toBe(200);
  });
});

const staffSecret = 'of this install';
const cookie = await staffCookie({ secret: staffSecret });

describe('what is never kept', () => {
  it.each<[string, Ask, Partial<RenderedPage>]>([
    ['an error', {}, { status: 500 }],
    ['a page that is not there', {}, { status: 404 }],
    ['a redirect', {}, { status: 301 }],
    ['a page for one visitor', {}, { cacheable: false }],
    ['a page for signed-in staff', { headers: { cookie: `a=b; ${cookie}` } }, {}],
    ['the answer to a post', { method: 'POST' }, {}],
    ['a page that is out of date already', {}, { expiresAt: 1 }],
    ['a page under an endless address', { url: `/?q=${'x'.repeat(2000)}` }, {}],
  ])('%s', async (_, ask, change) => {
    const cache = createPageCache({ staffSecret });
    const render = counting(change);
    await visit(cache, ask, render);
    expect([hit(await visit(cache, ask, render)), render.count, cache.size().pages]).toEqual(['miss', 2, 0]);
  });

  it('more than the limit: the page asked for longest ago goes first', async () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    for (const url of ['/1', '/2', '/3', '/4', '/5', '/6']) {
      await visit(cache, { url }, counting({ body: 'x'.repeat(1500) }));
    }
    expect(cache.size().bytes).toBeLessThanOrEqual(10_000);
    expect(hit(await visit(cache, { url: '/6' }, counting()))).toBe('hit');
    expect(hit(await visit(cache, { url: '/1' }, counting()))).toBe('miss');
  });

  it('queries that somebody makes up push no plain address out', async () => {
    const cache = createPageCache({ maxBytes: 20_000 });
    await visit(cache, { url: '/home' }, counting({ body: 'x'.repeat(1500) }));
    for (let at = 0; at < 50; at += 1)
      await visit(cache, { url: `/?made-up=${at}` }, counting({ body: 'x'.repeat(1500) }));
    expect(hit(await visit(cache, { url: '/home' }, counting()))).toBe('hit');
    expect(hit(await visit(cache, { url: '/?made-up=49' }, counting()))).toBe('hit');
    expect(hit(await visit(cache, { url: '/?made-up=0' }, counting()))).toBe('miss');
    expect(cache.size().bytes).toBeLessThanOrEqual(20_000);
  });
});

describe('another spelling of an address', () => {
  it.each([
    (at: number) => `/r${at}/../home`,
    (at: number) => `/r${at}/./home`,
    (at: number) => `/home#${at}`,
    (at: number) => `/%68ome${at}`,
    (at: number) => `/r${at}\\..\\home`,
  ])('pushes no plain address out (%#)', async (spelling) => {
    const cache = createPageCache({ maxBytes: 20_000 });
    await visit(cache, { url: '/home' }, counting({ body: 'x'.repeat(1500) }));
    for (let at = 0; at < 50; at += 1)
      await visit(cache, { url: spelling(at) }, counting({ body: 'x'.repeat(1500) }));
    expect(hit(await visit(cache, { url: '/home' }, counting()))).toBe('hit');
  });

  it('a path with dots inside its names is a plain one', async () => {
    const cache = createPageCache({ maxBytes: 20_000 });
    await visit(cache, { url: '/news/v1.2' }, counting({ body: 'x'.repeat(1500) }));
    for (let at = 0; at < 50; at += 1)
      await visit(cache, { url: `/?made-up=${at}` }, counting({ body: 'x'.repeat(1500) }));
    expect(hit(await visit(cache, { url: '/news/v1.2' }, counting()))).toBe('hit');
  });
});

describe('purging', () => {
  it('forgets the pages that carry the tag, and no other', async () => {
    const cache = createPageCache();
    await visit(cache, { url: '/a' }, counting({ tags: ['listing:1', 'listings'] }));
    await visit(cache, { url: '/b' }, counting({ tags: ['listing:2'] }));
    cache.purge(['listing:1']);
    expect(hit(await visit(cache, { url: '/a' }, counting()))).toBe('miss');
    expect(hit(await visit(cache, { url: '/b' }, counting()))).toBe('hit');
  });

  it('forgets one address with all its queries, and no other', async () => {
    const cache = createPageCache();
    for (const url of ['/a', '/a?page=2', '/ab']) await visit(cache, { url }, counting());
    cache.purge([addressTag('/a')]);
    for (const [url, expected] of [
      ['/a', 'miss'],
      ['/a?page=2', 'miss'],
      ['/ab', 'hit'],
    ])
      expect(hit(await visit(cache, { url }, counting()))).toBe(expected);
  });

  it('does not keep a page that a purge overtook while it was made', async () => {
    const cache = createPageCache();
    const slow = waiting(page({ body: 'old', tags: ['listing:1'] }));
    const first = visit(cache, {}, slow.render);
    cache.purge(['listing:1']);
    const second = await visit(cache, {}, () => page({ body: 'new', tags: ['listing:1'] }));
    slow.finish();
    expect((await first).body?.toString()).toBe('old');
    expect(second.body?.toString()).toBe('new');
    expect((await visit(cache, {}, counting())).body?.toString()).toBe('new');
  });

  it('forgets every page where nobody can say what has changed', async () => {
    const cache = createPageCache();
    await visit(cache, { url: '/a' }, counting({ tags: ['listing:1'] }));
    cache.purge([EVERYTHING]);
    expect(hit(await visit(cache, { url: '/a' }, counting()))).toBe('miss');
  });

  it('does not keep it either when everything was forgotten meanwhile', async () => {
    const cache = createPageCache();
    const slow = waiting(page({ body: 'old' }));
    const first = visit(cache, {}, slow.render);
    cache.clear();
    slow.finish();
    await first;
    expect((await visit(cache, {}, counting())).body?.toString()).toBe('made 1');
  });

  it('keeps a page that was made during a purge of something else', async () => {
    const cache = createPageCache();
    const slow = waiting(page({ tags: ['listing:1'] }));
    const first = visit(cache, {}, slow.render);
    cache.purge(['listing:2']);
    slow.finish();
    await first;
    expect(hit(await visit(cache, {}, counting()))).toBe('hit');
  });

  it('still finds a page that was made twice at the same time', async () => {
    const cache = createPageCache();
    const slow = waiting(page({ body: 'one' }));
    const first = visit(cache, {}, slow.render);
    cache.purge(['something else']);
    await visit(cache, {}, () => page({ body: 'two' }));
    slow.finish();
    await first;
    cache.purge(['listings']);
    expect((await visit(cache, {}, counting())).body?.toString()).toBe('made 1');
  });

  it('tells a CDN the tags of a page for all, and to keep none that is for one visitor', async () => {
    const cdn = { provider: 'fastly', zone: 'z', token: 't', apiUrl: '' } as const;
    const cache = createPageCache({ cdn, staffSecret });
    const control = async (ask: Ask, change: Partial<RenderedPage> = {}) =>
      (await visit(cache, ask, () => page(change))).headers['surrogate-control'];
    for (const cached of ['miss', 'hit'])
      expect((await visit(cache, {}, () => page())).headers).toMatchObject({
        'surrogate-key': 'listings address:/',
        'surrogate-control': expect.stringContaining('max-age=3600'),
        'x-frontage-cache': cached,
      });
    expect(await control({ headers: { cookie } })).toBe('no-store');
    expect(await control({ url: '/me' }, { cacheable: false })).toBe('no-store');
    expect(await control({ url: '/gone' }, { status: 404 })).toBe('no-store');
    expect(await control({ url: '/popups/1', headers: { accept: 'text/x-fragment' } })).toBe('no-store');
    expect((await visit(createPageCache(), {}, () => page())).headers).not.toHaveProperty(
      'surrogate-control',
    );
  });

  it('makes a page again when its time is up', async () => {
    let time = 1_000;
    const cache = createPageCache({ now: () => time });
    await visit(cache, {}, counting({ expiresAt: 5_000 }));
    expect(hit(await visit(cache, {}, counting()))).toBe('hit');
    time = 5_001;
    expect(hit(await visit(cache, {}, counting()))).toBe('miss');
  });
});

describe('the name of a page', () => {
  const key = (url: string) => cacheKey({ url, method: 'GET', headers: {} });

  it('is the same in any order, without tracking parameters and empty fields', () => {
    expect(key('/buy?b=2&a=1&utm_source=mail&gclid=x&fbclid=y&type=')).toBe('/buy?a=1&b=2');
    expect(key('/buy?utm_source=mail')).toBe('/buy');
  });

  it('is none where scripts of the old website ask, at the front page’s address', () => {
    expect(['/?tbajax=1', '/?tbajax=', '/?tbajax', '/?utm_source=x&%74bajax='].map(key)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('holds nothing of the link by which somebody chooses a new password', () => {
    expect(key('/buy?form=reset_password&e=zoe%40example.com&t=secret&a=1')).toBe('/buy?a=1');
    expect(key('/buy?e=1&t=2&form=x')).toBe('/buy?e=1&form=x&t=2');
  });

  it('is another one for a part of the page that a script asks for', () => {
    const part = cacheKey({ url: '/popups/1', method: 'GET', headers: { accept: 'text/x-fragment' } });
    expect(part).toContain('/popups/1');
    expect(part).not.toBe(key('/popups/1'));
  });

  it('differs when anything that counts differs', () => {
    const keys = [
      '/buy',
      '/buy/',
      '/rent',
      '/buy?a=1',
      '/buy?a=2',
      '/buy?a=1&a=2',
      '/buy?a=2&a=1',
      '/buy?a=1%26a%3D2',
    ].map(key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('what has no address of its own', () => {
  const ask = async (cache: PageCache, key: string, render: () => RenderedPage, accepts = 'br') => {
    const { answer, response } = answering();
    await cache.answer({ key, accepts, response, render: async () => render() });
    return answer;
  };

  it('is kept under its key, compressed, until one of its tags is purged', async () => {
    const cache = createPageCache();
    const render = counting();
    await ask(cache, 'list a', render);
    const again = await ask(cache, 'list a', render);
    expect([again.status, hit(again)]).toEqual([200, 'hit']);
    expect(brotliDecompressSync(again.body as Buffer).toString()).toBe('made 1');
    expect((await ask(cache, 'list b', render, 'identity')).body?.toString()).toBe('made 2');
    cache.purge(['listings']);
    expect((await ask(cache, 'list a', render, 'identity')).body?.toString()).toBe('made 3');
  });

  it('is made for each who asks where it is not to be kept', async () => {
    const cache = createPageCache();
    const render = counting({ cacheable: false });
    await ask(cache, 'list a', render);
    expect((await ask(cache, 'list a', render, 'identity')).body?.toString()).toBe('made 2');
  });
});
