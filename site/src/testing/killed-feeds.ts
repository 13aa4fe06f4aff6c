import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { createFeedWorker } from '#site/features/feeds/feed-worker.ts';
import { receiveFile } from '#site/features/feeds/intake/receive.ts';
import { loadSource } from '#site/features/feeds/sources/load-source.ts';
import { seedAgency } from '#site/features/feeds/testing/agency.ts';
import { makeFeedSource } from '#site/features/feeds/testing/feed-source.ts';
import { feedXml, houseXml } from '#site/features/feeds/testing/feed-xml.ts';
import { query } from '#site/server/database.ts';

/** Listings of each file: some chunks of the importer. */
const LISTINGS = 600;
const FIRST_PRICE = 1_000_000;

/** What a file says about a listing; which file it was can be told from any part of it. */
const priceOf = (round: number) => FIRST_PRICE + round * 1000;
const inspectionsOf = (round: number) => (round % 3) + 1;
const roundOf = (price: unknown) => (Number(price) - FIRST_PRICE) / 1000;

/**
 * Feed files for servers that are killed while they import them. Every file says something new about every listing: its
 * price, and how many inspections it has.
 */
export async function killedFeeds(payload: Payload) {
  const { office } = await seedAgency({ payload, codes: ['XNWXNW'] });
  const source = await loadSource(payload, { id: await makeFeedSource(payload, { offices: [office] }) });
  let files = 0;
  let cuts = 0;
  const newest = async () => {
    const [row] = await query<{ id: unknown }>(payload, sql`select max(id) as id from feeds`);
    return Number(row?.id);
  };
  return {
    /** Puts one more file into the queue. */
    async deliver(): Promise<void> {
      files += 1;
      const day = String(files).padStart(4, '0');
      const inspections = Array.from(
        { length: inspectionsOf(files) },
        (_, index) => `<inspection>${10 + index}-Nov-2030 10:00am to 10:30am</inspection>`,
      );
      const inner = houseXml(
        `<inspectionTimes>${inspections.join('')}</inspectionTimes>`,
        `<price>${priceOf(files)}</price>`,
      );
      const modTime = new Date(Date.UTC(2026, 0, 1, 0, files)).toISOString().slice(0, 19);
      const listings = Array.from({ length: LISTINGS }, (_, index) => ({ id: `K${index}`, modTime, inner }));
      const pieces = async function* () {
        yield feedXml(listings, { date: modTime });
      };
      await receiveFile({ payload, source, origin: 'folder', name: `feed-${day}.xml`, pieces: pieces() });
    },
    /** Resolves once a server imports it. */
    async begun(): Promise<void> {
      const id = await newest();
      await expect
        .poll(() => query(payload, sql`select id from feeds where id = ${id} and state <> 'waiting'`), {
          interval: 5,
          timeout: 120_000,
        })
        .toHaveLength(1);
    },
    /** Every listing is as one of the files says, in all its parts. */
    expectWhole: async (): Promise<number[]> => {
      const rows = await query<Record<string, unknown>>(
        payload,
        sql`select l.price, v.version_price, p.price_low, v.id as version,
            (select count(*) from listings_inspections i where i._parent_id = l.id) as inspections,
            (select count(*) from _listings_v_version_inspections i where i._parent_id = v.id) as version_inspections,
            (select count(*) from _listings_v o where o.parent_id = l.id and o.latest = ${true}) as latest
          from listings l left join _listings_v v on v.parent_id = l.id and v.latest = ${true}
            left join public_listings p on p.listing = l.id`,
      );
      return rows.map((row) => {
        const round = roundOf(row.price);
        expect(Object.values(row).map(Number)).toEqual([
          ...[priceOf(round), priceOf(round), priceOf(round), Number(row.version)],
          ...[inspectionsOf(round), inspectionsOf(round), 1],
        ]);
        return round;
      });
    },
    /** As when the time of a dead server's lock has run out, and however often one file was unlucky. */
    async endLease(): Promise<void> {
      await query(payload, sql`delete from payload_kv where key = 'lock:feeds'`);
      const cut = await query(payload, sql`update feeds set starts = 1 where state = 'running' returning id`);
      cuts += cut.length;
    },
    /** Imports what is left as the next server does; no file is lost, and each listing is as the last one says. */
    async expectAllImported(): Promise<void> {
      const mailer = { send: async () => ({ ok: true, answer: '250' }) as const, close: () => undefined };
      await createFeedWorker({ payload, mailer, siteUrl: 'https://agency.example' }).runOnce();
      const runs = await query<Record<string, unknown>>(
        payload,
        sql`select file_name, state, created + updated + unchanged + skipped as listings from feeds order by id`,
      );
      expect(runs).toHaveLength(files);
      for (const { state, listings } of runs) expect([state, Number(listings)]).toEqual(['done', LISTINGS]);
      const rounds = await this.expectWhole();
      expect(rounds).toHaveLength(LISTINGS);
      expect(new Set(rounds)).toEqual(new Set([files]));
      // Otherwise nothing was shown.
      expect(cuts).toBeGreaterThan(0);
    },
  };
}
