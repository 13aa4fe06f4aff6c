import '#site/testing/with-bucket.ts';
import { readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findRepeatable, importAgain } from '#site/features/feeds/import-again.ts';
import { storeReceivedFiles, thinReports } from '#site/features/feeds/keep-runs.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { bucketServer } from '#site/testing/with-bucket.ts';
import { feedSite, houseIds, houses } from './testing/feed-site.ts';

/* @sqlite-only. Received feed files with a bucket: every instance can import them, whichever received them. */

const DAY_MS = 24 * 60 * 60 * 1000;
const site = feedSite();
const received = () => join(site.dataDir, 'feeds/riverside/received');
const folders = () => readdirSync(received());
const store = (now = Date.now()) => storeReceivedFiles({ payload: site.payload, now });
async function inBucket(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of siteFiles().bucket?.list('feeds/') ?? []) keys.push(key);
  return keys;
}
/** As if another instance had received what waits: its folder bears another name. */
async function asIfElsewhere({ isStored }: { isStored: boolean }): Promise<void> {
  const [name = ''] = folders();
  const other = `elsewhere_1_${name.split('_')[2]}`;
  renameSync(join(received(), name), join(received(), other));
  const [row] = await query<{ received: unknown }>(site.payload, sql`select received from feeds`);
  const changed = { ...jsonOf<object>(row?.received), folder: `riverside/received/${other}` };
  await query(site.payload, sql`update feeds set received = ${JSON.stringify(changed)}`);
  if (isStored) await store();
  await rm(received(), { recursive: true });
}

describe('a received feed file', () => {
  it('is in the bucket too, leaves the disk after a day, and is fetched for another import', async () => {
    await site.makeSource();
    await site.deliver(houses(houseIds(2)));
    const [name] = folders();
    expect(await store()).toBe(1);
    expect(await inBucket()).toEqual([`feeds/riverside/received/${name}/feed`]);
    expect(await store()).toBe(0);
    expect(folders()).toEqual([name]);
    await store(Date.now() + DAY_MS + 1000);
    expect(folders()).toEqual([]);
    const [run = 0] = await site.runIds();
    expect(await findRepeatable(site.payload, run)).toHaveProperty('found');
    expect(folders()).toEqual([]);
    bucketServer.set('away');
    await expect(importAgain({ payload: site.payload, id: run, by: 'Ann' })).rejects.toThrow(
      /can’t be reached/,
    );
    bucketServer.set('fine');
    await importAgain({ payload: site.payload, id: run, by: 'Ann' });
    expect(folders()).toEqual([name]);
  });

  it('of another instance is imported from the bucket', async () => {
    await site.makeSource();
    const { id } = await site.postXml(houses(houseIds(2)));
    await asIfElsewhere({ isStored: true });
    await site.worker.runOnce();
    expect(await site.statusOf(id)).toMatchObject({ state: 'done' });
    expect(await site.publicIds()).toEqual(['H1', 'H2']);
  });

  it.each(['fine', 'away'] as const)(
    'that another instance has not stored yet waits, with the bucket %s',
    async (mode) => {
      await site.makeSource();
      const { id } = await site.postXml(houses(houseIds(2)));
      await asIfElsewhere({ isStored: false });
      bucketServer.set(mode);
      await site.worker.runOnce();
      expect(await site.statusOf(id)).toMatchObject({ state: 'waiting' });
    },
  );

  it('is taken while the bucket is away', async () => {
    await site.makeSource();
    bucketServer.set('away');
    expect(await site.deliver(houses(houseIds(2)))).toMatchObject({ state: 'done' });
    await expect(store()).rejects.toThrow(/file storage/);
    bucketServer.set('fine');
    expect(await store()).toBe(1);
  });

  it('is deleted from the bucket after its time', async () => {
    await site.makeSource();
    await site.deliver(houses(houseIds(2)));
    await store();
    await thinReports({ payload: site.payload, now: Date.now() + 31 * DAY_MS });
    expect(await inBucket()).toEqual([]);
  });
});
