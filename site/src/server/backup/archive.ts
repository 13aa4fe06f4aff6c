import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import { BackupError } from './backup-error.ts';
import { MANIFEST, type Manifest, readManifest } from './manifest.ts';

/** Files that compress well; pictures, videos and PDFs are stored uncompressed. */
const COMPRESSED = /\.(db|ndjson|json|eml|xml|txt|svg)$/;

type Described = Manifest['files'][number];
export type ArchiveWriter = {
  /** Adds a file under a name. False when it no longer exists. */
  addFile(file: string, name: string): Promise<boolean>;
  /** Adds text as it comes. */
  addText(pieces: AsyncIterable<string>, name: string): Promise<void>;
  /** What was added, with sizes and sums. */
  files: Described[];
};

/**
 * Writes a zip archive that only its owner can read: `fill` adds the files and returns the manifest. The archive gets
 * its name only once it is complete and on disk.
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<Manifest>,
): Promise<Manifest> {
  const part = `${path}.part`;
  const zip = new ZipWriter();
  const files: Described[] = [];
  const written = pipeline(zip.outputStream, createWriteStream(part, { mode: 0o600 }));
  // An error in one ends the other.
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    written.catch(reject);
  });
  failed.catch(() => undefined);

  const add = async (stream: AsyncIterable<Uint8Array>, name: string, size?: number) => {
    const sum = createHash('sha256');
    let bytes = 0;
    const added = Promise.withResolvers<void>();
    async function* counted() {
      for await (const chunk of stream) {
        sum.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const input = Readable.from(counted(), { objectMode: false });
    input.once('end', added.resolve);
    input.once('error', added.reject);
    zip.addReadStream(input, name, {
      mode: 0o100600,
      compress: COMPRESSED.test(name),
      // Without a size yazl must be told that it may be large.
      ...(size === undefined ? { forceZip64Format: true } : { size }),
    });
    await Promise.race([added.promise, failed]);
    files.push({ path: name, size: bytes, sha256: sum.digest('hex') });
  };

  try {
    const manifest = await fill({
      files,
      async addFile(file, name) {
        const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        });
        if (!handle) return false;
        const { size } = await handle.stat();
        // A file that grows meanwhile is cut to its earlier size.
        await add(size === 0 ? Readable.from([]) : handle.createReadStream({ end: size - 1 }), name, size);
        await handle.close().catch(() => undefined);
        return true;
      },
      addText: (pieces, name) => add(bytesOf(pieces), name),
    });
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), MANIFEST, { mode: 0o100600 });
    zip.end();
    await Promise.race([written, failed]);
    await flush(part);
    await rename(part, path);
    await flush(dirname(path));
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Reads the manifest of an archive alone. Throws {@link BackupError} when the file is no backup. */
export async function archiveManifest(path: string): Promise<Manifest> {
  return withArchive(path, async (_zip, _entries, manifest) => manifest);
}

/**
 * Reads every file of an archive and compares it with the manifest; with `into`, also unpacks them there, readable by
 * their owner alone. Throws {@link BackupError} on the first difference.
 */
export async function readArchive(path: string, { into }: { into?: string } = {}): Promise<Manifest> {
  return withArchive(path, async (zip, entries, manifest) => {
    const named = new Map(manifest.files.map((file) => [file.path, file]));
    const stranger = entries.find(({ fileName }) => fileName !== MANIFEST && !named.has(fileName));
    if (stranger) throw damaged(path, `it holds ${stranger.fileName}, which its manifest does not name`);
    const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
    for (const file of manifest.files) {
      const entry = byName.get(file.path);
      if (!entry) throw damaged(path, `${file.path} is missing`);
      const target = into === undefined ? undefined : join(into, file.path);
      if (target) await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const sum = createHash('sha256');
      const source = await zip.openReadStreamPromise(entry);
      await pipeline(
        source,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            sum.update(chunk);
            yield chunk;
          }
        },
        target
          ? createWriteStream(target, { mode: 0o600 })
          : new Writable({ write: (_c, _e, done) => done() }),
      ).catch((error: NodeJS.ErrnoException) => {
        // A full disk is not the archive's fault.
        throw error.syscall ? error : damaged(path, `${file.path}: ${error.message}`);
      });
      if (sum.digest('hex') !== file.sha256) throw damaged(path, `${file.path} is not what was backed up`);
    }
    return manifest;
  });
}

async function withArchive<T>(
  path: string,
  work: (zip: ZipFile, entries: Entry[], manifest: Manifest) => Promise<T>,
): Promise<T> {
  if (!(await stat(path).catch(() => undefined))?.isFile())
    throw new BackupError(`There is no backup ${path}. Name the .zip file that "npm run backup" made.`);
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw damaged(path, error.message);
  });
  try {
    const entries: Entry[] = [];
    // Names that lead out of the archive are refused here.
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const entry = entries.find(({ fileName }) => fileName === MANIFEST);
    if (!entry) throw new BackupError(`${path} is no backup of Frontage: it has no ${MANIFEST}.`);
    let text = '';
    for await (const chunk of await zip.openReadStreamPromise(entry)) text += chunk;
    return await work(zip, entries, readManifest(text));
  } finally {
    zip.close();
  }
}

const damaged = (path: string, what: string) =>
  new BackupError(`The backup ${path} is damaged: ${what}. Nothing was changed; take another backup.`);

/** The bytes of a file as text lines. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
