import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { testSite } from '#site/testing/site.ts';

/* Maps of the operator's own file: pictures of them on the pages of listings, agents and open homes. */

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const { payload, get, address, dataDir } = await testSite();

let listing: string;
beforeAll(async () => {
  mkdirSync(join(dataDir, 'maps'));
  cpSync(join(import.meta.dirname, '../../../demo/maps/demo.pmtiles'), join(dataDir, 'maps/demo.pmtiles'));
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Ada Hale', email: 'ada@example.com', _status: 'published' },
  });
  const add = (changes: object) =>
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
        latitude: -33.8976,
        longitude: 151.1794,
        price: 900_000,
        agents: [agent.id],
        _status: 'published',
        ...changes,
      },
    });
  const inspections = ['2026-11-25', '2026-11-26'].map((day) => ({
    startsAt: `${day}T00:00:00.000Z`,
    endsAt: `${day}T00:30:00.000Z`,
  }));
  const { id } = await add({ inspections });
  listing = `/property/newtown-nsw-2042/9-church-street/${id}`;
  const sold = { status: 'sold', soldDate: '2026-03-31', soldPrice: 950_000 };
  await add({ ...sold, streetNumber: '11' });
  await add({ ...sold, streetNumber: '13', latitude: -33.9, addressHidden: true });
});

/** The pins that a page hands to its map. */
const pinsIn = (text: string) =>
  [...text.matchAll(/&quot;label&quot;:&quot;([^&]*)&quot;,&quot;href/g)].map(([, label]) => label);
const pictureIn = (text: string) =>
  /src="(\/maps\/picture\/[^"]+)"/.exec(text)?.[1] ?? expect.fail('no picture');

it('a listing shows a picture of the map, which strangers can have made of no other place', async () => {
  const src = pictureIn((await get(listing)).text);
  const picture = await fetch(address + src);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(picture.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  expect((await get(src.replace('15_', '14_'))).status).toBe(404);
  expect((await get('/maps/picture/x.webp')).status).toBe(404);
});

it('an agent’s page shows where they have sold, but no address that is hidden', async () => {
  const { text } = await get('/agents/ada-hale');
  expect(text.replaceAll('<!-- -->', '')).toContain('Where Ada has sold');
  expect(pinsIn(text)).toEqual([expect.stringMatching(/^11 Church Street, .*\$950,000$/)]);
  expect(text).not.toContain('13 Church Street');
});

it('open homes are on a map, each property once, with its first time', async () => {
  const { text } = await get('/open-homes');
  expect(pinsIn(text)).toEqual([
    expect.stringMatching(/^9 Church Street, .*Wednesday 25 November, 11:00 – 11:30 am$/),
  ]);
  expect(text).toContain('2 open homes at 1 property');
});
