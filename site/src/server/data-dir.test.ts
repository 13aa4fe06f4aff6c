import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { DataDirError, type Release, refuseDamagedDatabase, useDataDir } from './data-dir.ts';
import { openConnection } from './sqlite-connection.ts';

const parent = mkdtempSync(join(tmpdir(), 'frontage-data-dir-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
let dataDir: string;
let number = 0;
beforeEach(() => {
  number += 1;
  dataDir = join(parent, String(number));
});

const using = async (as: 'server' | 'command' | 'restore'): Promise<Release> => useDataDir({ dataDir, as });

it('one server at a time uses a SQLite folder; commands run beside it', async () => {
  const server = await using('server');
  await expect(using('server')).rejects.toThrow(
    /^Another Frontage server is already running on .+ Stop that one, or give this one a DATA_DIR of its own\.$/,
  );
  const command = await using('command');
  command();
  server();
  (await using('server'))();
});

it('a restore needs the folder for itself', async () => {
  const command = await using('command');
  await expect(using('restore')).rejects.toThrow(/Stop it, then run the restore again/);
  command();
  const restore = await using('restore');
  await expect(using('server')).rejects.toThrow(/A restore or an upgrade is running/);
  restore();
});

it('a server that was killed leaves no lock behind', async () => {
  mkdirSync(dataDir);
  const code = `
    import { DatabaseSync } from 'node:sqlite';
    const database = new DatabaseSync(process.argv[1]);
    database.exec('begin exclusive');
    process.stdout.write('held');
    setInterval(() => database, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, join(dataDir, '.server.lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(using('server')).rejects.toThrow(DataDirError);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  (await using('server'))();
});

it('what a restore left half done is not served', async () => {
  mkdirSync(join(dataDir, '.restoring'), { recursive: true });
  await expect(using('server')).rejects.toThrow(/was cut off before it finished.+npm run restore/);
  (await using('restore'))();
});

it('the folder and the database in it are their owner’s alone, also where they were made before', async () => {
  mkdirSync(dataDir, { mode: 0o755 });
  chmodSync(dataDir, 0o755);
  for (const file of ['frontage.db', 'frontage.db-wal']) {
    writeFileSync(join(dataDir, file), '');
    chmodSync(join(dataDir, file), 0o644);
  }
  (await using('server'))();
  const modes = execFileSync('stat', [
    '-c',
    '%a',
    dataDir,
    join(dataDir, 'frontage.db'),
    join(dataDir, 'frontage.db-wal'),
  ]);
  expect(String(modes).trim().split('\n')).toEqual(['700', '600', '600']);
  expect(statSync(dataDir).isDirectory()).toBe(true);
});

it('a damaged database stops the start with what to do; one that is whole, or not there yet, does not', async () => {
  mkdirSync(dataDir);
  await refuseDamagedDatabase(dataDir);
  const file = join(dataDir, 'frontage.db');
  const database = openConnection(file);
  database.run('create table leads (id integer primary key, name text)');
  database.run(`insert into leads (name)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000) select hex(randomblob(50)) from n`);
  database.close();
  await refuseDamagedDatabase(dataDir);
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.from(bytes).fill(7, 4096 * 5, 4096 * 8));
  const refused = /frontage\.db is damaged .+npm run restore/;
  await expect(refuseDamagedDatabase(dataDir)).rejects.toThrow(refused);
  writeFileSync(file, 'no database at all, but long enough to be looked at'.repeat(100));
  await expect(refuseDamagedDatabase(dataDir)).rejects.toThrow(refused);
});

it.runIf(existsSync('/proc/self'))('a place that takes no folders is said, not waited for', async () => {
  await expect(useDataDir({ dataDir: '/proc/no/such', as: 'command' })).rejects.toThrow(
    'DATA_DIR cannot be made: /proc takes no folders.',
  );
});
