import { beforeAll, describe, expect, it } from 'vitest';
import { type ListingData, TEST_SITE_URL, testSite } from '#site/testing/site.ts';

const { payload, get } = await testSite();

const say = (from: string, to: string | null, kind: '301' | '302' | '410' = '301') =>
  // Staff cannot make circles; a page's move is not asked.
  payload.create({ collection: 'redirects', data: { from, to, kind }, context: { pageMoved: true } });

let listing: { id: number };
beforeAll(async () => {
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Newtown', suburb: 'Newtown', phone: '02 9999 0000', _status: 'published' },
  });
  const agent = await payload.create({
    collection: 'agents',
    data: {
      name: 'Ada Example',
      role: 'Director',
      office: office.id,
      bio: 'Since 1998.',
      _status: 'published',
    },
  });
  const common: Omit<ListingData, 'status'> = {
    category: 'residential',
    method: 'buy',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    office: office.id,
    agents: [agent.id],
    _status: 'published',
  };
  listing = await payload.create({
    collection: 'listings',
    data: { ...common, street: 'Example Street', streetNumber: '1', status: 'current' },
  });
  for (let n = 0; n < 30; n++) {
    await payload.create({
      collection: 'listings',
      data: {
        ...common,
        street: 'Sold Street',
        streetNumber: String(n),
        status: 'sold',
        soldDate: '2026-10-01',
      },
    });
  }
});

describe('people', () => {
  it('are on the team page under their office', async () => {
    const { status, text } = await get('/agents');
    expect(status).toBe(200);
    expect(text).toMatch(/<h2[^>]*>Newtown<\/h2>[\s\S]*href="\/agents\/ada-example"/);
  });

  it.each(['/agents/ada-example', '/offices/newtown'])(
    '%s shows current listings and what was sold',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('1 Example Street');
      expect(text).toContain('See all 30');
      expect(text).toContain(`${path}?list=sold`);
      const second = await get(`${path}?list=sold&page=2`);
      expect(second.text.match(/ name="saved"/g)?.length).toBe(6);
      expect((await get(`${path}?list=sold&page=99`)).text).toContain('aria-current="page"');
    },
  );

  it('follow their listings at once', async () => {
    await get('/agents/ada-example');
    await payload.update({ collection: 'listings', id: listing.id, data: { streetNumber: '101' } });
    expect((await get('/agents/ada-example')).text).toContain('101 Example Street');
  });

  it('are not there before they are published', async () => {
    await payload.create({ collection: 'agents', data: { name: 'Not Yet', _status: 'draft' }, draft: true });
    expect(await get('/agents/not-yet')).toMatchObject({ status: 404 });
    expect((await get('/agents')).text).not.toContain('Not Yet');
  });

  it.each(['/agents/nobody', '/offices/nowhere', "/agents/'--", '/agents/%E0%A4%A'])(
    '%s is not there',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404 });
    },
  );
});

describe('sitemap and robots', () => {
  it('name every public page', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers.get('content-type')).toContain('application/xml');
    const files = [...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => String(match[1]));
    expect(files).toEqual([
      `${TEST_SITE_URL}/sitemap/pages.xml`,
      `${TEST_SITE_URL}/sitemap/suburbs.xml`,
      `${TEST_SITE_URL}/sitemap/listings-${Math.ceil(listing.id / 10_000)}.xml`,
    ]);
    const texts = await Promise.all(files.map((file) => get(file.slice(TEST_SITE_URL.length))));
    const pages = texts.flatMap(({ text }) =>
      [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => String(match[1])),
    );
    expect(pages).toContain(`${TEST_SITE_URL}/agents/ada-example`);
    expect(pages).toContain(`${TEST_SITE_URL}/offices/newtown`);
    expect(pages.filter((page) => page.includes('/property/'))).toHaveLength(31);
    for (const page of pages.slice(0, 12)) {
      expect(await get(page.slice(TEST_SITE_URL.length))).toMatchObject({ status: 200 });
    }
  });

  it('have no file where there is nothing', async () => {
    for (const name of ['listings-77.xml', 'listings-0.xml', 'listings-x.xml', 'other.xml'])
      expect(await get(`/sitemap/${name}`)).toMatchObject({ status: 404 });
  });

  it('keep robots out of the staff’s side and the forms', async () => {
    const { text } = await get('/robots.txt');
    for (const path of ['/admin', '/api', '/forms']) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${TEST_SITE_URL}/sitemap.xml`);
  });

  it('say to search engines what the agency adds', async () => {
    const set = (data: { hiddenFromSearch: boolean; verificationTags: string; robotsRules: string }) =>
      payload.updateGlobal({ slug: 'settings', data });
    await set({
      hiddenFromSearch: true,
      verificationTags: '<meta name="google-site-verification" content="abc-123">',
      robotsRules: 'User-agent: GPTBot\nDisallow: /',
    });
    const page = await get('/agents');
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.text).toContain('<meta name="google-site-verification" content="abc-123"/>');
    const robots = await get('/robots.txt');
    expect(robots.text).toContain('\nUser-agent: GPTBot\nDisallow: /\n');
    expect(robots.text).not.toContain('Sitemap:');
    await set({ hiddenFromSearch: false, verificationTags: '', robotsRules: '' });
    expect((await get('/agents')).text).not.toMatch(/noindex|site-verification/);
  });
});

describe('old addresses', () => {
  it('lead where staff said, with the visitor’s query', async () => {
    await say('/our-team/', '/agents');
    await say('/property/old-slug', '/buy?suburb=newtown-nsw-2042', '302');
    expect(await get('/our-team/?utm_source=mail')).toMatchObject({
      status: 301,
      location: '/agents?utm_source=mail',
    });
    await say('/blog/*', '/news/*');
    expect(await get('/blog/spring/?page=2')).toMatchObject({
      status: 301,
      location: '/news/spring?page=2',
    });
    expect(await get('/property/old-slug/?p=1')).toMatchObject({
      status: 302,
      location: '/buy?suburb=newtown-nsw-2042',
    });
  });

  it('lead nowhere from a page that exists', async () => {
    await say('/offices', '/agents');
    expect(await get('/offices')).toMatchObject({ status: 200 });
  });

  it('also help where a listing or an agent is not there', async () => {
    await say('/agents/left-us', '/agents');
    expect(await get('/agents/left-us')).toMatchObject({ status: 301, location: '/agents' });
  });

  it('are gone when staff said so', async () => {
    await say('/summer-sale', null, '410');
    expect(await get('/summer-sale/')).toMatchObject({ status: 410 });
  });

  it('never run in a circle', async () => {
    await say('/left', '/right');
    await say('/right', '/left');
    expect(await get('/left')).toMatchObject({ status: 404 });
    // The closing slash may cost one hop, no more.
    expect(await get('/left/')).toMatchObject({ status: 301, location: '/left' });
  });

  it.each([
    ['/Login', '/forms/login'],
    ['/wp-sitemap.xml', '/sitemap.xml'],
    ['/wp-admin/', '/admin'],
    ['/Buy?suburb=newtown-nsw-2042', '/buy?suburb=newtown-nsw-2042'],
    ['/?s=newtown+house', '/buy?words=newtown+house'],
  ])('known from WordPress, or in capitals: %s is %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ location });
  });

  it('lose their closing slash and never lead to another host', async () => {
    expect(await get('/agents/?a=1')).toMatchObject({ status: 301, location: '/agents?a=1' });
    for (const path of [
      '//evil.example/',
      '/%5Cevil.example/',
      '///evil.example//',
      '//EVIL.example',
      '/%5CEVIL.example',
    ]) {
      const { status, location } = await get(path);
      if (status === 301) expect(new URL(String(location), TEST_SITE_URL).origin).toBe(TEST_SITE_URL);
      else expect(status).toBe(404);
    }
  });

  describe('of what has moved', () => {
    const leadsTo = async (path: string) => {
      const { status, location } = await get(path);
      return status === 301 ? location : status;
    };
    const moved = async (id: number, path: string, more: object = { _status: 'published' }) =>
      payload.update({ collection: 'pages', id, data: { path, ...more }, draft: 'draft' in more });

    it('lead to a page’s present address, in one hop, there and back', async () => {
      const { id } = await payload.create({
        collection: 'pages',
        data: { title: 'Selling', path: '/selling', _status: 'published' },
      });
      await moved(id, '/sell-with-us');
      expect(await leadsTo('/selling')).toBe('/sell-with-us');
      await moved(id, '/sell');
      expect(await leadsTo('/selling')).toBe('/sell');
      expect(await leadsTo('/sell-with-us')).toBe('/sell');
      expect(await leadsTo('/sell')).toBe(200);
      await moved(id, '/selling');
      expect(await leadsTo('/selling')).toBe(200);
      expect(await leadsTo('/sell')).toBe('/selling');
      expect(await leadsTo('/sell-with-us')).toBe('/selling');
    });

    it('stay while the new one is a draft, and lead on once it is published', async () => {
      const { id } = await payload.create({
        collection: 'pages',
        data: { title: 'Buying', path: '/buying', _status: 'published' },
      });
      await payload.update({ collection: 'pages', id, data: { path: '/buy-with-us' }, draft: true });
      expect(await leadsTo('/buying')).toBe(200);
      await payload.update({ collection: 'pages', id, data: { _status: 'published', path: '/buy-with-us' } });
      expect(await leadsTo('/buying')).toBe('/buy-with-us');
    });

    it('are of no use where nobody could see the page', async () => {
      const { id } = await payload.create({ collection: 'pages', data: { title: 'Soon', path: '/soon' } });
      await moved(id, '/later');
      expect(await leadsTo('/soon')).toBe(404);
    });

    it('lead to news, people and offices too', async () => {
      const published = { _status: 'published' } as const;
      const post = await payload.create({ collection: 'posts', data: { title: 'May', ...published } });
      await payload.update({ collection: 'posts', id: post.id, data: { slug: 'may-auctions' } });
      const person = await payload.create({ collection: 'agents', data: { name: 'Bo Lee', ...published } });
      await payload.update({ collection: 'agents', id: person.id, data: { slug: 'bo-lee-chan' } });
      const office = await payload.create({ collection: 'offices', data: { name: 'Enmore', ...published } });
      await payload.update({ collection: 'offices', id: office.id, data: { slug: 'enmore-road' } });
      const category = await payload.create({ collection: 'post-categories', data: { name: 'Tips' } });
      await payload.update({ collection: 'post-categories', id: category.id, data: { slug: 'advice' } });
      expect(await leadsTo('/news/may')).toBe('/news/may-auctions');
      expect(await leadsTo('/agents/bo-lee')).toBe('/agents/bo-lee-chan');
      expect(await leadsTo('/offices/enmore')).toBe('/offices/enmore-road');
      expect(await leadsTo('/news/category/tips')).toBe('/news/category/advice');
    });
  });

  it('that lead nowhere say so', async () => {
    const { status, text, headers } = await get('/nothing-here');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('name="robots" content="noindex"');
  });
});
