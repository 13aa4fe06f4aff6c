// One boot of Payload: a few seconds. Dead links over pages, menus and redirects, and the addresses that are alive.
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { alivePaths } from './alive-paths.ts';
import { deadLinksOfDesign, loadDeadLinks } from './load-dead-links.ts';
import { SYSTEM_PAGES } from './system-pages.ts';

let payload: Payload;
const design = (...hrefs: string[]) => ({
  content: hrefs.map((href, at) => ({
    type: 'button',
    props: { id: `button-${at}`, buttons: [{ label: 'Go', link: { href } }] },
  })),
  root: { props: {} },
});
let listing = 0;
beforeAll(async () => {
  ({ payload } = await testPayload());
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Leura', _status: 'published' },
  });
  const made = await payload.create({
    collection: 'listings',
    data: {
      ...({ category: 'residential', method: 'buy', status: 'current', office: office.id } as const),
      ...({
        suburb: 'Leura',
        state: 'NSW',
        postcode: '2780',
        streetNumber: '1',
        street: 'Main Street',
      } as const),
      _status: 'published',
    },
  });
  listing = made.id;
  await payload.create({
    collection: 'pages',
    data: { title: 'Sell', path: '/sell', _status: 'published', design: design('/buy', '/gone', '#nothing') },
  });
  await payload.create({ collection: 'pages', data: { title: 'Hidden', path: '/hidden' }, draft: true });
  await payload.create({ collection: 'redirects', data: { from: '/old', to: '/sell', kind: '301' } });
  await payload.create({ collection: 'redirects', data: { from: '/older', to: '/hidden', kind: '301' } });
});

it('knows which addresses of the website are alive', async () => {
  const alive = [
    ...SYSTEM_PAGES.map(({ href }) => href),
    ...['/sell', '/old', '/offices/leura', '/forms/sales-appraisal', '/suburbs/nsw/leura-2780'],
    ...[`/property/leura-nsw-2780/1-main-street/${listing}`, '/open-homes.ics', '/documents/anything'],
  ];
  const dead = [
    ...['/gone', '/hidden', '/agents/nobody', '/offices/bondi', '/news/nothing', '/forms/nothing'],
    ...[
      '/property/a/b/999999',
      '/popups/9',
      '/media/none.webp',
      '/suburbs/nsw/bondi-2026',
      '/media/../secret',
    ],
  ];
  const found = await alivePaths({ payload, paths: [...alive, ...dead] });
  expect(alive.filter((path) => !found.has(path))).toEqual([]);
  expect(dead.filter((path) => found.has(path))).toEqual([]);
});

it('lists dead links by the place they are in', async () => {
  await payload.updateGlobal({ slug: 'header', data: { links: [{ label: 'Gone', url: '/nowhere' }] } });

  const places = await loadDeadLinks(payload);
  expect(places.map(({ name, dead }) => [name, dead.map(({ href }) => href)])).toEqual([
    ['the page “Sell”', ['/gone', '#nothing']],
    ['the header', ['/nowhere']],
    ['the redirect from /older', ['/hidden']],
  ]);
  expect(places[0]?.dead[0]).toMatchObject({ block: 'Button', problem: 'No page is at this address.' });
});

it('lists those of one design, its anchors only where it is a whole page', async () => {
  const some = design('/sell', '/agents/nobody', '#nothing');
  const hrefs = async (isWhole: boolean) =>
    (await deadLinksOfDesign({ payload, design: some, isWhole })).map(({ href }) => href);
  expect(await hrefs(true)).toEqual(['/agents/nobody', '#nothing']);
  expect(await hrefs(false)).toEqual(['/agents/nobody']);
});
