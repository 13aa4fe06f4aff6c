import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { awaySentence, isDatabaseAway } from './database-away.ts';
import { openConnection } from './sqlite-connection.ts';

/** As Drizzle hands errors on. */
const queryError = (cause: unknown) => new Error('Failed query: select 1', { cause });
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
};

it('a full disk and a file that cannot be opened are told from a wrong statement, on SQLite', () => {
  const dir = mkdtempSync(join(tmpdir(), 'frontage-away-'));
  const database = openConnection(join(dir, 'a.db'));
  database.run('create table t (a text); pragma max_page_count = 3');
  const full = thrownBy(() => database.execute(`insert into t values (hex(zeroblob(100000)))`));
  const wrong = thrownBy(() => database.execute('select nothing from nowhere'));
  const missing = thrownBy(() => openConnection(join(dir, 'none', 'a.db')));
  database.close();
  rmSync(dir, { recursive: true });
  expect([full, wrong, missing].map((error) => isDatabaseAway(queryError(error)))).toEqual([
    true,
    false,
    true,
  ]);
});

it('a server that nobody can reach is away', async () => {
  const client = new pg.Client({ host: '127.0.0.1', port: 1 });
  const refused = await client.connect().catch((error: unknown) => error);
  expect(isDatabaseAway(queryError(refused))).toBe(true);
});

it.each([
  ['it is shutting down', '57P01', true],
  ['it has too many connections', '53300', true],
  ['its disk is full', '53100', true],
  ['a value is taken', '23505', false],
  ['a value cannot be read', '22P02', false],
  ['a statement took too long', '57014', false],
])('PostgreSQL says that %s (%s)', (_, code, isAway) => {
  expect(isDatabaseAway(queryError(Object.assign(new Error('no'), { code })))).toBe(isAway);
});

it('says that nothing was saved to those who wanted to save', () => {
  expect(awaySentence('GET')).not.toContain('saved');
  expect(awaySentence('PATCH')).toContain('so nothing was saved');
});
