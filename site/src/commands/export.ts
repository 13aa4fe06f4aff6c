import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvOfListings } from '#site/features/listings/export/csv-of-listings.ts';
import { useDataDir } from '#site/server/data-dir.ts';
import { EnvError, env } from '#site/server/env.ts';
import { logErrorsOnly } from '#site/server/log.ts';
import { startPayload } from '#site/server/payload.ts';

/** `npm run export -- listings.csv`: writes all listings into a new CSV file. */
async function main([path, ...more]: string[]): Promise<number> {
  if (!path || more.length > 0) {
    console.error('Say which file to write, for example: npm run export -- listings.csv');
    return 1;
  }
  process.umask(0o077);
  const release = await useDataDir({ dataDir: env().dataDir, as: 'command' });
  logErrorsOnly();
  const { default: config } = await import('#site/payload.config.ts');
  const payload = await startPayload(config);
  const csv = csvOfListings({ payload, origin: env().siteUrl });
  // Nothing that is there is overwritten.
  await pipeline(Readable.from(csv), createWriteStream(path, { flags: 'wx' }));
  console.log(`All listings are in ${path}.`);
  await payload.destroy();
  release();
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isTaken = (error as { code?: string }).code === 'EEXIST';
    if (isTaken) console.error('There is a file of this name already. Choose another name.');
    else console.error(error instanceof EnvError ? error.message : error);
    process.exit(1);
  },
);
