import { expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';

it('gives two people of one name an address each, and keeps both when they are edited', async () => {
  const { payload } = await testPayload();
  const add = () =>
    payload.create({ collection: 'agents', data: { name: 'Zoë O’Sample', _status: 'published' } });
  const [first, second, third] = [await add(), await add(), await add()];
  expect([first.slug, second.slug, third.slug]).toEqual(['zoe-osample', 'zoe-osample-2', 'zoe-osample-3']);
  const edited = await payload.update({ collection: 'agents', id: second.id, data: { role: 'Auctioneer' } });
  expect(edited.slug).toBe('zoe-osample-2');
});
