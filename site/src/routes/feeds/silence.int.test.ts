// @sqlite-only: the bell of the feeds makes the same statements on PostgreSQL.
// Costs about 2 s beside the start of Payload, on a quiet machine.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkSilence } from '#site/features/feeds/sources/silence.ts';
import { silenceOf } from '#site/features/feeds/sources/silence-of.ts';
import { query } from '#site/server/database.ts';
import { feedSite, houses } from './testing/feed-site.ts';

const site = feedSite();

describe('a source that falls silent', () => {
  it('is told of once, and once when files arrive again', async () => {
    await site.makeSource();
    for (let file = 0; file < 8; file++) {
      const { id } = await site.postXml(houses([`S${file}`]));
      const at = new Date(site.now - (8 - file) * 3_600_000).toISOString();
      await query(site.payload, sql`update feeds set created_at = ${at} where delivery = ${id}`);
    }
    await site.worker.runOnce();
    expect(site.sent).toEqual([]);
    for (let hour = 0; hour < 8; hour++) {
      site.now += 3_600_000;
      await site.worker.runOnce();
    }
    expect(site.sent.map(({ subject }) => subject)).toEqual(['No feed files from Riverside']);
    await site.postXml(houses(['S9']));
    await query(
      site.payload,
      sql`update feeds set created_at = ${new Date(site.now).toISOString()} where id = (select max(id) from feeds)`,
    );
    site.now += 301_000;
    await site.worker.runOnce();
    await site.worker.runOnce();
    expect(site.sent.map(({ subject }) => subject)).toEqual([
      'No feed files from Riverside',
      'Riverside sends feed files again',
    ]);
  });

  const subjects = () => site.sent.map(({ subject }) => subject);
  const hoursLater = async (hours: number) => {
    site.now += hours * 3_600_000;
    await checkSilence({ payload: site.payload, now: site.now });
    await site.worker.runOnce();
  };

  it('is told of after the time that is set for it, also when it never sent anything', async () => {
    await site.makeSource({ silenceHours: 30 });
    await hoursLater(29);
    expect(subjects()).toEqual([]);
    await hoursLater(2);
    await hoursLater(40);
    expect(subjects()).toEqual(['No feed files from Riverside']);
    expect(site.sent[0]?.text).toContain('Riverside has sent nothing yet, which is longer than expected.');
  });

  it('is not silent while it sends what it sent before', async () => {
    const source = await site.makeSource({ silenceHours: 30 });
    await site.postXml(houses(['S1']));
    await query(
      site.payload,
      sql`update feeds set created_at = ${new Date(site.now - 90_000_000).toISOString()}`,
    );
    await site.postXml(houses(['S1']));
    expect(await site.runIds()).toHaveLength(1);
    await hoursLater(29);
    expect(subjects()).toEqual([]);
    expect(await silenceOf({ payload: site.payload, source, now: site.now })).toMatchObject({
      isSilent: false,
    });
    await hoursLater(2);
    expect(subjects()).toEqual(['No feed files from Riverside']);
  });
});
