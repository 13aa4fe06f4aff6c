import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { LegalNotice } from '#site/features/settings/admin/legal-notice.tsx';
import { structuredDataProblems } from '#site/server/testing/structured-data.ts';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';

/*
 * What the website says about the agency itself: the pages about the law, the footer, icons, structured data and the files
 * for other programs. One boot, about five seconds.
 */

const { payload, get } = await testSite();

let paths: Record<'agent' | 'office' | 'listing' | 'sold', string>;

beforeAll(async () => {
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      agencyName: 'Hale & Co',
      tagline: 'Homes by the harbour',
      phone: '02 9999 0000',
      legalName: 'Hale Holdings Pty Ltd',
      abn: '51824753556',
      licences: [{ state: 'NSW', number: '20012345' }],
      recipients: 'A mail company in Ireland.',
      socialLinks: ['https://www.instagram.com/hale'],
    },
  });
  const office = await payload.create({
    collection: 'offices',
    data: {
      name: 'Hale & Co Newtown',
      street: '1 King Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      phone: '02 9999 0001',
      hours: 'Monday to Friday 9am to 5pm\nSunday by appointment',
      latitude: -33.9,
      longitude: 151.18,
      _status: 'published',
    },
  });
  const agent = await payload.create({
    collection: 'agents',
    data: {
      name: 'Ada Hale',
      role: 'Principal',
      email: 'ada@example.com',
      mobile: '0491 570 006',
      office: office.id,
      languages: ['Greek'],
      _status: 'published',
    },
  });
  await payload.create({
    collection: 'reviews',
    data: {
      text: 'Sold well.',
      stars: 4,
      date: '2026-05-01',
      firstName: 'Bo',
      source: 'google',
      agent: agent.id,
    },
  });
  const listing = (changes: object) =>
    payload.create({
      collection: 'listings',
      data: {
        status: 'current',
        method: 'buy',
        category: 'residential',
        streetNumber: '9',
        street: 'Church Street',
        suburb: 'Newtown',
        state: 'NSW',
        postcode: '2042',
        price: 900_000,
        listedAt: '2026-03-31T01:00:00.000Z',
        agents: [agent.id],
        office: office.id,
        _status: 'published',
        ...changes,
      },
    });
  const current = await listing({});
  const sold = await listing({
    status: 'sold',
    streetNumber: '11',
    soldDate: '2026-03-31',
    soldPrice: 950_000,
  });
  const place = '/property/newtown-nsw-2042';
  paths = {
    agent: '/agents/ada-hale',
    office: '/offices/hale-co-newtown',
    listing: `${place}/9-church-street/${current.id}`,
    sold: `${place}/11-church-street/${sold.id}`,
  };
});

type Said = Record<string, unknown>;

const said = async (path: string): Promise<Said[]> => {
  const { status, text } = await get(path);
  expect(status, path).toBe(200);
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
};
const ofType = (all: Said[], type: string) => all.find((one) => one['@type'] === type);

describe('the pages about the law', () => {
  it('are there before anybody writes one, with the agency’s details', async () => {
    const { status, text } = await get('/privacy');
    expect(status).toBe(200);
    expect(text).toContain('Hale Holdings Pty Ltd (ABN 51 824 753 556)');
    expect(text).toContain('A mail company in Ireland.');
    expect((await get('/terms')).text).toContain('Terms of use');
    expect((await get('/complaints')).text).toContain('NSW Fair Trading');
    expect((await get('/privacy-policy')).location).toBe('/privacy');
    expect((await get('/sitemap/pages.xml')).text).toContain(`${TEST_SITE_URL}/privacy<`);
  });

  it('are the agency’s own where it published one, or where the settings say', async () => {
    const page = await payload.create({
      collection: 'pages',
      data: {
        title: 'Our privacy policy',
        path: '/privacy',
        design: {
          content: [{ type: 'heading', props: { id: 'heading-1', text: 'Ours', level: '1' } }],
          root: { props: {} },
        },
        _status: 'published',
      },
    });
    expect((await get('/privacy')).text).toMatch(/<h1[^>]*>[\s\S]*?Ours/);
    await payload.delete({ collection: 'pages', id: page.id });
    await payload.updateGlobal({ slug: 'settings', data: { privacyUrl: 'https://example.com/privacy' } });
    expect((await get('/privacy')).location).toBe('https://example.com/privacy');
    expect((await get('/sitemap/pages.xml')).text).not.toContain('/privacy<');
    expect((await get('/terms')).text).toContain('href="https://example.com/privacy"');
    await payload.updateGlobal({ slug: 'settings', data: { privacyUrl: null } });
    expect((await get('/privacy')).text).toContain('How Hale Holdings');
  });

  it('every page names offices, licence and the privacy policy, and every form links to it', async () => {
    const { text } = await get('/agents');
    const footer = text.slice(text.lastIndexOf('<footer'));
    for (const shown of ['ABN 51 824 753 556', 'NSW licence 20012345', 'href="/privacy"', 'tel:0299990001'])
      expect(footer).toContain(shown);
    expect(footer).toContain('>Newtown</a>');
    expect((await get('/forms/contact-agency')).text).toMatch(/<a href="\/privacy"[^>]*>privacy policy<\/a>/);
  });

  it('the dashboard tells admins which details are missing, and nobody else', async () => {
    const shown = async (role: string) =>
      renderToStaticMarkup(
        await LegalNotice({ payload, user: { id: 1, role, collection: 'users' } } as never),
      );
    const notice = await shown('admin');
    expect(notice).toContain('Who answers questions about privacy');
    expect(notice).not.toContain('The ABN.');
    expect(await shown('editor')).toBe('');
  });

  it('refuses a wrong ABN', async () => {
    const wrong = payload.updateGlobal({ slug: 'settings', data: { abn: '51824753557' } });
    await expect(wrong).rejects.toThrow(/ABN/);
  });
});

describe('icons', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
  ])('%s answers', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  it('the manifest names the agency', async () =>
    expect(JSON.parse((await get('/site.webmanifest')).text)).toMatchObject({
      name: 'Hale & Co',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
    }));

  it('a page without a picture is shared with one of 1200 × 630 px', async () => {
    const { text } = await get('/terms');
    const address = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(text).toContain('property="og:image:width" content="1200"');
    const response = await get(new URL(address).pathname);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  });
});

// developers.google.com/search/docs/appearance/structured-data: the properties each kind of result needs.
describe('structured data', () => {
  it('of the agency is a local business with name, address, logo, telephone and profiles', async () => {
    const agency = ofType(await said('/'), 'RealEstateAgent');
    expect(agency).toMatchObject({
      name: 'Hale & Co',
      url: TEST_SITE_URL,
      logo: `${TEST_SITE_URL}/icon-512.png`,
      telephone: '02 9999 0000',
      sameAs: ['https://www.instagram.com/hale'],
      address: { streetAddress: '1 King Street', addressLocality: 'Newtown', addressCountry: 'AU' },
    });
    // Google: reviews of a business on its own website are self-serving, and are not to be marked up.
    expect(JSON.stringify(await said(paths.agent))).not.toMatch(/aggregateRating|"review"/i);
  });

  it('of an office has its hours, and leaves out what is by appointment', async () =>
    expect(ofType(await said(paths.office), 'RealEstateAgent')).toMatchObject({
      name: 'Hale & Co Newtown',
      telephone: '02 9999 0001',
      geo: { latitude: -33.9 },
      address: { postalCode: '2042' },
      openingHoursSpecification: [
        { dayOfWeek: expect.arrayContaining(['Monday']), opens: '09:00', closes: '17:00' },
      ],
      parentOrganization: { name: 'Hale & Co' },
    }));

  it('of an agent is a profile page about a person', async () =>
    expect(ofType(await said(paths.agent), 'ProfilePage')).toMatchObject({
      mainEntity: {
        '@type': 'Person',
        name: 'Ada Hale',
        jobTitle: 'Principal',
        knowsLanguage: ['English', 'Greek'],
        worksFor: { name: 'Hale & Co Newtown' },
      },
    }));

  it('a sale entered afterwards has no date of posting', async () => {
    expect(ofType(await said(paths.listing), 'RealEstateListing')).toHaveProperty('datePosted', '2026-03-31');
    expect(ofType(await said(paths.sold), 'RealEstateListing')).not.toHaveProperty('datePosted');
  });

  it.each([
    '/agents',
    '/offices',
    '/buy',
    '/sold',
    '/suburbs',
    '/news',
    '/privacy',
    'agent',
    'office',
    'listing',
  ] as const)('of %s has whole breadcrumbs, and nothing without a type', async (path) => {
    const all = await said(path in paths ? paths[path as keyof typeof paths] : path);
    const crumbs = ofType(all, 'BreadcrumbList')?.itemListElement as Said[];
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    for (const { name, item } of crumbs)
      expect([name, String(item).startsWith(TEST_SITE_URL)]).toEqual([expect.any(String), true]);
    expect(all.every((one) => one['@context'] === 'https://schema.org' && one['@type'])).toBe(true);
  });

  it.each([
    '/',
    '/buy',
    '/rent',
    '/sold',
    '/agents',
    '/offices',
    '/suburbs',
    '/suburbs/nsw/newtown-2042',
    '/news',
    '/open-homes',
    '/auctions',
    '/calculators',
    '/calculators/stamp-duty',
    'agent',
    'office',
    'listing',
    'sold',
  ] as const)('of %s has what Google needs, and nothing that schema.org does not define', async (path) => {
    const all = await said(path in paths ? paths[path as keyof typeof paths] : path);
    expect(all.flatMap((one) => structuredDataProblems(one))).toEqual([]);
  });

  it.each(['/buy', '/sold', '/agents', '/offices'])('of %s lists what it shows', async (path) =>
    expect(ofType(await said(path), 'ItemList')?.itemListElement).toMatchObject([
      { position: 1, url: expect.stringContaining(TEST_SITE_URL) },
    ]),
  );
});

describe('files for other programs', () => {
  it('/listings.json has what is for sale and for rent, as its cards say it', async () => {
    const { text, headers } = await get('/listings.json');
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.parse(text)).toMatchObject({
      agency: 'Hale & Co',
      total: 1,
      next: null,
      listings: [{ url: TEST_SITE_URL + paths.listing, price: '$900,000', address: { suburb: 'Newtown' } }],
    });
  });

  it('/llms.txt says what is where', async () => {
    const { text } = await get('/llms.txt');
    expect(text).toContain('# Hale & Co\n');
    expect(text).toContain(`- [For sale](${TEST_SITE_URL}/buy)`);
    expect(text).toContain('1 King Street, Newtown NSW 2042');
  });

  it('both can be turned off', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { llmsFile: false, listingsFile: false } });
    expect((await get('/llms.txt')).status).toBe(404);
    expect((await get('/listings.json')).status).toBe(404);
    await payload.updateGlobal({ slug: 'settings', data: { llmsFile: true, listingsFile: true } });
    expect((await get('/llms.txt')).status).toBe(200);
  });
});

describe('an agent', () => {
  it('is found by a suburb where they sell, by a language and by name', async () => {
    for (const query of ['q=newtown', 'language=Greek', 'q=ada', 'office=hale-co-newtown&q=hale'])
      expect((await get(`/agents?${query}`)).text).toContain('1 agent found');
    const none = (await get('/agents?language=Welsh')).text;
    expect(none).toContain('No one matches your search');
    expect(none).toContain('name="robots" content="noindex"');
  });

  it('shows results, reviews and languages, and begins an appraisal with the address', async () => {
    const { text } = await get(paths.agent);
    for (const shown of ['property sold', 'Sold well.', 'Greek', 'action="/forms/sales-appraisal"'])
      expect(text).toContain(shown);
    const form = (await get('/forms/sales-appraisal?address=9+Church+St+Newtown+2042')).text;
    for (const value of ['9 Church St', 'Newtown', '2042']) expect(form).toContain(`value="${value}"`);
  });
});
