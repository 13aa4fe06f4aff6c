import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isPostgres, query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { testPayload } from '#site/testing/payload.ts';
import { dropDatabase, onServer } from '#site/testing/postgres-database.ts';
import { useDataDir } from '../data-dir.ts';
import { readSecrets } from '../secrets.ts';
import type { Migration } from '../upgrade/run-migrations.ts';
import { readArchive } from './archive.ts';
import { noteBackup } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { backUpWhenDue } from './nightly-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { checkSqlite } from './sqlite-copy.ts';

// Costs about three seconds on each database.

const EARLIER = new Date('2026-03-01T10:00:00Z');
const LATER = new Date('2026-03-02T10:00:00Z');

let payload: Payload;
let dataDir: string;
let folder: string;
let archive: string;
let migrations: Migration[];
beforeAll(async () => {
  ({ payload, dataDir } = await testPayload({ seedAdmin: true }));
  migrations = (
    isPostgres(payload)
      ? await import('#site/migrations/postgres/index.ts')
      : await import('#site/migrations/sqlite/index.ts')
  ).migrations as Migration[];
  folder = await mkdtemp(join(tmpdir(), 'frontage-backup-'));
  await payload.create({
    collection: 'offices',
    data: { name: "O'Brien “Ünited”\\ 🏠", slug: 'one', _status: 'published' },
  });
  // Values that are easily lost on the way: JSON's null, and text that looks like something else.
  await query(payload, sql`insert into payload_kv ("key", data) values ('nothing', 'null')`);
  await payload.kv.set('text', 'null\n{"a": "\\u0041"}');
  readSecrets(dataDir);
  await mkdir(join(dataDir, 'media/deep'), { recursive: true });
  await writeFile(join(dataDir, 'media/deep/house.webp'), 'a picture');
  await writeFile(join(dataDir, 'media/empty.webp'), '');
  await writeFile(join(dataDir, 'media/half.webp.part'), 'being written');
  await mkdir(join(dataDir, 'uploading'), { recursive: true });
  await writeFile(join(dataDir, 'uploading/1'), 'being uploaded');
  await mkdir(join(dataDir, 'feeds/received'), { recursive: true });
  await writeFile(join(dataDir, 'feeds/received/held.xml'), 'names a vendor');
  archive = (await makeBackup({ ...source(), target: folder, version: '1.2.3', now: EARLIER })).path;
});
afterAll(async () => {
  for (const url of databases) await dropDatabase({ server: server(), url });
  await rm(folder, { recursive: true, force: true });
});

const source = () => ({ dataDir, databaseUrl: env().databaseUrl });
const server = () => {
  const database = inject('testDatabase');
  return database.kind === 'postgres' ? database.server : '';
};

const databases: string[] = [];
let number = 0;
/** An empty machine: a folder, and on PostgreSQL a database of its own. */
async function elsewhere(): Promise<{ dataDir: string; databaseUrl?: string }> {
  number += 1;
  const dir = join(folder, `machine-${number}`);
  if (!isPostgres(payload)) return { dataDir: dir };
  const url = Object.assign(new URL(server()), {
    pathname: `${new URL(String(env().databaseUrl)).pathname}_${number}`,
  });
  await onServer(server(), `create database ${url.pathname.slice(1)}`);
  databases.push(url.href);
  return { dataDir: dir, databaseUrl: url.href };
}

const restore = async (target: Awaited<ReturnType<typeof elsewhere>>, more = {}) =>
  restoreBackup({ ...target, archive, replace: false, migrations, now: LATER, ...more });

const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('a backup', () => {
  it('is one private file that holds the database and the files, and nothing of the moment', async () => {
    expect(archive).toBe(join(folder, 'frontage-2026-03-01T10-00-00Z.zip'));
    expect(await mode(archive)).toBe('600');
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    const manifest = await readArchive(archive);
    expect(manifest).toMatchObject({ format: 1, version: '1.2.3', madeAt: EARLIER.toISOString() });
    expect(manifest.rows).toMatchObject({ offices: 1, users: 1, leads: 0 });
    expect(manifest.migrations).toEqual(migrations.map(({ name }) => name));
    const paths = manifest.files.map(({ path }) => path).filter((path) => path.startsWith('data/'));
    expect(paths).toEqual(['data/media/deep/house.webp', 'data/media/empty.webp', 'data/secrets.json']);
  });

  it('is refused where it would be lost with the data', async () => {
    await expect(makeBackup({ ...source(), target: join(dataDir, 'backups'), version: '1' })).rejects.toThrow(
      /inside DATA_DIR.+Name a folder elsewhere/,
    );
  });

  it('that was damaged on its way is not restored', async () => {
    const bytes = await readFile(archive);
    const damaged = join(folder, 'damaged.zip');
    const at = bytes.indexOf('a picture');
    bytes[at] = 'A'.charCodeAt(0);
    await writeFile(damaged, bytes);
    const target = await elsewhere();
    await expect(restore(target, { archive: damaged })).rejects.toThrow(/house\.webp.+Nothing was changed/s);
    expect((await readdir(target.dataDir)).filter((name) => !name.endsWith('.lock'))).toEqual([]);
    await expect(restore(target, { archive: join(folder, 'none.zip') })).rejects.toThrow(
      'There is no backup',
    );
  });
});

describe('an encrypted backup', () => {
  it('is opened by the private key alone, and nothing of it is left unencrypted', async () => {
    const identity = await generateX25519Identity();
    const recipients = [await identityToRecipient(identity)];
    const keys = join(folder, 'key.txt');
    await writeFile(keys, `# created: 2026-03-01\n${identity}\n`);
    const other = join(folder, 'other-key.txt');
    await writeFile(other, `${await generateX25519Identity()}\n`);
    const bucket = 'https://s3.example.com/files';
    const made = await makeBackup({
      ...{ ...source(), target: folder, recipients, version: '1', now: LATER },
      bucket,
    });
    expect(made.manifest.bucket).toBe(bucket);
    expect(made.path).toBe(join(folder, 'frontage-2026-03-02T10-00-00Z.zip.age'));
    expect(await mode(made.path)).toBe('600');
    expect((await readFile(made.path)).includes('a picture')).toBe(false);
    expect((await readFile(made.path)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(await readdir(dataDir)).not.toContain('.backing-up');

    const target = await elsewhere();
    const sealed = (identityFile?: string) => restore(target, { archive: made.path, identityFile });
    await expect(sealed()).rejects.toThrow(/is encrypted\..+--identity.+Nothing was changed/);
    await expect(sealed(other)).rejects.toThrow(/cannot be decrypted.+Nothing was changed/);
    await expect(sealed(archive)).rejects.toThrow(/holds no private key/);
    await sealed(keys);
    expect(await readFile(join(target.dataDir, 'media/deep/house.webp'), 'utf8')).toBe('a picture');
    expect((await readdir(target.dataDir)).filter((name) => name.includes('decrypted'))).toEqual([]);
  });

  it('is not made for a key that is none', async () => {
    const target = join(folder, 'never');
    await expect(
      makeBackup({ ...source(), target, recipients: [`age1${'q'.repeat(58)}`], version: '1', now: LATER }),
    ).rejects.toThrow(/no public key of age.+Nothing was written/);
    expect(await readdir(target)).toEqual([]);
  });
});

describe('at night', () => {
  it('the server makes one when it is due, and tries again an hour after a failure', async () => {
    const nightly = await elsewhere();
    await mkdir(nightly.dataDir);
    const made: string[][] = [];
    let now = new Date('2026-07-01T16:00:00Z');
    const look = () =>
      backUpWhenDue({
        payload,
        dataDir: nightly.dataDir,
        backups: { recipients: [], dir: '/srv/backups', keep: 3 },
        now: () => now,
        async run(args) {
          made.push(args);
          const failure = made.length === 1 ? { failure: 'The disk is full.' } : {};
          await noteBackup(nightly.dataDir, { at: now.toISOString(), ...failure });
        },
      });
    await look();
    await look();
    expect(made).toEqual([['/srv/backups', '--keep', '3']]);
    now = new Date('2026-07-01T17:00:00Z');
    await look();
    await look();
    expect(made).toHaveLength(2);
  });

  it('the server copies the last one again an hour after the bucket was away, and makes no other', async () => {
    const nightly = await elsewhere();
    await mkdir(nightly.dataDir);
    const at = '2026-07-01T16:00:00Z';
    const path = '/srv/backups/frontage-2026-07-01T16-00-00Z.zip';
    const last = { at, made: { path, size: 7, encrypted: false } };
    const bucket = { name: 'copies', url: 'https://s3.example.com/copies', region: 'auto' };
    const key = { accessKeyId: 'a', secretAccessKey: 's', variables: 'BACKUP_S3_' as const };
    const ran: string[][] = [];
    const lookAt = (now: string) =>
      backUpWhenDue({
        payload,
        dataDir: nightly.dataDir,
        backups: { recipients: [], dir: '/srv/backups', keep: 3, bucket: { ...bucket, ...key } },
        now: () => new Date(now),
        async run(args) {
          ran.push(args);
          await noteBackup(nightly.dataDir, { ...last, copy: { at: now, bucket: 'copies' } });
        },
      });
    await noteBackup(nightly.dataDir, { ...last, copy: { at, bucket: 'copies', failure: 'away' } });
    await lookAt('2026-07-01T16:30:00Z');
    expect(ran).toEqual([]);
    await lookAt('2026-07-01T17:00:00Z');
    await lookAt('2026-07-01T18:00:00Z');
    expect(ran).toEqual([['--copy', path]]);
  });
});

describe('a restore', () => {
  it('puts everything into an empty place, private; a backup of that holds the same', async () => {
    const target = await elsewhere();
    const restored = await restore(target);
    expect(restored.keptFiles ?? restored.keptSchema).toBeUndefined();
    expect(await readFile(join(target.dataDir, 'media/deep/house.webp'), 'utf8')).toBe('a picture');
    expect(readSecrets(target.dataDir)).toEqual(readSecrets(dataDir));
    expect(await mode(target.dataDir)).toBe('700');
    expect(await mode(join(target.dataDir, 'media'))).toBe('700');
    expect(await mode(join(target.dataDir, 'secrets.json'))).toBe('600');

    const again = await makeBackup({
      ...target,
      target: join(folder, 'again.zip'),
      version: '1',
      now: LATER,
    });
    const first = await readArchive(archive);
    expect(again.manifest.rows).toEqual(first.rows);
    // The text of every row of PostgreSQL; SQLite's file was compared before.
    const rowsOf = (manifest: typeof first) =>
      manifest.files
        .filter(({ path }) => /ndjson|data\//.test(path))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    expect(rowsOf(again.manifest)).toEqual(rowsOf(first));
    if (!isPostgres(payload)) await checkSqlite(join(target.dataDir, 'frontage.db'));
  });

  it('replaces only when told to, keeps what was there, and counts the leads that are only there', async () => {
    await query(
      payload,
      sql`insert into leads (reference, token, form, form_title, form_version, name, email, phone, answers, state, page, source, attachments, created_at, updated_at)
        values ('FR-LATER1', 't', 'contact-agent', 'Contact', 1, 'Zoë', 'z@example.com', '', '[]', 'new', '', '{}', '[]', ${LATER.toISOString()}, ${LATER.toISOString()})`,
    );
    const fresh = join(folder, 'with-a-lead.zip');
    await makeBackup({ ...source(), target: fresh, version: '1', now: LATER });
    const target = await elsewhere();
    await restore(target, { archive: fresh });
    await expect(restore(target)).rejects.toThrow(/is not empty\. Add --replace.+Nothing was changed/);

    // A log of the crashed instance's, which must not be applied to the database of the backup.
    if (!target.databaseUrl) await writeFile(join(target.dataDir, 'frontage.db-wal'), 'x'.repeat(9000));
    const restored = await restore(target, { replace: true });
    expect(restored.keptFiles).toBe(join(target.dataDir, 'before-restore-2026-03-02T10-00-00Z'));
    expect(await readFile(join(String(restored.keptFiles), 'media/deep/house.webp'), 'utf8')).toBe(
      'a picture',
    );
    expect(restored.leadsSince).toBe(1);
    const again = await makeBackup({ ...target, target: join(folder, 'replaced.zip'), version: '1' });
    expect(again.manifest.rows).toEqual((await readArchive(archive)).rows);
  });

  it('is refused while a server or command uses the data', async () => {
    const target = await elsewhere();
    const release = await useDataDir({ dataDir: target.dataDir, as: 'command' });
    await expect(restore(target)).rejects.toThrow(/is using .+Stop it/);
    release();
    // The database may also be in use on another machine.
    if (isPostgres(payload))
      await expect(restore(source(), { replace: true })).rejects.toThrow(
        /other connections.+Nothing was changed/,
      );
  });

  it('is refused where the backup is of another schema', async () => {
    await expect(restore(await elsewhere(), { migrations: [] })).rejects.toThrow(
      /made by Frontage 1\.2\.3 with another database schema.+Restore it with that version/,
    );
  });

  it('a damaged database is not backed up as if it were whole', async () => {
    if (isPostgres(payload)) return;
    const { dataDir: broken } = await elsewhere();
    await restore({ dataDir: broken });
    const file = join(broken, 'frontage.db');
    await chmod(file, 0o600);
    const bytes = await readFile(file);
    bytes.fill(7, 4096 * 3, 4096 * 40);
    await writeFile(file, bytes);
    await expect(makeBackup({ dataDir: broken, target: folder, version: '1' })).rejects.toThrow(/is damaged/);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
