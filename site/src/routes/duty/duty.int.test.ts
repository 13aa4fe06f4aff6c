import { describe, expect, it } from 'vitest';
import { flatEdition } from '#site/features/calculators/testing/flat-edition.ts';
import { TEST_STYLES, testProvider } from '#site/testing/duty-provider.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, request } = await testProvider();
const jsonOf = async <T>(path: string) => (await (await request(path)).json()) as T;

const ADDRESSES: [path: string, type: RegExp][] = [
  ['/template', /^text\/html/],
  ['/template?state=VIC', /^text\/html/],
  ['/style', /^text\/css/],
  ['/style/backup', /^text\/css/],
  ['/black-list', /^application\/json/],
  ['/states/all', /^application\/json/],
  ['/rates', /^application\/json/],
  ['/tables', /^application\/json/],
];

describe.each(ADDRESSES)('GET /duty/v1%s', (path, type) => {
  it('is open to every website and kept for five minutes', async () => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await response.text()).length).toBeGreaterThan(1);
  });

  it('is not sent twice to who has it, and the empty answer is open too', async () => {
    const etag = (await request(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const response = await request(path, { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('etag')).toBe(etag);
  });

  it('answers HEAD with the headers alone', async () => {
    const [get, head] = [await request(path), await request(path, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const response = await request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the template', () => {
  it('is the calculator with the state’s name, and the props to wake it with', async () => {
    const html = await (await request('/template?state=nsw&value=500000')).text();
    expect(html).toMatch(/^<div class="sd-root" lang="en-AU" data-frontage-calculator="" data-props="/);
    expect(html).toContain('New South Wales</h2>');
    const props = /data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(props.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))).toMatchObject({
      provider: 'https://www.example.com.au',
      today: '2026-11-21',
      first: { inputs: { state: 'NSW', value: 500_000, date: '2026-11-21' } },
    });
  });

  it.each(['', '?state=', '?state=All', '?state=Atlantis', '?lang=de'])(
    'shows New South Wales for “%s”',
    async (search) => {
      expect(await (await request(`/template${search}`)).text()).toContain('New South Wales</h2>');
    },
  );

  it('stays whole whatever the address says', async () => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    const response = await request(`/template?state=${hostile}&value=${hostile}&date=${hostile}`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('<script');
  });
});

describe('the stylesheet', () => {
  it.each(['/style', '/style/backup'])('is under %s', async (path) => {
    expect(await (await request(path)).text()).toBe(TEST_STYLES);
  });
});

describe('the black list', () => {
  it('names blocked websites, however staff wrote them, until they are taken off', async () => {
    expect(await jsonOf('/black-list')).toEqual([]);
    for (const host of ['https://www.Shady.example/calculators', 'another.example'])
      await payload.create({ collection: 'blocked-hosts', data: { host, reason: 'Copied our listings.' } });
    expect(await jsonOf('/black-list')).toEqual([{ url: 'another.example' }, { url: 'shady.example' }]);
    await payload.delete({ collection: 'blocked-hosts', where: {} });
    expect(await jsonOf('/black-list')).toEqual([]);
  });

  it('takes only names of websites, each once', async () => {
    await expect(
      payload.create({ collection: 'blocked-hosts', data: { host: 'two words' } }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'host' }] } });
    await payload.create({ collection: 'blocked-hosts', data: { host: 'shady.example' } });
    await expect(
      payload.create({ collection: 'blocked-hosts', data: { host: 'http://www.shady.example' } }),
    ).rejects.toThrow();
    await payload.delete({ collection: 'blocked-hosts', where: {} });
  });
});

describe('the states', () => {
  it('are all eight, with a flag for each question module', async () => {
    const states = await jsonOf<{ active_modules: number[] }[]>('/states/all');
    expect(states).toHaveLength(8);
    expect(states[1]).toMatchObject({ id: 2, short_name: 'NSW', full_name: 'New South Wales' });
    for (const { active_modules } of states) {
      expect(active_modules).toHaveLength(9);
      expect(active_modules.every((flag) => flag === 0 || flag === 1)).toBe(true);
    }
    expect(states[1]?.active_modules[1]).toBe(1);
  });

  it('ask nothing on a day before there were rates', async () => {
    const states = await jsonOf<{ active_modules: number[] }[]>('/states/all?date=1900-01-01');
    expect(states.flatMap(({ active_modules }) => active_modules)).not.toContain(1);
  });
});

describe('the rates', () => {
  type Rows = { state_id: number; type: string }[];

  it('are rows in the provider’s format, of one state where one is named', async () => {
    const rows = await jsonOf<Rows>('/rates?date=2026-01-01&state=NSW');
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row.state_id).toBe(2);
      expect(Object.keys(row).sort()).toEqual(
        [
          'fixed_amount',
          'for',
          'income_from',
          'income_to',
          'percent',
          'state_id',
          'type',
          'urban_area',
        ].sort(),
      );
    }
    expect(await jsonOf('/rates?date=2026-01-01&state=2')).toEqual(rows);
    expect((await jsonOf<Rows>('/rates?date=2026-01-01')).length).toBeGreaterThanOrEqual(rows.length);
  });

  it('are those of today in Sydney unless a day is named', async () => {
    expect(await jsonOf('/rates')).toEqual(await jsonOf('/rates?date=2026-11-21'));
  });

  it('follow a published edition from its day on', async () => {
    const before = await jsonOf('/rates?date=2030-07-01&state=NSW');
    const { id } = await payload.create({
      collection: 'duty-editions',
      data: {
        title: 'Flat',
        why: 'A trial',
        state: 'NSW',
        status: 'published',
        tables: { ...flatEdition() },
      },
    });
    expect(await jsonOf('/rates?date=2030-07-01&state=NSW')).not.toEqual(before);
    expect(JSON.stringify(await jsonOf('/tables'))).toContain('An invented rate');
    await payload.delete({ collection: 'duty-editions', id });
    expect(await jsonOf('/rates?date=2030-07-01&state=NSW')).toEqual(before);
  });

  it.each([
    ['/rates?date=tomorrow', 'unknown-day'],
    ['/rates?date=2026-02-30', 'unknown-day'],
    ['/states/all?date=1', 'unknown-day'],
    ['/rates?state=NZ', 'unknown-state'],
  ])('name what they cannot answer: %s', async (path, error) => {
    const response = await request(path);
    expect(response.status).toBe(422);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error, message: expect.stringMatching(/^Send .*\.$/) });
  });
});

describe('the provider', () => {
  it.each(['', '/', '/nothing-here', '/rates/', '/states', '/__proto__', '/constructor'])(
    'knows no /duty/v1%s and says so to every website',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toEqual({ error: 'not-found', message: expect.stringMatching(/\.$/) });
    },
  );

  it('is in the whole site, where pages answer everything else', async () => {
    const { get } = await testSite();
    expect(await get('/duty/v1/black-list')).toMatchObject({ status: 200, text: '[]' });
    const missing = await get('/duty/v1/nothing-here');
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/json']);
    expect((await get('/duty/v2')).text).toContain('<html');
  });
});
