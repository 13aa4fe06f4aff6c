import { createReadStream } from 'node:fs';
import { open, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import {
  BundleError,
  type FeedBundle,
  type FeedFile,
  isRubbish,
  MAX_PICTURE_BYTES,
  pathParts,
} from './feed-bundle.ts';
import { openZip } from './open-zip.ts';

/** A feed to import: a file, folder or zip on disk, or XML at hand with the folder of its pictures. */
export type FeedSource =
  | { path: string; name?: string /** look for pictures beside the file; default true */; beside?: boolean }
  | { name: string; bytes: Uint8Array; picturesDir?: string };

/** Opens whatever it is; a zip is told by its first bytes, not its name. Throws {@link BundleError}. */
export async function openBundle(source: FeedSource): Promise<FeedBundle> {
  if ('bytes' in source) return { files: [fileOfBytes(source)], close: async () => {} };
  const { path } = source;
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new BundleError(`There is no file or folder at ${path}. Check the path.`);
  if (found.isDirectory()) return openFolder(path);
  if (await isZip(path)) return openZip(path);
  const name = source.name ?? basename(path);
  const picturesDir = source.beside === false ? undefined : dirname(path);
  return { files: [fileOnDisk({ path, name, picturesDir })], close: async () => {} };
}

async function openFolder(root: string): Promise<FeedBundle> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const inside = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isRubbish(path.slice(root.length).split(sep).join('/')));
  const files = inside
    .filter((path) => /\.xml$/i.test(path))
    .map((path) => fileOnDisk({ path, name: nameIn(root, path), picturesDir: dirname(path) }));
  const zips = await Promise.all(inside.filter((path) => /\.zip$/i.test(path)).map((path) => openZip(path)));
  const all = [...files, ...zips.flatMap((zip) => zip.files)];
  if (all.length === 0) throw new BundleError(`There is no .xml or .zip file in ${root}. Check the path.`);
  return {
    files: all,
    close: async () => {
      for (const zip of zips) await zip.close();
    },
  };
}

const nameIn = (root: string, path: string) => path.slice(root.length).split(sep).filter(Boolean).join('/');

function fileOnDisk({
  path,
  name,
  picturesDir,
}: {
  path: string;
  name: string;
  picturesDir?: string;
}): FeedFile {
  return {
    name,
    open: () => createReadStream(path),
    picture: async (wanted) => (picturesDir ? readBeside({ dir: picturesDir, wanted }) : undefined),
  };
}

function fileOfBytes({
  name,
  bytes,
  picturesDir,
}: {
  name: string;
  bytes: Uint8Array;
  picturesDir?: string;
}): FeedFile {
  return {
    name,
    async *open() {
      yield bytes;
    },
    picture: async (wanted) => (picturesDir ? readBeside({ dir: picturesDir, wanted }) : undefined),
  };
}

/** A file below `dir`, folder by folder in any letter case, never outside of it, not even through a link. */
async function readBeside({ dir, wanted }: { dir: string; wanted: string }): Promise<Buffer | undefined> {
  const parts = pathParts(wanted);
  const last = parts?.at(-1);
  if (!parts || !last) return undefined;
  const path = (await descend(dir, parts)) ?? (await descend(dir, [last]));
  if (!path) return undefined;
  const [root, real] = await Promise.all([
    realpath(/* turbopackIgnore: true */ dir),
    realpath(/* turbopackIgnore: true */ path),
  ]);
  if (!real.startsWith(root + sep)) return undefined;
  const found = await stat(real);
  return found.isFile() && found.size <= MAX_PICTURE_BYTES ? readFile(real) : undefined;
}

async function descend(dir: string, parts: string[]): Promise<string | undefined> {
  let at = dir;
  for (const part of parts) {
    const names = await readdir(at).catch((): string[] => []);
    const name = names.includes(part)
      ? part
      : names.find((each) => each.toLowerCase() === part.toLowerCase());
    if (!name) return undefined;
    at = join(at, name);
  }
  return at;
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.equals(Buffer.from('PK\x03\x04')) || buffer.equals(Buffer.from('PK\x05\x06'));
  } finally {
    await file.close();
  }
}
