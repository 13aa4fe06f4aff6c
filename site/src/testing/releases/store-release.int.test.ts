import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { archiveManifest } from '#site/server/backup/archive.ts';
import { makeBackup } from '#site/server/backup/make-backup.ts';
import { env } from '#site/server/env.ts';
import { root } from '../../../../scripts/node-path.mjs';
import { testPayload } from '../payload.ts';
import { fillInstall } from './fill-install.ts';
import { archiveOf, documentsOf, readDocuments, storedReleases } from './stored-release.ts';

// `npm run store-release` sets STORE_RELEASE. Otherwise that test isn't there: a skipped test counts as failed.
const { kind } = inject('testDatabase');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

if (process.env.STORE_RELEASE) {
  it('stores an install of this version', async () => {
    const { payload, dataDir } = await testPayload({ seedAdmin: true });
    await fillInstall(payload);
    const archive = archiveOf(version, kind);
    await mkdir(dirname(archive), { recursive: true });
    await rm(archive, { force: true });
    await makeBackup({ dataDir, databaseUrl: env().databaseUrl, target: archive, version });
    await writeFile(documentsOf(version, kind), gzipSync(JSON.stringify(await readDocuments(payload))));
  });
}

it('what is stored of a release was made with the migrations of this repository (else: npm run store-release)', async () => {
  const { migrations } =
    kind === 'postgres'
      ? await import('#site/migrations/postgres/index.ts')
      : await import('#site/migrations/sqlite/index.ts');
  const known = migrations.map(({ name }) => name);
  expect(storedReleases()).toContain(version);
  for (const release of storedReleases()) {
    const manifest = await archiveManifest(archiveOf(release, kind));
    expect(known.slice(0, manifest.migrations.length), release).toEqual(manifest.migrations);
  }
});
