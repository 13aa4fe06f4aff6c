import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkFeed, type FeedItem, readFeed } from './index.ts';

const folder = new URL('../fixtures/', import.meta.url);
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.xml') ? [file.slice(0, -4)] : []));
const receivedAt = new Date('2026-03-02T01:30:00Z');

describe('fixture pairs', () => {
  test.each(names)('%s has its expectation beside it', (name) => {
    expect(existsSync(new URL(`${name}.json`, folder))).toBe(true);
  });

  test.each(names)('%s reads as its expectation says', async (name) => {
    const items = await readAll({ name, pieceBytes: 65_536 });
    await expect(`${JSON.stringify(items, null, 2)}\n`).toMatchFileSnapshot(`../fixtures/${name}.json`);
  });

  test.each(names)('%s reads the same however its bytes are cut', async (name) => {
    expect(await readAll({ name, pieceBytes: 7 })).toEqual(await readAll({ name, pieceBytes: 1_000_003 }));
  });

  test.each(names)('%s passes the check exactly when it reads to its end', async (name) => {
    const last = (await readAll({ name, pieceBytes: 65_536 })).at(-1);
    const check = await checkFeed({ source: pieces({ name, pieceBytes: 65_536 }) });
    expect(check.ok).toBe(last?.kind === 'end');
    if (!check.ok) expect(last).toEqual({ kind: 'rejected', problem: check.problem });
  });
});

describe('what must never be collected', () => {
  test.each(names)('%s: nothing of the owner, the credentials or the sender’s bookkeeping', async (name) => {
    const items = JSON.stringify(await readAll({ name, pieceBytes: 65_536 }));
    const xml = new TextDecoder().decode(readFileSync(new URL(`${name}.xml`, folder)));
    for (const secret of ['xmluser', 'xmlpassword', 'PLACEHOLDER-USER', 'PLACEHOLDER-PASSWORD', 'PewPew']) {
      expect(items).not.toContain(secret);
    }
    for (const word of ['vendorDetails', 'exclusivity', 'clientID', 'eField', 'purchaseOrder', 'marketing']) {
      expect(items.toLowerCase()).not.toContain(word.toLowerCase());
    }
    // the same file with marked private elements: the marks must not come out
    const marked = xml
      .replace(/<vendorDetails>[\s\S]*?<\/vendorDetails>/g, '')
      .replace(/<uniqueID>/gi, (tag) => `${PRIVATE}${tag}`);
    const markedItems = JSON.stringify(await collect(once(new TextEncoder().encode(marked))));
    expect(markedItems).not.toContain('CANARY');
  });
});

const PRIVATE =
  '<vendorDetails><name>CANARY</name><price display="CANARY">CANARY</price><address><state>CANARY</state></address></vendorDetails>' +
  '<username>CANARY</username><password>CANARY</password><purchaseOrder>CANARY</purchaseOrder><marketing a="CANARY">CANARY</marketing>' +
  '<extraFields table="CANARY">CANARY<eField name="CANARY">CANARY</eField></extraFields><exclusivity value="CANARY"/><clientID>CANARY</clientID>' +
  '<unknownThing>CANARY</unknownThing>';

function readAll(options: { name: string; pieceBytes: number }): Promise<FeedItem[]> {
  return collect(pieces(options));
}

async function collect(source: AsyncIterable<Uint8Array>): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const item of readFeed({ source, receivedAt })) items.push(item);
  return items;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* pieces({
  name,
  pieceBytes,
}: {
  name: string;
  pieceBytes: number;
}): AsyncGenerator<Uint8Array> {
  const bytes = readFileSync(new URL(`${name}.xml`, folder));
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
