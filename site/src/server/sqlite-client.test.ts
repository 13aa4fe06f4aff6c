// Costs about 0.3 s.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite, type SqliteClient } from './sqlite-client.ts';
import { openConnection } from './sqlite-connection.ts';

let dir: string;
let client: SqliteClient;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'frontage-client-'));
  client = openSqlite(join(dir, 'test.db'));
  await client.executeMultiple(
    'create table homes (id integer primary key, street text not null unique, beds int)',
  );
});
afterEach(async () => {
  await client.close();
  await rm(dir, { recursive: true });
});

const add = (street: string | null, beds = 3) => ({
  sql: 'insert into homes (street, beds) values (?, ?) returning id',
  args: [street, beds],
});
const streets = async () =>
  (await client.execute('select street from homes order by id')).rows.map(({ street }) => street);

it('what was written is read, and rows that a write returns have names and positions', async () => {
  const { rows, columns } = await client.execute(add('1 Sample Street'));
  expect(columns).toEqual(['id']);
  expect([rows[0]?.id, rows[0]?.[0], rows[0]?.length]).toEqual([1, 1, 1]);
  expect((await client.execute('update homes set beds = 4')).rowsAffected).toBe(1);
  expect(await streets()).toEqual(['1 Sample Street']);
});

it('reads and writes each keep more of the file in memory than the 2 MB of SQLite', async () => {
  const { rows } = await client.execute('select cache_size from pragma_cache_size');
  expect(rows[0]?.cache_size).toBe(-32768);
  expect((await client.execute('pragma cache_size')).rows[0]?.cache_size).toBe(-16384);
});

it('writes are stored in the order asked, also when nobody waits for them', async () => {
  const all = ['a', 'b', 'c', 'd'].map((street) => client.execute(add(street)));
  await client.settled();
  expect(await streets()).toEqual(['a', 'b', 'c', 'd']);
  await Promise.all(all);
});

it('of a batch that fails nothing is stored, its error has the code of the constraint, and the next one works', async () => {
  const failed = client.batch([add('a'), add('a')], 'write');
  await expect(failed).rejects.toMatchObject({ name: 'SqliteError', code: 'SQLITE_CONSTRAINT_UNIQUE' });
  await expect(client.batch([add(null)], 'write')).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_NOTNULL',
  });
  expect(await streets()).toEqual([]);
  await client.batch([add('b'), add('c')], 'write');
  expect(await streets()).toEqual(['b', 'c']);
});

it('a number that SQLite cannot store is refused before anything is written', async () => {
  await expect(client.batch([add('a'), add('b', Number.NaN)], 'write')).rejects.toThrow(RangeError);
  expect(await streets()).toEqual([]);
});

it('reads follow a column that is added, and statistics that are collected', async () => {
  await client.execute(add('a'));
  const all = () => client.execute('select * from homes');
  expect((await all()).columns).toEqual(['id', 'street', 'beds']);
  await client.execute('alter table homes add column land int');
  expect((await all()).columns).toEqual(['id', 'street', 'beds', 'land']);
  await client.execute('analyze');
  expect((await client.execute('select count(*) as n from sqlite_stat1')).rows[0]?.n).toBe(1);
});

it('a common table expression is a read or a write by what it does', async () => {
  await client.execute(
    "with named as (select 'a' as street) insert into homes (street) select street from named",
  );
  const { rows } = await client.execute('with named as (select street from homes) select * from named');
  expect(rows[0]?.street).toBe('a');
});

it('another program that writes holds up writes alone', async () => {
  // The next read learns of it.
  await client.execute('analyze');
  const other = openConnection(join(dir, 'test.db'));
  other.run('begin immediate');
  const write = client.execute(add('a'));
  expect(await streets()).toEqual([]);
  other.run('commit');
  other.close();
  await write;
  expect(await streets()).toEqual(['a']);
});
