import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FeedItem, type KnownListings, readFeed } from './index.ts';
import { createSplitter } from './split-listings.ts';

const RECEIVED_AT = new Date('2026-03-02T01:30:00Z');
const markOf = (text: string) => createHash('sha1').update(text).digest('hex');

/** Remembers the marks of one reading for the next, as the importer does with what it stored. */
function memory(): KnownListings & { marks: Set<string> } {
  const marks = new Set<string>();
  return {
    marks,
    markOf,
    find: async (sent) => new Set(sent.map(({ mark }) => mark).filter((mark) => marks.has(mark))),
  };
}

async function read(file: string, known?: KnownListings, step = file.length): Promise<FeedItem[]> {
  async function* source() {
    const bytes = new TextEncoder().encode(file);
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  }
  const items: FeedItem[] = [];
  for await (const item of readFeed({
    source: source(),
    receivedAt: RECEIVED_AT,
    ...(known ? { known } : {}),
  }))
    items.push(item);
  return items;
}

/** Reads a file, remembers what it marked, and reads it a second time. */
async function twice(file: string): Promise<{ first: FeedItem[]; second: FeedItem[] }> {
  const known = memory();
  const first = await read(file, known);
  for (const item of first) if (item.kind === 'listing' && item.mark) known.marks.add(item.mark);
  return { first, second: await read(file, known) };
}

const kinds = (items: FeedItem[]) => items.map(({ kind }) => kind);
const listing = (id: string, content = '') =>
  `<residential modTime="2026-02-01-10:00:00" status="current"><agentID>A</agentID><uniqueID>${id}</uniqueID>${content}</residential>`;
const list = (...content: string[]) =>
  `<?xml version="1.0"?>\n<propertyList date="2026-02-02-12:00:00">\n${content.join('\n')}\n</propertyList>`;

describe('text that was read before', () => {
  test('is passed over, and what is new is read', async () => {
    const known = memory();
    const [one] = await read(list(listing('1')), known);
    known.marks.add((one as { mark: string }).mark);
    const items = await read(list(listing('1'), listing('2', '<headline>New</headline>')), known);
    expect(kinds(items)).toEqual(['known', 'listing', 'end']);
    expect(items[0]).toMatchObject({ known: { agentID: 'A', uniqueID: '1', text: listing('1') } });
    expect(items[1]).toMatchObject({ listing: { uniqueID: '2', line: 4 } });
    expect(items[2]).toEqual({ kind: 'end', listings: 2, date: '2026-02-02T12:00:00' });
  });

  test.each([
    ['the line of a problem counts what was passed over', list(listing('1', '\n\n'), '<residential/>')],
    ['a comment between', list(listing('1'), '<!-- <residential> -->', listing('2'))],
    ['an element of no listing', list(listing('1'), '<other/>', listing('2'))],
    ['a closing tag in a comment', list(listing('1', '<!-- </residential> -->'), listing('2'))],
    [
      'a closing tag in a text',
      list(listing('1', '<headline><![CDATA[</residential>]]></headline>'), listing('2')),
    ],
    ['a doctype', list(listing('1')).replace('\n<p', '\n<!DOCTYPE propertyList SYSTEM "x.dtd">\n<p')],
    ['one listing alone', listing('1')],
    ['upper case', list(listing('1')).replaceAll('residential', 'RESIDENTIAL')],
    ['a file that breaks off', list(listing('1'), listing('2')).slice(0, -30)],
    ['a bare &', list(listing('1'), 'Smith & Sons', listing('2'))],
    ['text after the end', `${list(listing('1'))}<again/>`],
  ])('%s: what follows is read as before', async (_, file) => {
    const plain = await read(file);
    const { first, second } = await twice(file);
    const withoutMark = (items: FeedItem[]) =>
      items.map((item) => (item.kind === 'listing' ? { kind: item.kind, listing: item.listing } : item));
    expect(withoutMark(first)).toEqual(plain);
    const others = (items: FeedItem[]) => items.filter(({ kind }) => kind !== 'listing' && kind !== 'known');
    expect(others(second)).toEqual(others(plain));
    expect(second).toHaveLength(plain.length);
  });

  test.each([
    [
      'has a problem, so that each report says it',
      listing('1', '<headline>x</headline><category name="Nonsense"/>'),
    ],
    ['takes its time from the file', listing('1').replace(/ modTime="[^"]*"/, '')],
  ])('is read again where it %s', async (_, content) => {
    const { second } = await twice(list(content));
    expect(kinds(second)).not.toContain('known');
  });
});

test('however a file is cut, its pieces are its text, and the same listings are passed over', async () => {
  const parts = ['<', '>', '!--', '-->', '<?', '?>', '</residential>', '<propertyList>', '</propertyList>'];
  const part = fc.oneof(
    fc.constantFrom(...parts, listing('1'), listing('2', '<headline>a</headline>'), '<![CDATA[', ']]>'),
    fc.string({ maxLength: 5 }),
  );
  await fc.assert(
    fc.property(fc.array(part), fc.integer({ min: 1, max: 40 }), (texts, step) => {
      const text = `<propertyList>${texts.join('')}`;
      const splitter = createSplitter();
      let all = '';
      for (let at = 0; at < text.length; at += step)
        for (const piece of splitter.push(text.slice(at, at + step))) all += piece.text;
      for (const piece of splitter.end()) all += piece.text;
      return all === text;
    }),
  );
  const file = list(listing('1'), listing('2', '<headline>é</headline>'), listing('3'));
  const known = memory();
  for (const item of await read(file, known))
    if (item.kind === 'listing' && item.mark) known.marks.add(item.mark);
  for (const step of [1, 7, 100])
    expect(kinds(await read(file, known, step))).toEqual(['known', 'known', 'known', 'end']);
});
