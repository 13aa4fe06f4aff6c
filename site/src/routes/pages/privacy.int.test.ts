import { beforeAll, describe, expect, it, vi } from 'vitest';
import { alertListingsById } from '#site/features/alerts/alert-listings.ts';
import type { MapPins } from '#site/features/listings/map/load-map-pins.ts';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import { suburbPosition } from '#site/features/listings/public/suburb-position.ts';
import { testBrowser } from '#site/testing/browser.ts';
import { dutyText, HIDERS } from '#site/testing/hiders.ts';
import type { Answer } from '#site/testing/site.ts';
import { testSite } from '#site/testing/site.ts';

/*
 * Walks everything a visitor can fetch and looks for what must stay hidden. A new public surface gets one line in
 * SURFACES.
 */

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const { payload, get, leads, mails, visitors, address } = await testSite({ limits: false });

const times = {
  inspections: [{ startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' }],
  auctionAt: '2026-12-05T00:00:00.000Z',
};
const shown = {
  ...times,
  status: 'current',
  method: 'buy',
  category: 'residential',
  propertyType: 'House',
  _status: 'published',
  streetNumber: '1',
  street: 'Open Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  latitude: -33.8976,
  longitude: 151.1794,
  price: 1_200_000,
  beds: 3,
  headline: 'A house',
  description: 'A house with rooms.',
} as const;

type Ids = {
  hiders: number[];
  open: number;
  agent: { id: number; slug: string };
  office: string;
  popup: number;
};

const AUSTRALIA = '-44_112_-10_154';

/** Every public address that may speak of a listing. `each` are asked for with the id of every listing that hides. */
const SURFACES: { all: (ids: Ids) => string[]; each: (id: number) => string[] } = {
  each: (id) => [
    `/property/x/y/${id}`,
    `/property/x/y/${id}/inspections.ics`,
    `/property/x/y/${id}/inspections.ics?start=2026-11-28T00:00:00.000Z`,
    `/property/x/y/${id}/auction.ics`,
    `/property/x/y/${id}/print`,
    `/property/x/y/${id}/print?layout=brochure`,
    `/property/x/y/${id}/qr.svg`,
    `/thank-you/?form=property-enquiry&referrer=/property/x/y/${id}`,
    // Is redirected to an address made of what the picture shows.
    `/og/listing/${id}/x.jpg`,
    `/search/map/cards?ids=${id}`,
    `/forms/property-enquiry?property_id=${id}`,
    `/forms/property-enquiry/ticket?property_id=${id}`,
    `/forms/contact-agent?property_id=${id}`,
    `/?tbajax=1&action=agent_property_enquiry_form&property_id=${id}`,
    `/?tbajax=1&action=inspection_preregistration_form&property_id=${id}`,
  ],
  all: ({ agent, office, open, popup }) => [
    '/',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    ...[0, 1].map((step) => `/sitemap/listings-${Math.ceil(open / 10_000) + step}.xml`),
    '/robots.txt',
    '/llms.txt',
    '/listings.json',
    '/agents?q=newtown',
    '/agents',
    '/offices',
    '/suburbs',
    '/open-homes',
    '/open-homes.ics',
    '/auctions',
    '/coming-soon',
    '/buy?category=all',
    '/rent?category=all&sort=price-asc',
    ...['/commercial', '/commercial/lease', '/rural', '/business', '/holiday'],
    ...['nsw/newtown-2042', 'nsw/mullumbimby-2482', 'vic/warrandyte-3113'].map((path) => `/suburbs/${path}`),
    '/sitemap/suburbs.xml',
    `/agents/${agent.slug}`,
    `/offices/${office}`,
    ...['buy', 'rent', 'sold', 'leased'].flatMap((channel) => [
      `/agents/${agent.slug}?list=${channel}`,
      `/offices/${office}?list=${channel}`,
      `/${channel}`,
      `/${channel}?category=all&as=parts`,
      `/${channel}?sort=price-asc`,
      `/${channel}?sort=price-desc`,
      `/${channel}?suburb=newtown-nsw-2042`,
      `/${channel}?suburb=newtown-nsw-2042&sort=distance`,
      `/${channel}?keyword=house+rooms&sort=size`,
      `/${channel}?open=weekend&sort=inspection`,
      `/${channel}?category=residential&type=House&min_price=1&max_price=2000000`,
      `/${channel}?bounds=${AUSTRALIA}&view=split`,
      ...[0, 12, 20].map((zoom) => `/search/map?channel=${channel}&box=${AUSTRALIA}&zoom=${zoom}`),
    ]),
    ...['newt', 'mull', 'warr', '28', '2042', 'nsw'].flatMap((q) =>
      ['buy', 'rent', 'sold'].map((channel) => `/search/suburbs?q=${q}&channel=${channel}`),
    ),
    `/forms/contact-agent?agent_id=${agent.id}`,
    // It also is in the pages of offices.
    `/popups/${popup}`,
    '/no-such-page',
  ],
};

let ids: Ids;
let answers: { path: string; answer: Answer }[];

beforeAll(async () => {
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Office', _status: 'published' },
  });
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Ada Example', email: 'ada@example.com', office: office.id, _status: 'published' },
  });
  const store = async (changes: object) => {
    const data = { ...shown, office: office.id, agents: [agent.id], ...changes };
    return (await payload.create({ collection: 'listings', data: data as typeof shown })).id;
  };
  const hiders: number[] = [];
  for (const { data } of Object.values(HIDERS)) hiders.push(await store(data));
  // Its page shows the others as similar ones.
  const open = await store({ streetNumber: '2' });
  for (const price of [1_100_000, 1_300_000]) await store({ price, streetNumber: String(price).slice(1, 3) });
  const content = ['buy', 'rent', 'sold', 'leased'].map((channel) => ({
    type: 'listing-grid',
    props: { id: `grid-${channel}`, channel, count: 12 },
  }));
  const popup = await payload.create({
    collection: 'popups',
    data: {
      name: 'Newest',
      design: { content, root: { props: {} } },
      showOn: [{ place: 'offices' }],
      _status: 'published',
    },
  });
  ids = {
    hiders,
    open,
    agent: { id: agent.id, slug: 'ada-example' },
    office: 'office',
    popup: popup.id,
  };
  answers = [
    ...(await walk()),
    ...(await withCalculator()),
    ...(await savedByVisitors()),
    ...(await mailsAboutEach()),
    ...(await toldByAlerts()),
  ];
}, 60_000);

/** Fetches every surface, and what its redirects lead to. */
async function walk() {
  const start = [...SURFACES.all(ids), ...[ids.open, ...ids.hiders].flatMap(SURFACES.each)];
  const found: { path: string; answer: Answer }[] = [];
  for (const path of start) {
    const answer = await get(path);
    found.push({ path, answer });
    if (answer.location) found.push({ path: answer.location, answer: await get(answer.location) });
  }
  return found;
}

/** The pages of all listings where staff have put the stamp duty calculator under the rest. */
async function withCalculator() {
  const content = ['built-in', 'stamp-duty'].map((type) => ({ type, props: { id: `${type}-000001` } }));
  const { id: template } = await payload.create({
    collection: 'templates',
    data: { kind: 'listing', design: { content, root: { props: {} } }, _status: 'published' },
  });
  const found: { path: string; answer: Answer }[] = [];
  for (const id of [ids.open, ...ids.hiders]) {
    const { location } = await get(`/property/x/y/${id}`);
    found.push({ path: `calculator:${id}`, answer: await get(location ?? `/property/x/y/${id}`) });
  }
  await payload.delete({ collection: 'templates', id: template });
  return found;
}

/** Saves and compares every listing, and looks at each page that shows a visitor's lists. */
async function savedByVisitors() {
  const found: { path: string; answer: Answer }[] = [];
  for (const [index, id] of [ids.open, ...ids.hiders].entries()) {
    const own = testBrowser(address);
    for (const kind of ['saved', 'compared'])
      for (const listing of new Set([ids.open, id]))
        await own.send('/shortlist', { listing: String(listing), kind });
    await own.post('/shortlist/share', { name: `Visitor ${index}`, notes: 'yes' });
    const [visitor = ''] = (own.cookies.get('frontage_visitor') ?? '').split('.');
    const [share] = await visitors.shortlist.shares({ visitor });
    const list = `/shortlist/${share?.token}`;
    for (const path of [
      ...['/me/state', '/saved-properties', '/saved-properties?sort=price-asc', '/compare-properties'],
      ...['/saved-properties/inspections', '/saved-properties/inspections.ics', '/saved-properties/enquire'],
      ...[list, `${list}/inspections`, `${list}/inspections.ics`],
    ])
      found.push({ path, answer: await own.get(path) });
  }
  // The one that was withdrawn is not taken in; everything else is shown.
  expect(found.every(({ answer }) => answer.status === 200)).toBe(true);
  return found;
}

/** Enquires about every listing, and reads what the agency and the visitor are sent. */
async function mailsAboutEach() {
  const listings = [ids.open, ...ids.hiders];
  for (const [index, id] of listings.entries()) {
    const visitor = { name: 'Ben Byron', email: `ben${index}@example.com`, phone: '0491 570 156' };
    const sent = await leads.submit({
      form: 'property-enquiry',
      values: { ...visitor, message: 'May I see it?', property_id: String(id) },
      files: [],
      formToken: leads.formToken('property-enquiry'),
      captcha: '',
      honeypot: '',
      addressKey: `visitor ${index}`,
      fromOurPages: true,
      origin: { page: '/', referrer: '' },
    });
    expect(sent.ok).toBe(true);
  }
  while ((await leads.worker.runOnce()) > 0);
  // Two each: the agent of the withdrawn one still hears of it.
  expect(mails.length).toBe(2 * listings.length);
  return mails.map(({ subject, text, html }) => {
    const answer = {
      status: 200,
      headers: new Headers(),
      location: null,
      text: `${subject}\n${text}\n${html}`,
    };
    return { path: `email “${subject}”`, answer };
  });
}

/** What emails of property alerts are made from. */
async function toldByAlerts() {
  const listings = await alertListingsById({ payload, ids: [ids.open, ...ids.hiders] });
  return [...listings.values()].map((listing) => ({
    path: `an alert about ${listing.id}`,
    answer: { status: 200, headers: new Headers(), location: null, text: JSON.stringify(listing) },
  }));
}

describe('what is hidden', () => {
  it('is looked for on pages that are there', () => {
    expect(answers.every(({ answer }) => answer.status < 500)).toBe(true);
    expect(answers.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(100);
    const all = answers.map(({ answer }) => answer.text).join('\n');
    expect(all).toContain('$1,200,000');
    expect(all).toContain('1 Open Street');
    expect(all).toContain('-33.8976');
  });

  it.each(Object.entries(HIDERS))('%s: would be noticed if it were not hidden', (_, { data, secrets }) => {
    const sold = 'soldPrice' in data;
    const bare = { addressHidden: false, suburbHidden: false, priceHidden: false, priceView: null };
    const told = { ...data, ...bare, status: sold ? 'sold' : 'current', soldPriceDisplay: 'yes' } as const;
    const said = JSON.stringify(testRow(told));
    expect(secrets.filter((secret) => secret.test(said)).length).toBeGreaterThan(0);
  });

  it.each(Object.keys(HIDERS) as (keyof typeof HIDERS)[])('%s: stays hidden everywhere', (name) => {
    const leaks = answers.flatMap(({ path, answer }) => {
      const said = [
        path,
        answer.text,
        // A length is a number like any other, by chance even a street's.
        ...[...answer.headers]
          .filter(([header]) => header !== 'content-length')
          .map(([header, value]) => `${header}: ${value}`),
      ].join('\n');
      return HIDERS[name].secrets
        .filter((secret) => secret.test(said))
        .map((secret) => `${secret} at ${path}`);
    });
    expect(leaks).toEqual([]);
  });

  it('does not show in the stamp duty: who hides a price gets the link to the calculator and no figure', () => {
    const about = (id: number) =>
      answers.filter(
        ({ path, answer }) =>
          answer.status === 200 &&
          ((path.startsWith('/property/') && path.endsWith(`/${id}`)) || path === `an alert about ${id}`),
      );
    const said = (id: number) => about(id).map(({ answer }) => answer.text.split('You may also like')[0]);
    expect(about(ids.open).length).toBeGreaterThan(1);
    expect(said(ids.open).every((text) => text?.includes(`Duty about ${dutyText(1_200_000)}`))).toBe(true);
    expect(said(ids.open).some((text) => text?.includes('What buying takes'))).toBe(true);
    for (const [index, [name, { data }]] of Object.entries(HIDERS).entries()) {
      if (!('priceHidden' in data || 'priceView' in data || 'soldPrice' in data)) continue;
      for (const text of said(ids.hiders[index] ?? 0)) {
        expect([name, /Duty (from )?about/.test(text ?? '')]).toEqual([name, false]);
        expect([name, /(stamp-duty|cost-of-buying)\?[^"]*value=/.test(text ?? '')]).toEqual([name, false]);
        expect([name, text?.includes('What buying takes')]).toEqual([name, false]);
      }
    }
    expect(
      answers.filter(({ answer }) => answer.text.includes('Calculate stamp duty')).length,
    ).toBeGreaterThan(2);
    const compared = answers.filter(({ path }) => path === '/compare-properties');
    expect(compared.every(({ answer }) => answer.text.includes(`About ${dutyText(1_200_000)}`))).toBe(true);
  });

  it('does not start the calculator that is on the page of a listing', () => {
    const start = (id: number) => {
      const { text } = answers.find(({ path }) => path === `calculator:${id}`)?.answer ?? { text: '' };
      return / name="value"[^>]* value="([^"]*)"/.exec(text)?.[1];
    };
    expect(start(ids.open)).toBe('1,200,000');
    for (const [index, [name, { data }]] of Object.entries(HIDERS).entries()) {
      if (!('priceHidden' in data || 'priceView' in data || 'soldPrice' in data)) continue;
      // A rental starts as staff have set the block; a sold price shown as a range with the end that is shown.
      const shownStart = { rent: '850,000', 'exact sold price': '1,300,000' }[name] ?? '';
      expect([name, start(ids.hiders[index] ?? 0)]).toEqual([name, shownStart]);
    }
  });

  it('is on no map more exactly than by its suburb', async () => {
    const { text } = await get(`/search/map?channel=buy&box=${AUSTRALIA}&zoom=20`);
    const { pins, approximate, unplaced } = JSON.parse(text) as MapPins;
    const { latitude, longitude } = suburbPosition('newtown-nsw-2042') ?? {};
    const idOf = (name: keyof typeof HIDERS) => ids.hiders[Object.keys(HIDERS).indexOf(name)];
    const pinOf = (id = 0) => pins.find((pin) => pin.ids.includes(id));
    expect(pinOf(ids.open)).toMatchObject({ latitude: shown.latitude, longitude: shown.longitude });
    expect(pinOf(idOf('street'))).toMatchObject({ latitude, longitude, approximate: true });
    expect(pinOf(idOf('suburb'))).toBeUndefined();
    expect(pinOf(idOf('street without its own tick'))).toBeUndefined();
    expect({ approximate, unplaced }).toEqual({ approximate: 1, unplaced: 2 });
  });

  it('does not show in which part of the map finds it', async () => {
    const found = async (latitude: number, longitude: number) => {
      const bounds = [latitude - 0.001, longitude - 0.001, latitude + 0.001, longitude + 0.001];
      const { text } = await get(`/buy?bounds=${bounds.map((degrees) => degrees.toFixed(4)).join('_')}`);
      // Below few results stand those of a wider search.
      return /data-found="([^"]*)"/.exec(text)?.[1];
    };
    for (const { data } of Object.values(HIDERS))
      if ('latitude' in data) expect(await found(data.latitude, data.longitude)).toBe('No properties');
    const { latitude = 0, longitude = 0 } = suburbPosition('newtown-nsw-2042') ?? {};
    expect(await found(latitude, longitude)).not.toBe('No properties');
  });

  it('does not show in the order of prices: hidden ones come last both ways', async () => {
    const orders = await Promise.all(['price-asc', 'price-desc'].map((sort) => get(`/buy?sort=${sort}`)));
    for (const { text } of orders) {
      const order = [...text.matchAll(/href="\/property\/[^"]*\/(\d+)"/g)].map((match) => Number(match[1]));
      const ranks = order.map((id) => order.indexOf(id));
      const secret = Object.entries(HIDERS).flatMap(([name, { data }], index) =>
        ('priceHidden' in data || 'priceView' in data) && !['rent', 'price, then sold'].includes(name)
          ? [ids.hiders[index]]
          : [],
      );
      const firstSecret = Math.min(...secret.map((id) => order.indexOf(Number(id))));
      const lastOpen = Math.max(...ranks.filter((rank) => !secret.includes(order[rank])));
      expect(secret.length).toBe(3);
      expect(firstSecret).toBeGreaterThan(lastOpen);
    }
  });

  it('cannot be found out by trying price after price', async () => {
    const matches = async (max: number) => {
      const { text } = await get(`/buy?max_price=${max}`);
      return text.includes(`/${ids.hiders[0]}"`);
    };
    expect(await matches(1_199_999)).toBe(false);
    const within = await Promise.all([1_200_000, 1_237_892, 1_237_893, 1_299_999].map(matches));
    expect(new Set(within)).toEqual(new Set([true]));
  });
});
