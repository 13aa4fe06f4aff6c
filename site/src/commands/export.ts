import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvOfListings } from '#site/features/listings/export/csv-of-listings.ts';
import { reaxmlOfListings } from '#site/features/listings/export/reaxml-of-listings.ts';
import { useDataDir } from '#site/server/data-dir.ts';
import { env } from '#site/server/env.ts';
import { failureText } from '#site/server/failure-text.ts';
import { logErrorsOnly } from '#site/server/log.ts';
import { startPayload } from '#site/server/payload.ts';

const FORMATS = { csv: csvOfListings, reaxml: reaxmlOfListings } as const;

const USAGE =
  'Say which file to write, for example: npm run export -- listings.csv, or: npm run export -- --format reaxml listings.xml';

/** The file and the format that the command's arguments ask for; undefined where they make no sense. */
function asked(words: string[]): { path: string; format: keyof typeof FORMATS } | undefined {
  const at = words.indexOf('--format');
  const [path, ...more] = at < 0 ? words : words.toSpliced(at, 2);
  const format = at < 0 ? 'csv' : words[at + 1];
  if (!path || path.startsWith('--') || more.length > 0) return undefined;
  return format === 'csv' || format === 'reaxml' ? { path, format } : undefined;
}

/** `npm run export -- listings.csv`: writes all listings into a new CSV file, or the published ones as REAXML. */
async function main(words: string[]): Promise<number> {
  const wanted = asked(words);
  if (!wanted) {
    console.error(USAGE);
    return 1;
  }
  const { path, format } = wanted;
  process.umask(0o077);
  const release = await useDataDir({ dataDir: env().dataDir, as: 'command' });
  logErrorsOnly();
  const { default: config } = await import('#site/payload.config.ts');
  const payload = await startPayload(config);
  const pieces = FORMATS[format]({ payload, origin: env().siteUrl });
  // Nothing that is there is overwritten.
  await pipeline(Readable.from(pieces), createWriteStream(path, { flags: 'wx' }));
  console.log(`All ${format === 'reaxml' ? 'published ' : ''}listings are in ${path}.`);
  await payload.destroy();
  release();
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isTaken = (error as { code?: string }).code === 'EEXIST';
    if (isTaken) console.error('There is a file of this name already. Choose another name.');
    else console.error(failureText(error));
    process.exit(1);
  },
);
