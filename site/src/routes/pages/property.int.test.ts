import { beforeAll, describe, expect, it, vi } from 'vitest';
import { flatEdition } from '#site/features/calculators/testing/flat-edition.ts';
import { type ListingData, TEST_SITE_URL, testSite } from '#site/testing/site.ts';

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const { payload, get } = await testSite();

const terrace: ListingData = {
  status: 'current',
  method: 'buy',
  category: 'residential',
  propertyType: 'Terrace',
  _status: 'published',
  streetNumber: '12',
  street: 'Example Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  latitude: -33.8976,
  longitude: 151.1794,
  price: 1_250_000,
  beds: 3,
  headline: 'A terrace with a garden',
  description: 'Light from three sides.\n\nA short walk to the station.',
  features: ['Solar panels'],
  inspections: [
    { startsAt: '2026-11-14T00:00:00.000Z', endsAt: '2026-11-14T00:30:00.000Z' },
    { startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' },
  ],
};
const store = (changes: object = {}) =>
  payload.create({ collection: 'listings', data: { ...terrace, ...changes } });

let id: number;
let path: string;
beforeAll(async () => {
  ({ id } = await store());
  path = `/property/newtown-nsw-2042/12-example-street/${id}`;
});

describe('a listing’s page', () => {
  it('shows what there is to know', async () => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    for (const words of [
      '12 Example Street',
      '$1,250,000',
      'A short walk to the station.',
      'Solar panels',
      'Saturday 28 November',
      `<link rel="canonical" href="${TEST_SITE_URL}${path}"/>`,
      `/forms/property-enquiry?property_id=${id}`,
    ])
      expect(text).toContain(words);
  });

  it('says what the stamp duty is about, with the calculator filled in, and ships no script for it', async () => {
    const { text } = await get(path);
    const [link = '', href = '', words = ''] =
      /<a href="(\/calculators\/stamp-duty\?[^"]*)"[^>]*>([^<]*)</.exec(text) ?? [];
    expect(words).toMatch(/^Duty about \$\d\d,\d{3} for an owner-occupier in New South Wales$/);
    expect(text.split(link)).toHaveLength(2);
    const answer = await get(href.replaceAll('&amp;', '&'));
    expect(answer.text).toContain(`Stamp duty <strong>${/\$[\d,]+/.exec(words)?.[0]}</strong>`);
    expect(text).not.toContain('name="stamp-duty-calculator"');
  });

  it('says the new stamp duty as soon as staff publish other rates', async () => {
    expect((await get(path)).headers.get('x-frontage-cache')).toBe('hit');
    const edition = await payload.create({
      collection: 'duty-editions',
      data: {
        title: 'Ten per cent',
        state: 'NSW',
        why: 'A trial',
        status: 'published',
        tables: flatEdition({ from: '2026-11-01' }),
      },
    });
    const during = await get(path);
    await payload.delete({ collection: 'duty-editions', id: edition.id });
    expect(during.headers.get('x-frontage-cache')).toBe('miss');
    expect(during.text).toContain('Duty about $125,000 for an owner-occupier in New South Wales');
    expect((await get(path)).text).not.toContain('$125,000');
  });

  it('has a link beside each of several inspections, which registers for that one', async () => {
    const later = { startsAt: '2026-12-05T00:00:00.000Z', endsAt: '2026-12-05T00:30:00.000Z' };
    const made = await store({ streetNumber: '14', inspections: [...(terrace.inspections ?? []), later] });
    const { text } = await get(`/property/newtown-nsw-2042/14-example-street/${made.id}`);
    const links = [...text.matchAll(/href="(\/forms\/inspection-registration\?inspection=([^"&]*)[^"]*)"/g)];
    expect(links.map(([, , start = '']) => decodeURIComponent(start))).toEqual([
      '2026-11-28T00:00:00.000Z',
      later.startsAt,
    ]);
    const [, href = ''] = links[1] ?? [];
    const form = await get(href.replaceAll('&amp;', '&'));
    expect(form.text).toContain(`<option value="${later.startsAt}" selected`);
    // Where there is one, the button below it is enough.
    expect((await get(path)).text).not.toContain('/forms/inspection-registration?inspection=');
  });

  it('leaves out inspections that are over', async () => {
    expect((await get(path)).text).not.toContain('14 November');
  });

  it('is found by its id alone: other segments lead to the true address, query and all', async () => {
    for (const wrong of [`/property/a/b/${id}?x=1`, `${path}/?x=1`, `/property/a/b/000${id}/?x=1`]) {
      expect(await get(wrong)).toMatchObject({ status: 301, location: `${path}?x=1` });
    }
  });

  it.each(['999999', '0', '-1', 'abc', '1e3', '99999999999999999999', '%00', "1'--"])(
    'is not there for %s',
    async (segment) => {
      expect(await get(`/property/a/b/${segment}`)).toMatchObject({ status: 404 });
    },
  );

  it('is not there for a draft', async () => {
    const draft = await store({ _status: 'draft' });
    expect(await get(`/property/a/b/${draft.id}`)).toMatchObject({ status: 404 });
  });

  it.each(['withdrawn', 'offmarket', 'deleted'])('says that it is gone once it is %s', async (status) => {
    const gone = await store({ status });
    const answer = await get(`/property/newtown-nsw-2042/12-example-street/${gone.id}`);
    expect(answer.status).toBe(410);
    expect(answer.text).toContain('no longer on the market');
    expect(answer.text).toContain('/buy?suburb=newtown-nsw-2042');
    expect(answer.text).not.toMatch(/12 Example Street|1,250,000|A terrace with a garden/);
  });

  it('asks for another rental first where a rental is gone, and for one to buy otherwise', async () => {
    const chosenFor = async (method: 'buy' | 'rent') => {
      const gone = await store({ method, status: 'withdrawn' });
      const { text } = await get(`/property/newtown-nsw-2042/12-example-street/${gone.id}`);
      return /<input[^>]*name="status"[^>]*checked=""[^>]*value="(\w+)"/.exec(text)?.[1];
    };
    expect(await chosenFor('rent')).toBe('rent');
    expect(await chosenFor('buy')).toBe('buy');
  });

  it('follows an edit at once', async () => {
    const { id: edited } = await store({ streetNumber: '14' });
    const address = `/property/newtown-nsw-2042/14-example-street/${edited}`;
    await get(address);
    expect((await get(address)).headers.get('x-frontage-cache')).toBe('hit');
    await payload.update({ collection: 'listings', id: edited, data: { headline: 'Painted last week' } });
    expect((await get(address)).text).toContain('Painted last week');
    await payload.update({ collection: 'listings', id: edited, data: { status: 'withdrawn' } });
    expect((await get(address)).status).toBe(410);
  });

  it('shows its agents, and follows an edit of them', async () => {
    const ada = await payload.create({
      collection: 'agents',
      data: { name: 'Ada Example', mobile: '0400 000 001', email: 'ada@example.com', _status: 'published' },
    });
    const { id: shown } = await store({ streetNumber: '16', agents: [ada.id], otherAgents: ['Bo Sample'] });
    const address = `/property/newtown-nsw-2042/16-example-street/${shown}`;
    const { text } = await get(address);
    expect(text).toContain('href="/agents/ada-example"');
    expect(text).toContain('tel:0400000001');
    expect(text).toContain('Bo Sample');
    expect(text).not.toContain('ada@example.com');
    await payload.update({ collection: 'agents', id: ada.id, data: { name: 'Ada Lovelace' } });
    expect((await get(address)).text).toContain('Ada Lovelace');
  });

  it('runs nothing that a feed or an editor typed', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
    const agent = await payload.create({
      collection: 'agents',
      data: { name: evil, bio: evil, role: evil, slug: 'evil', _status: 'published' },
    });
    const { id: hostile } = await store({
      streetNumber: '18',
      headline: evil,
      description: evil,
      highlights: [evil],
      features: [evil],
      extras: { [evil]: evil },
      propertyType: evil,
      priceView: evil,
      otherAgents: [evil],
      agents: [agent.id],
      videoUrl: 'javascript:alert(1)',
      tourUrl: 'https://example.com/"><script>alert(1)</script>',
    });
    for (const address of [
      `/property/newtown-nsw-2042/18-example-street/${hostile}`,
      '/agents/evil',
      '/agents',
    ]) {
      const { status, text } = await get(address);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script>|<img src=x|javascript:alert/);
    }
  });
});

describe('calendar files', () => {
  it('hold the inspections to come', async () => {
    const { status, headers, text } = await get(`${path}/inspections.ics`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="inspection-${id}.ics"`);
    expect(text.match(/DTSTART:\w+/g)).toEqual(['DTSTART:20261128T000000Z']);
  });

  it.each(['/inspections.ics?start=2026-11-14T00:00:00.000Z', '/auction.ics'])(
    'are not there for %s: the page of the listing says what is to come',
    async (end) => {
      const { status, headers } = await get(path + end);
      expect([status, headers.get('location')]).toEqual([302, path]);
    },
  );

  it('are not there for a listing that is not', async () => {
    expect(await get('/property/a/b/999999/inspections.ics')).toMatchObject({ status: 404 });
  });
});
