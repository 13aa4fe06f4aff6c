import { moveAttachments } from '#site/features/leads/attachments/move-attachments.ts';
import { counted } from '#site/server/counted.ts';
import { useDataDir } from '#site/server/data-dir.ts';
import { env } from '#site/server/env.ts';
import { failureText } from '#site/server/failure-text.ts';
import { StorageError } from '#site/server/files/file-store.ts';
import { MoveFilesError, moveFilesToBucket, moveFilesToDisk } from '#site/server/files/move-files.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { logErrorsOnly } from '#site/server/log.ts';
import { startPayload } from '#site/server/payload.ts';

/**
 * `npm run move-files -- to-bucket | to-disk`: files move between DATA_DIR and the bucket of the settings, while the
 * server runs. One that is cut off goes on where it ended.
 */
async function main([direction, ...more]: string[]): Promise<void> {
  process.umask(0o077);
  const { dataDir, bucket } = env();
  if ((direction !== 'to-bucket' && direction !== 'to-disk') || more.length > 0)
    throw new MoveFilesError('Say which way: npm run move-files -- to-bucket, or -- to-disk');
  if (!bucket)
    throw new MoveFilesError('Set S3_BUCKET, and the settings with it, to the bucket to move to or from.');
  const release = await useDataDir({ dataDir, as: 'command' });
  logErrorsOnly();
  const { default: config } = await import('#site/payload.config.ts');
  const payload = await startPayload(config);
  const files = siteFiles();
  const say = (text: string) => console.log(text);
  const moving = { payload, files, settings: bucket, say };
  const done =
    direction === 'to-bucket'
      ? await moveFilesToBucket({
          ...moving,
          moveAttachments: () => moveAttachments({ payload, dataDir, files }),
        })
      : await moveFilesToDisk(moving);
  const size = `${(done.bytes / 1e6).toFixed(1)} MB`;
  if (direction === 'to-bucket')
    say(
      `Moved ${counted(done.files, 'file')} (${size}) to the bucket ${bucket.name}. Size and checksum of each were compared.`,
    );
  else {
    say(
      `Copied ${counted(done.files, 'file')} (${size}) to ${dataDir}. Size and checksum of each were compared.`,
    );
    say(
      done.files > 0
        ? 'Stop the server and run this again, which copies what came meanwhile. Then remove the S3_… settings and start it.'
        : 'Nothing was missing. With the server stopped, remove the S3_… settings and start it. The bucket was not changed.',
    );
  }
  await payload.destroy();
  release();
  if (done.failed > 0) throw new MoveFilesError(`${done.failed} files could not be moved. Run this again.`);
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const isOurs = [MoveFilesError, StorageError].some((kind) => error instanceof kind);
    console.error(isOurs ? (error as Error).message : failureText(error));
    process.exit(1);
  },
);
