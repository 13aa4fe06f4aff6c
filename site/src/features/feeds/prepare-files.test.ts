import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FeedFile } from './feed-bundle.ts';
import { createRunBook, type ReceivedFile } from './feed-run.ts';
import { prepareFiles } from './prepare-files.ts';
import { feedXml, houseXml } from './testing/feed-xml.ts';

const RECEIVED: ReceivedFile = { folder: 'received/1', name: 'feed.xml', file: 'feed.xml' };
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'frontage-prepare-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Prepares one file, during which something goes wrong with this code; the state of its run afterwards. */
async function prepare({ code, received }: { code: string; received?: ReceivedFile }): Promise<string> {
  const run = { id: 1, fileName: 'feed.xml', state: 'running', problems: [], problemCount: 0, received };
  const book = createRunBook({ payload: undefined as never, run: run as never });
  const bytes = feedXml([{ id: 'a', modTime: '2026-11-01-09:00:00', inner: houseXml('', '') }]);
  const file: FeedFile = {
    name: 'feed.xml',
    open: async function* () {
      yield bytes;
    },
    picture: async () => undefined,
  };
  await prepareFiles({
    books: new Map([[file, book]]),
    receivedAt: new Date('2026-11-01T00:00:00Z'),
    limits: {} as never,
    path: () => join(dir, 'spool'),
    known: {
      markOf: () => 'mark',
      find: () => Promise.reject(Object.assign(new Error(`${code}: write`), { code })),
    },
    ownMark: 'own',
  });
  return book.run.state;
}

it('a received file that meets a full disk is not given a result: it can wait for room', async () => {
  await expect(prepare({ code: 'ENOSPC', received: RECEIVED })).rejects.toThrow('ENOSPC');
});

it('a file that is not kept, or meets another fault, has failed', async () => {
  expect(await prepare({ code: 'ENOSPC' })).toBe('failed');
  rmSync(join(dir, 'spool'), { force: true });
  expect(await prepare({ code: 'EIO', received: RECEIVED })).toBe('failed');
});
