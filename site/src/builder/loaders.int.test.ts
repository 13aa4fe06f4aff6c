import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { load as loadBreadcrumbs } from '#site/blocks/breadcrumbs/load.ts';
import { load as loadMap } from '#site/blocks/map/load.ts';
import { map } from '#site/blocks/map/map.tsx';
import { load as loadOfficeCards } from '#site/blocks/office-cards/load.ts';
import { load as loadTeamGrid } from '#site/blocks/team-grid/load.ts';
import { type TeamGridProps, teamGrid } from '#site/blocks/team-grid/team-grid.tsx';
import { testPayload } from '#site/testing/payload.ts';

let payload: Payload;
let newtown: number;
let enmore: number;
let people: Record<'Ada' | 'Bo' | 'Cy', number>;

beforeAll(async () => {
  ({ payload } = await testPayload());
  const office = async (name: string, data: object = {}) =>
    (await payload.create({ collection: 'offices', data: { name, _status: 'published', ...data } })).id;
  newtown = await office('Newtown', { suburb: 'Newtown', latitude: -33.9, longitude: 151.2 });
  enmore = await office('Enmore');
  const agent = async (name: string, position: number, data: object = {}) =>
    (await payload.create({ collection: 'agents', data: { name, position, _status: 'published', ...data } }))
      .id;
  people = {
    Ada: await agent('Ada', 1, { office: newtown }),
    Bo: await agent('Bo', 2, { office: enmore }),
    Cy: await agent('Cy', 3),
  };
  await payload.create({ collection: 'agents', data: { name: 'Not yet', _status: 'draft' }, draft: true });
});

const shared = { context: { path: '/' }, now: 0 };
const team = async (changes: Partial<TeamGridProps>, context = shared.context) => {
  const props = { ...teamGrid.defaults, ...changes };
  const { data } = await loadTeamGrid({ payload, props, ...shared, context });
  return data.map(({ office, agents }) => [office?.name ?? null, ...agents.map(({ name }) => name)]);
};

it('shows everybody with a published profile, as many as asked for', async () => {
  expect(await team({})).toEqual([[null, 'Ada', 'Bo', 'Cy']]);
  expect(await team({ count: 2 })).toEqual([[null, 'Ada', 'Bo']]);
});

it('shows the people of the chosen offices, or of the office whose page it is', async () => {
  expect(await team({ who: 'offices', offices: [enmore] })).toEqual([[null, 'Bo']]);
  expect(await team({ who: 'offices' }, { path: '/', office: newtown } as typeof shared.context)).toEqual([
    [null, 'Ada'],
  ]);
  expect(await team({ who: 'offices' })).toEqual([]);
});

it('shows chosen people in their order, without those who are gone', async () => {
  expect(await team({ who: 'chosen', agents: [people.Cy, 999, people.Ada] })).toEqual([[null, 'Cy', 'Ada']]);
});

it('groups people under their offices, those without one last', async () => {
  expect(await team({ grouped: true })).toEqual([
    ['Enmore', 'Bo'],
    ['Newtown', 'Ada'],
    [null, 'Cy'],
  ]);
});

it('shows all offices or the chosen ones in their order, with the number of their people', async () => {
  const cards = async (offices: number[]) => {
    const props = { offices, columns: { base: 3 } };
    const { data } = await loadOfficeCards({ payload, props, ...shared });
    return data.map(({ office, people }) => [office.name, people]);
  };
  expect(await cards([])).toEqual([
    ['Enmore', 1],
    ['Newtown', 1],
  ]);
  expect(await cards([newtown, 999])).toEqual([['Newtown', 1]]);
});

it('puts offices with a position on the map, or a place that is given whole', async () => {
  const pins = async (changes: Partial<typeof map.defaults>) => {
    const { data } = await loadMap({ payload, props: { ...map.defaults, ...changes }, ...shared });
    return data?.pins;
  };
  expect(await pins({})).toEqual([{ latitude: -33.9, longitude: 151.2, label: 'Newtown, Newtown' }]);
  expect(await pins({ offices: [enmore] })).toBeUndefined();
  expect(await pins({ shows: 'place', latitude: -37.8, longitude: 144.9, label: 'The yard' })).toEqual([
    { latitude: -37.8, longitude: 144.9, label: 'The yard' },
  ]);
  expect(await pins({ shows: 'place', latitude: -37.8 })).toBeUndefined();
});

it('leads the way through the published pages above this one', async () => {
  const page = (title: string, path: string, status: 'published' | 'draft') =>
    payload.create({
      collection: 'pages',
      data: { title, path, _status: status },
      draft: status === 'draft',
    });
  await page('Sell with us', '/sell', 'published');
  await page('Not yet', '/sell/soon', 'draft');
  await page('What it costs', '/sell/soon/fees', 'published');
  const crumbs = async (context: Parameters<typeof loadBreadcrumbs>[0]['context']) =>
    (await loadBreadcrumbs({ payload, props: { home: 'Home' }, context, now: 0 })).data;
  expect(await crumbs({ path: '/sell/soon/fees' })).toEqual([
    { label: 'Sell with us', href: '/sell', isWritten: true },
    { label: 'What it costs', isWritten: true },
  ]);
  expect(await crumbs({ path: '/' })).toEqual([]);
  expect(await crumbs({ path: '/agents/ada', agent: people.Ada })).toEqual([
    { label: 'Our people', href: '/agents' },
    { label: 'Ada', isWritten: true },
  ]);
});
