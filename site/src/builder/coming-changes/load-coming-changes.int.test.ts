// What the calendar of coming changes lists. One boot of Payload.
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { planChange } from '#site/features/pages/schedule/planned-changes.ts';
import { testPayload } from '#site/testing/payload.ts';
import { loadComingChanges } from './load-coming-changes.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
});

const HOUR_MS = 3_600_000;
const now = Date.parse('2030-06-01T00:00:00Z');
const at = (hours: number) => now + hours * HOUR_MS;
const iso = (hours: number) => new Date(at(hours)).toISOString();

it('lists scheduled changes, news to come and popups that begin or end, in order', async () => {
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'Campaign', path: '/campaign', _status: 'draft' },
  });
  await payload.create({
    collection: 'posts',
    data: { title: 'Results', slug: 'results', publishedAt: iso(2), _status: 'published' },
  });
  await payload.create({
    collection: 'posts',
    data: { title: 'Past', slug: 'past', publishedAt: iso(-2), _status: 'published' },
  });
  await payload.create({
    collection: 'popups',
    data: {
      name: 'Offer',
      _status: 'published',
      rules: { scheduleStart: iso(-1), scheduleEnd: iso(3) },
    } as never,
  });
  const shared = { payload, zone: 'Australia/Perth' as const, now };
  await planChange({ ...shared, collection: 'pages', id: page.id, user: 1, change: 'publish', at: at(1) });
  const changes = await loadComingChanges(shared);
  expect(changes.map(({ does, kind, name }) => [does, kind, name].join(' '))).toEqual([
    'Publish Page Campaign',
    'Appears News post Results',
    'Ends Popup Offer',
  ]);
  expect(changes[0]?.cancel).toMatch(`/api/pages/${page.id}/schedule/`);

  await payload.delete({ collection: 'pages', id: page.id });
  expect((await loadComingChanges(shared)).map(({ name }) => name)).toEqual(['Results', 'Offer']);
});
