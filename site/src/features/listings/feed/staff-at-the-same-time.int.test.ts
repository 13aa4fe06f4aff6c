import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import { takeFeedListings } from './take-feed-listings.ts';
import { messageOf } from './test-message.ts';

/** Runs once between an import's reading and its writing. */
let between: (() => Promise<unknown>) | undefined;

vi.mock('#site/server/images.ts', async (original) => {
  const real = await original<typeof import('#site/server/images.ts')>();
  return {
    ...real,
    imagesById: async (...args: Parameters<typeof real.imagesById>) => {
      const work = between;
      between = undefined;
      await work?.();
      return real.imagesById(...args);
    },
  };
});

it('an edit saved while a feed is being stored is not lost, and neither is the feed’s news', async () => {
  const { payload } = await testPayload();
  const office = await payload.create({ collection: 'offices', data: { name: 'O', _status: 'published' } });
  const take = async (inner: string, modTime: string) =>
    takeFeedListings({
      payload,
      messages: [await messageOf({ inner, modTime })],
      receivedAt: new Date(),
      findOffice: () => office.id,
      findAgent: () => undefined,
    });
  const address = '<address><street>Main Road</street><suburb>Perth</suburb><state>WA</state></address>';
  const { taken } = await take(
    `${address}<price>500000</price><headline>Feed</headline>`,
    '2026-11-01-09:00:00',
  );
  const id = Number(taken[0]?.id);

  between = () => payload.update({ collection: 'listings', id, data: { headline: 'Staff' } });
  const again = await take(`<price>600000</price><headline>Feed</headline>`, '2026-11-01-10:00:00');

  expect(between).toBeUndefined();
  expect(again.taken).toMatchObject([{ result: 'updated', id }]);
  expect(await payload.findByID({ collection: 'listings', id })).toMatchObject({
    headline: 'Staff',
    price: 600000,
  });
  expect(await payload.findByID({ collection: 'listings', id, draft: true })).toMatchObject({
    headline: 'Staff',
    price: 600000,
  });
  const [row] = await query<{ card: unknown }>(
    payload,
    sql`select card from public_listings where listing = ${id}`,
  );
  expect(JSON.stringify(row?.card)).toContain('Staff');
  expect(JSON.stringify(row?.card)).toContain('$600,000');
});
