// Costs about 3 s on each database.
import { expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { freeIds, idsAhead } from './free-ids.ts';

it('each chunk of an import has ids of its own, which nobody else is given', async () => {
  const { payload } = await testPayload();
  const take = idsAhead(payload);
  const chunks = await Promise.all([
    take({ listings: 3, versions: 4 }),
    take({ listings: 2, versions: 2 }),
    freeIds({ payload, listings: 2, versions: 1 }),
    // More at once than was taken ahead.
    take({ listings: 50, versions: 1 }),
    take({ versions: 90 }),
  ]);
  const all = [chunks.flatMap(({ ids }) => ids), chunks.flatMap(({ versionIds }) => versionIds)];
  expect(all.map((ids) => ids.length)).toEqual([57, 98]);
  expect(all.map((ids) => new Set(ids).size)).toEqual([57, 98]);
  const data = { headline: 'By staff', status: 'current', method: 'buy', category: 'residential' } as const;
  const { id } = await payload.create({ collection: 'listings', data, draft: true });
  expect(all[0]).not.toContain(id);
});

it('an import of one chunk leaves no gap behind it', async () => {
  const { payload } = await testPayload();
  const before = await freeIds({ payload, listings: 1, versions: 1 });
  await idsAhead(payload)({ listings: 2, versions: 2 });
  const after = await freeIds({ payload, listings: 1, versions: 1 });
  expect([
    Number(after.ids[0]) - Number(before.ids[0]),
    Number(after.versionIds[0]) - Number(before.versionIds[0]),
  ]).toEqual([3, 3]);
});
