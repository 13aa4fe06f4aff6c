import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import { recordOf } from '#site/ui/record-of.ts';

/** A collection whose records can be exported as files and imported again. */
export const PORTABLE = ['pages', 'sections', 'templates', 'item-templates'] as const;
export type Portable = (typeof PORTABLE)[number];

/** The kinds of records that blocks name. */
export type RecordKind =
  | 'listings'
  | 'agents'
  | 'offices'
  | 'pages'
  | 'sections'
  | 'posts'
  | 'categories'
  | 'item-templates'
  | 'contact-forms'
  | 'style-presets';

/** What a block names by an id: a picture of the media library, or a record of a collection. */
export type Reference = { to: RecordKind | 'media'; id: number };

/** The id that takes a reference's place; undefined where there is none. */
export type MapReference = (reference: Reference) => number | undefined;

/** A picture that a page shows: its file, and what the media library says of it. */
export type PagePicture = { id: number; filename: string; title?: string; alt?: string; bytes: Buffer };

/** A record that a page names: an id means nothing on another website, so it is found by its key, such as a slug. */
export type PageRecord = { to: RecordKind; id: number; key: string };

/** A style preset that blocks of a page have. It is added where the other website has none of its name. */
export type PagePreset = { id: number; name: string; block: string; style: Record<string, unknown> };

/** A page, reusable section or template with everything that it takes to another website. */
export type PageFile = {
  collection: Portable;
  /** Its fields, such as title and path, by name. */
  fields: Record<string, unknown>;
  /** As blocks are stored. */
  design: unknown;
  pictures: PagePicture[];
  records: PageRecord[];
  presets: PagePreset[];
};

/** A file that cannot be imported. The message tells staff what to do. */
export class PageFileError extends Error {
  override name = 'PageFileError';
}

const FORMAT = 'frontage-page';
const FORMAT_VERSION = 1;
const MANIFEST = 'page.json';

/** The largest file that can be imported, in bytes. */
export const MAX_FILE_BYTES = 60_000_000;
const MAX_UNPACKED_BYTES = 120_000_000;
const MAX_MANIFEST_BYTES = 5_000_000;
const MAX_ENTRIES = 500;
/** More than the presets of any agency. */
const MAX_PRESETS = 100;

/** The file of a page: a zip with `page.json`, and its pictures in `pictures/`. */
export async function packPage({ pictures, ...page }: PageFile): Promise<Buffer> {
  const zip = new ZipWriter();
  const manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    ...page,
    pictures: pictures.map(({ bytes: _, ...about }) => about),
  };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), MANIFEST);
  // Pictures are compressed already.
  for (const { filename, bytes } of pictures)
    zip.addBuffer(bytes, `pictures/${filename}`, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * Reads the file of a page. Anybody can have made it, so nothing in it is trusted beyond its shape.
 * @throws {PageFileError} with a sentence for staff
 */
export async function unpackPage(file: Buffer): Promise<PageFile> {
  const files = await unzipped(file);
  const manifest = read(files.get(MANIFEST));
  if (manifest.format !== FORMAT)
    throw new PageFileError('This is no exported page. Choose a file that was exported from a page.');
  if (manifest.version !== FORMAT_VERSION)
    throw new PageFileError(
      'This file was exported by a newer version of the website. Upgrade this website first.',
    );
  const collection = PORTABLE.find((each) => each === manifest.collection);
  if (!collection)
    throw new PageFileError('This file holds nothing that can be imported here. Export the page again.');
  return {
    collection,
    fields: recordOf(manifest.fields),
    design: manifest.design,
    pictures: listOf(manifest.pictures).flatMap(({ id, filename, title, alt }) => {
      const bytes = typeof filename === 'string' ? files.get(`pictures/${filename}`) : undefined;
      if (typeof id !== 'number' || typeof filename !== 'string' || !bytes) return [];
      return [{ id, filename, ...textsIn({ title, alt }), bytes }];
    }),
    records: listOf(manifest.records).flatMap(({ to, id, key }) =>
      typeof to === 'string' && typeof id === 'number' && typeof key === 'string'
        ? [{ to: to as PageRecord['to'], id, key }]
        : [],
    ),
    // Files of earlier versions have none.
    presets: listOf(manifest.presets)
      .slice(0, MAX_PRESETS)
      .flatMap(({ id, name, block, style }) =>
        typeof id === 'number' && typeof name === 'string' && typeof block === 'string'
          ? [{ id, name, block, style: recordOf(style) }]
          : [],
      ),
  };
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : []).map(recordOf);

const textsIn = (values: Record<string, unknown>): { title?: string; alt?: string } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

function read(manifest: Buffer | undefined): Record<string, unknown> {
  if (!manifest)
    throw new PageFileError('This is no exported page. Choose a file that was exported from a page.');
  try {
    return recordOf(JSON.parse(manifest.toString('utf8')));
  } catch {
    throw new PageFileError('This file is damaged. Export the page again.');
  }
}

/** The files of an archive by their names. A few kilobytes of zip can claim terabytes, so what they unfold to is counted. */
async function unzipped(file: Buffer): Promise<Map<string, Buffer>> {
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(file, { lazyEntries: true });
  } catch {
    throw new PageFileError('This is no exported page. Choose the .zip file that was exported from a page.');
  }
  try {
    if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
    const files = new Map<string, Buffer>();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      if (total > MAX_UNPACKED_BYTES) throw tooLarge();
      if (entry.fileName === MANIFEST && entry.uncompressedSize > MAX_MANIFEST_BYTES) throw tooLarge();
      // The library stops a file that is longer than it claims.
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
    return files;
  } catch (error) {
    if (error instanceof PageFileError) throw error;
    throw new PageFileError('This file is damaged. Export the page again.');
  } finally {
    zip.close();
  }
}

const tooLarge = () =>
  new PageFileError('This file is too large to import. Export the page again with fewer or smaller images.');
