import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { afterCommit } from './after-commit.ts';
import { onPurge } from './purge.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
});

/** How many transactions of Payload's are open. */
const open = () => Object.keys((payload.db as unknown as { sessions?: object }).sessions ?? {}).length;

it('the last purge of a change comes when nothing of it waits for its commit', async () => {
  const { id } = await payload.create({
    collection: 'offices',
    data: { name: 'Old', _status: 'published' } as never,
  });
  const openAt: number[] = [];
  const stop = onPurge((tags) => {
    if (tags.includes(`office:${id}`)) openAt.push(open());
  });
  await payload.update({ collection: 'offices', id, data: { name: 'New' } });
  stop();
  expect(openAt.length).toBeGreaterThan(0);
  expect(openAt.at(-1)).toBe(0);
});

it('work of a request that is rolled back is never done', async () => {
  const done: string[] = [];
  const req = { payload, transactionID: await payload.db.beginTransaction() } as never;
  await afterCommit({ req, work: async () => void done.push('committed') });
  const id = (req as { transactionID: string | null }).transactionID;
  // SQLite has no transactions of Payload's, so there is nothing to wait for.
  if (!id) return expect(done).toEqual(['committed']);
  expect(done).toEqual([]);
  await payload.db.rollbackTransaction(id);
  expect(done).toEqual([]);
});
