// Costs about 2 s beside the start of Payload, on a quiet machine.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { feedsToSeeTo } from '#site/features/feeds/feed-bell.ts';
import { checkSilence } from '#site/features/feeds/sources/silence.ts';
import { query } from '#site/server/database.ts';
import { feedSite, houseIds, houses } from './testing/feed-site.ts';

const site = feedSite();
/** The first admin, and an editor that nobody told of feeds. */
const people = { admin: 0, editor: 0 };

const notices = (who: keyof typeof people) =>
  feedsToSeeTo({
    payload: site.payload,
    user: { id: people[who], collection: 'users', role: who },
  } as never);
const texts = async (who: keyof typeof people) =>
  (await notices(who)).map(({ count, text }) => `${count} ${text}`);

/** What a run of the source came to, as the import stores it. */
const endRun = (source: number, state: string) =>
  site.payload.create({
    collection: 'feeds',
    data: { fileName: `${state}.xml`, source, origin: 'https', state, problems: [] } as never,
  });

beforeAll(async () => {
  const { docs } = await site.payload.find({ collection: 'users', limit: 1, depth: 0 });
  people.admin = Number(docs[0]?.id);
  const editor = await site.payload.create({
    collection: 'users',
    data: { email: 'editor@example.com', password: 'correct horse battery', name: 'Eddy', role: 'editor' },
  });
  people.editor = editor.id;
});

describe('the bell', () => {
  it('says that a source is silent until files arrive again', async () => {
    const source = await site.makeSource({ silenceHours: 30 });
    expect(await texts('admin')).toEqual([]);
    site.now += 31 * 3_600_000;
    await checkSilence({ payload: site.payload, now: site.now });
    expect(await notices('admin')).toEqual([
      {
        count: 1,
        text: 'feed source is silent',
        href: `/admin/collections/feed-sources/${source}`,
      },
    ]);
    await site.deliver(houses(['S1']));
    await query(site.payload, sql`update feeds set created_at = ${new Date(site.now + 1000).toISOString()}`);
    await checkSilence({ payload: site.payload, now: site.now + 2000 });
    expect(await texts('admin')).toEqual([]);
  });

  it('counts files on hold until somebody decides', async () => {
    await site.makeSource({ missing: 'withdraw' });
    await site.deliver(houses(houseIds(20)));
    await site.deliver(houses(houseIds(12)));
    expect(await texts('admin')).toEqual(['1 feed file is on hold']);
    await site.decide((await site.runIds()).at(-1) as number, 'discard');
    await site.worker.runOnce();
    expect(await texts('admin')).toEqual([]);
  });

  it('names sources whose last file was not imported, and not those that were imported since', async () => {
    const [one, other] = [
      await site.makeSource(),
      await site.makeSource({ key: 'hillside', name: 'Hillside' }),
    ];
    await endRun(one, 'failed');
    await endRun(other, 'quarantined');
    expect(await texts('admin')).toEqual(['2 feeds were not imported']);
    await endRun(one, 'done');
    expect(await texts('admin')).toEqual(['1 feed was not imported']);
    await endRun(other, 'held');
    await endRun(other, 'done');
    expect(await texts('admin')).toEqual(['1 feed file is on hold']);
  });

  it('says that a source cannot be fetched', async () => {
    const source = await site.makeSource();
    await query(site.payload, sql`update feed_sources set pull_failure = 'No answer.' where id = ${source}`);
    expect(await texts('admin')).toEqual(['1 feed source cannot be fetched']);
    await query(site.payload, sql`update feed_sources set enabled = ${false} where id = ${source}`);
    expect(await texts('admin')).toEqual([]);
  });

  it('is for those who are told of the source, and nobody else', async () => {
    const source = await site.makeSource();
    await endRun(source, 'failed');
    expect(await texts('editor')).toEqual([]);
    await site.payload.update({
      collection: 'feed-sources',
      id: source,
      data: { notify: [people.editor] } as never,
    });
    expect(await texts('editor')).toEqual(['1 feed was not imported']);
    expect(await texts('admin')).toEqual([]);
    expect(await feedsToSeeTo({ payload: site.payload, user: null } as never)).toEqual([]);
  });
});
