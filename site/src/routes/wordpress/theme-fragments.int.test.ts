import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { testSite } from '#site/testing/site.ts';

const { payload, get } = await testSite({ limits: false });

let agent = 0;
let other = 0;
let hidden = 0;
let office = 0;

beforeAll(async () => {
  office = (await payload.create({ collection: 'offices', data: { name: 'Newtown', _status: 'published' } }))
    .id;
  const person = async (name: string, status: 'published' | 'draft' = 'published') =>
    (await payload.create({ collection: 'agents', data: { name, office, _status: status } })).id;
  agent = await person('Ada Example');
  other = await person('Bo Example');
  hidden = await person('Cy Example', 'draft');
  const listing = (street: string, more: object) =>
    payload.create({
      collection: 'listings',
      data: {
        street,
        suburb: 'Newtown',
        state: 'NSW',
        postcode: '2042',
        status: 'current',
        method: 'buy',
        category: 'residential',
        agents: [agent],
        office,
        _status: 'published',
        ...more,
      },
    });
  for (let count = 1; count <= 26; count += 1)
    await listing(`Sold Street ${count}.`, { status: 'sold', soldDate: '2026-10-01' });
  await listing('Leased Street 1.', { method: 'rent', status: 'leased' });
  await listing('Sale Street 1.', {});
  await listing('<b>Rent</b> Street 1.', { method: 'rent' });
  await listing('Other Street 1.', { agents: [other] });
  await listing('Hidden Street 1.', { agents: [hidden] });
  await listing('Secret Street 1.', { addressHidden: true });
});

const streets = (html: string) =>
  [...html.matchAll(/(\w+)(?:&lt;\/b&gt;)? Street \d+\./g)].map(([, name]) => name);

it.each([
  ['/fragments/agent-current?agent_id=A', ['Rent', 'Sale']],
  ['/fragments/agent-current?agent_id=A&list=rent', ['Rent']],
  ['/fragments/agent-current-big?agent_id=A', ['Rent', 'Sale']],
  ['/fragments/agent-current?employeeIds=A,B,H', ['Other', 'Rent', 'Sale']],
  ['/fragments/agent-sold?agent_id=A&sold=leased', ['Leased']],
  ['/fragments/agency-active?agency_id=O', ['Hidden', 'Other', 'Sale']],
  ['/fragments/agency-rental?agency_id=O', ['Rent']],
  ['/fragments/agency-properties?office_id=O', ['Hidden', 'Other', 'Rent', 'Sale']],
  ['/wp-content/themes/agency/ajax/agent_current_properties.php?agent_id=A', ['Rent', 'Sale']],
  ['/wp-content/themes/child/agency-rental-listings.php?agency_id=O', ['Rent']],
])('%s', async (path, found) => {
  const asked = path
    .replace('=A', `=${agent}`)
    .replace('B,H', `${other},${hidden}`)
    .replace('=O', `=${office}`);
  const { status, headers, text } = await get(asked);
  expect(status).toBe(200);
  expect([...new Set(streets(text))].sort()).toEqual(found);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(text).not.toContain('<b>Rent');
});

it('comes in pages whose links lead to the agent’s own', async () => {
  const first = (await get(`/fragments/agent-sold?agent_id=${agent}`)).text;
  expect(streets(first).filter((name) => name === 'Sold').length).toBeGreaterThanOrEqual(24);
  expect(first).toContain('href="/agents/ada-example?list=sold&amp;page=2#listings"');
  expect(first).toContain('data-pages="2"');
  const second = (await get(`/fragments/agent-sold?agent_id=${agent}&page=2`)).text;
  expect(second.match(/<article/g)).toHaveLength(2);
  expect(second).toContain('data-page="1"');
});

it('the agent’s own page has the same list, which pages in place', async () => {
  const { text } = await get('/agents/ada-example?list=sold');
  expect(text).toContain('data-behaviour="paged"');
  expect(text).toContain(`/fragments/agent-sold?agent_id=${agent}`);
  expect(text.match(/<article/g)).toHaveLength(24);
});

it.each([
  '/fragments/agent-sold',
  '/fragments/agent-sold?agent_id=99999',
  '/fragments/agent-current?agent_id=H',
  '/fragments/constructor?agent_id=A',
  '/wp-content/themes/agency/functions.php?agent_id=A',
])('%s: nothing', async (path) => {
  expect((await get(path.replace('=A', `=${agent}`).replace('=H', `=${hidden}`))).status).toBe(404);
});

it('whatever is asked: never an error, never what is hidden, no markup of its own', async () => {
  const value = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('1', '2', '3', '0', '-1', '1,2,3', '99999999999', '<script>', "' or 1=1", 'all', 'buy'),
  );
  const name = fc.constantFrom(
    'agent-sold',
    'agent-current',
    'agent-current-big',
    'agency-sold',
    'agency-properties',
  );
  const query = fc.dictionary(
    fc.constantFrom('page', 'agent_id', 'agency_id', 'employeeIds', 'sold', 'sold_page', 'list'),
    value,
  );
  await fc.assert(
    fc.asyncProperty(name, query, async (fragment, asked) => {
      const { status, text } = await get(`/fragments/${fragment}?${new URLSearchParams(asked)}`);
      expect([200, 404]).toContain(status);
      expect(text).not.toMatch(/<script|<b>|Secret Street/);
      expect((text.match(/<article/g) ?? []).length).toBeLessThanOrEqual(24);
    }),
    { numRuns: 80 },
  );
});
