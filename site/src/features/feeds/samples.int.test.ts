import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { importFeed } from './import-feed.ts';
import { seedAgency } from './testing/agency.ts';
import { feedXml, houseXml } from './testing/feed-xml.ts';
import { expectedItems, isRefused, sampleCodes, samplePath, samples } from './testing/samples.ts';

/** No picture of a sample is fetched: nothing listens at these limits. */
const NO_FETCH = { maxBytes: 1, timeoutMs: 1, maxRedirects: 0, allowPrivateHosts: false };

let payload: Payload;

beforeAll(async () => {
  ({ payload } = await testPayload());
  await seedAgency({ payload, codes: [...new Set(['XNWXNW', ...sampleCodes()])] });
});

beforeEach(async () => {
  // Not through Payload, which takes a listing at a time: a sample has up to 114.
  await emptyTables(payload, 'public_listings', '_listings_v', 'listings');
});

const take = async (source: Parameters<typeof importFeed>[0]['source']) => {
  const { finished } = await importFeed({ payload, source, origin: 'command', fetchLimits: NO_FETCH });
  return finished;
};

const rowsOf = async () => ({
  listings: await query(payload, sql`select * from listings order by id`),
  cards: await query(payload, sql`select * from public_listings order by listing`),
});

describe('real-world samples', () => {
  it.each(samples)('%s is stored as it reads, or refused; sent again it changes nothing', async (name) => {
    const [run] = await take({ path: samplePath(name) });
    const expected = expectedOf(name);
    expect(run).toMatchObject({ state: expected ? 'done' : 'quarantined', failed: 0 });
    const before = await rowsOf();
    expect(statusesIn(before)).toEqual(expected ?? {});
    const kept = JSON.stringify(before);
    for (const secret of vendorWords(name)) expect(kept).not.toContain(secret);
    await take({ path: samplePath(name) });
    expect(settled(await rowsOf(), name)).toEqual(settled(before, name));
  });

  it('hold what must not be kept', () => {
    expect(new Set(samples.flatMap(vendorWords)).size).toBeGreaterThan(3);
  });
});

describe('a file that breaks off', () => {
  it('changes nothing, wherever it ends', async () => {
    const whole = readFileSync(samplePath('multi-current-sold-withdrawn.xml'));
    await take({ name: 'whole.xml', bytes: whole });
    const before = await rowsOf();
    const changed = Buffer.from(whole.toString().replaceAll('Richmond', 'Elsewhere'));
    const end = changed.lastIndexOf('</propertyList>');
    for (let at = 0; at < end; at += Math.ceil(end / 25)) {
      const [run] = await take({ name: 'cut.xml', bytes: changed.subarray(0, at) });
      expect(run?.state).toBe('quarantined');
    }
    expect(await rowsOf()).toEqual(before);
  });

  it.each([
    [
      'an entity bomb',
      '<!DOCTYPE p [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><propertyList>&b;</propertyList>',
    ],
    [
      'an external entity',
      '<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]><propertyList>&x;</propertyList>',
    ],
    ['a web page', '<!doctype html><html><body>502 Bad Gateway</body></html>'],
    ['nothing at all', ''],
  ])('%s is quarantined and reported', async (_what, text) => {
    const [run] = await take({ name: 'bad.xml', bytes: Buffer.from(text) });
    expect(run).toMatchObject({ state: 'quarantined', created: 0, problemCount: 1 });
    expect(run?.problems[0]?.message).toMatch(/\w+ .*\./);
  });

  it('is missing: the run says so', async () => {
    const [run] = await take({ path: samplePath('no-such-file.xml') });
    expect(run).toMatchObject({ state: 'quarantined', fileName: basename('no-such-file.xml') });
  });
});

describe('what a feed hides', () => {
  const hidden = [
    'quirk-address-hidden.xml',
    'quirk-price-hidden-with-priceview.xml',
    'quirk-price-zero-hidden.xml',
    'partial-sold-price-hidden.xml',
  ];
  it.each(hidden)('%s stays out of everything visitors can read', async (name) => {
    await take({ path: samplePath('residential-full.xml') });
    await take({ path: samplePath(name) });
    const { listings, cards } = await rowsOf();
    let secrets = 0;
    for (const row of listings) {
      const shown = cards.find(({ listing }) => Number(listing) === Number(row.id));
      // Search columns hold a band, whose ends may be the number itself by chance.
      const card = JSON.stringify([shown?.card, shown?.page]);
      for (const secret of secretsOf(row)) {
        secrets += 1;
        expect(card).not.toContain(secret);
      }
    }
    if (!SAY_NOTHING.has(name)) expect(secrets).toBeGreaterThan(0);
  });

  it('stays hidden through later messages that say nothing about it', async () => {
    const hiddenHouse = houseXml(
      '<priceView>Around 512,345</priceView>',
      '<price display="no">512345</price>',
    ).replace('<address display="yes">', '<address display="no">');
    await take({ name: 'a.xml', bytes: feedXml([{ id: 'H1', inner: hiddenHouse }]) });
    await take({
      name: 'b.xml',
      bytes: feedXml([
        { id: 'H1', inner: '<priceView>Still around 512,345</priceView><headline>New words</headline>' },
      ]),
    });
    const { cards } = await rowsOf();
    const everything = JSON.stringify(cards);
    expect(everything).toContain('New words');
    for (const secret of ['512345', '512,345', 'Around', 'Main Road"', 'main-road', '39 Main'])
      expect(everything).not.toContain(secret);
  });
});

/** Hidden, but without an amount or text that could leak; a status message without its listing. */
const SAY_NOTHING = new Set(['quirk-price-zero-hidden.xml', 'partial-sold-price-hidden.xml']);

/** The texts of a stored row that its flags hide. */
function secretsOf(row: Record<string, unknown>): string[] {
  const amounts = (fields: unknown[]) =>
    fields
      .map(Number)
      .flatMap((amount) => (amount > 0 ? [String(amount), amount.toLocaleString('en-AU')] : []));
  const address = row.address_hidden ? [row.street, row.latitude, row.longitude] : [];
  const price = row.price_hidden ? [row.price_view, ...amounts([row.price, row.price_max])] : [];
  const sold = row.sold_price_display === 'no' ? amounts([row.sold_price]) : [];
  return [...address, ...price, ...sold].flatMap((secret) => (secret ? [String(secret)] : []));
}

/** One sample sends the same listing eight times with different texts: it goes through all of them again. */
function settled(rows: Awaited<ReturnType<typeof rowsOf>>, name: string) {
  if (name !== 'quirk-bom-agentId-case.xml') return rows;
  return { ...rows, listings: rows.listings.map((row) => ({ ...row, updated_at: '', feed_run: '' })) };
}

type Item = { kind: string; listing?: { uniqueID: string; status: string; address?: object } };

/**
 * What the expectation beside a sample says is to be stored: the status of each listing that the file describes, by the
 * sender's id. Undefined for a file that is refused as a whole.
 */
function expectedOf(name: string): Record<string, string> | undefined {
  const items = expectedItems<Item>(name);
  if (isRefused(name)) return undefined;
  const listings = items.flatMap(({ listing }) => listing ?? []);
  const described = new Set(listings.flatMap(({ uniqueID, address }) => (address ? uniqueID : [])));
  return Object.fromEntries(
    listings
      .filter(({ uniqueID }) => described.has(uniqueID))
      .map(({ uniqueID, status }) => [uniqueID, status]),
  );
}

const statusesIn = ({ listings }: Awaited<ReturnType<typeof rowsOf>>) =>
  Object.fromEntries(listings.map((row) => [String(row.feed_unique_id), String(row.status)]));

/** Names, addresses and numbers of owners in a sample, and the sender's credentials. */
function vendorWords(name: string): string[] {
  const xml = readFileSync(samplePath(name), 'utf8');
  const vendors = [...xml.matchAll(/<vendorDetails>([\s\S]*?)<\/vendorDetails>/g)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/>([^<>]{5,})</g)].map((inner) => (inner[1] ?? '').trim()),
  );
  const logins = [...xml.matchAll(/\b(?:username|password)="([^"]{5,})"/g)].map((match) => match[1] ?? '');
  const outside = xml.replace(/<vendorDetails>[\s\S]*?<\/vendorDetails>/g, '');
  return [...vendors.filter((word) => !outside.includes(word)), ...logins];
}
