import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '#site/server/backup/backup-error.ts';
import { makeBackup } from '#site/server/backup/make-backup.ts';
import { EnvError, env } from '#site/server/env.ts';

/** `npm run backup [-- folder or file.zip]`: one archive of everything, while the server runs. */
async function main(target: string | undefined): Promise<void> {
  process.umask(0o077);
  const { dataDir, databaseUrl } = env();
  const { version } = JSON.parse(await readFile(join(process.cwd(), 'package.json'), 'utf8'));
  const startedAt = performance.now();
  const { path, manifest, gone } = await makeBackup({ dataDir, databaseUrl, target, version });
  const { rows, files } = manifest;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const kept = files.filter((file) => file.path.startsWith('data/')).length;
  console.log(`Backed up to ${path}`);
  console.log(
    `${rows.leads ?? 0} leads, ${rows.listings ?? 0} listings, ${kept} files; ${(size / 1e6).toFixed(1)} MB before compression; checked; ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
  );
  if (gone > 0) console.log(`${gone} files were deleted while the backup was made and are not in it.`);
  console.log(
    'It holds personal data, passwords as hashes and the secrets of this install: keep it where nobody else can read it, and a copy on another machine.',
  );
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof BackupError || error instanceof EnvError ? error.message : error);
  process.exit(1);
});
