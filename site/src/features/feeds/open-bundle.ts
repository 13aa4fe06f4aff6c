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
  type RefusedFile,
} from './feed-bundle.ts';
import { openZip } from './open-zip.ts';

/** A feed to import: files, folders or zips on disk, or XML at hand with the folder of its pictures. */
export type FeedSource =
  | {
      path: string;
      name?: string;
      /** Where it was received, below DATA_DIR/feeds. */
      folder?: string;
      /** Where the pictures of an XML file are; null: nowhere. Left out: beside it. */
      picturesDir?: string | null;
      /** Its pictures may arrive after it. */
      picturesFollow?: true;
    }
  | { sources: FeedSource[] }
  | { name: string; bytes: Uint8Array; picturesDir?: string };

/** Opens a file of any kind; a zip is told by its first bytes, not its name. Throws {@link BundleError}. */
export async function openBundle(source: FeedSource): Promise<FeedBundle> {
  if ('bytes' in source) return bundleOf([fileOfBytes(source)]);
  if ('sources' in source) return openTogether(source.sources);
  const { path, folder, picturesFollow } = source;
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new BundleError(`There is no file or folder at ${path}. Check the path.`);
  if (found.isDirectory()) return inFolder(folder, await openFolder(path));
  const name = source.name ?? basename(path);
  if (await isZip(path)) return inFolder(folder, await openZip({ path, name }));
  const picturesDir = source.picturesDir === undefined ? dirname(path) : (source.picturesDir ?? undefined);
  const file = fileOnDisk({ path, name, picturesDir });
  return inFolder(folder, bundleOf([picturesFollow ? { ...file, picturesFollow } : file]));
}

/** Notes on each file where it was received. */
function inFolder(folder: string | undefined, bundle: FeedBundle): FeedBundle {
  return folder ? { ...bundle, files: bundle.files.map((file) => ({ ...file, folder })) } : bundle;
}

const bundleOf = (files: FeedFile[]): FeedBundle => ({ files, refused: [], close: async () => {} });

async function openFolder(root: string): Promise<FeedBundle> {
  return openTogether(await feedsIn(root));
}

/** The XML files and zips in a folder and those below. Throws {@link BundleError} when there is none. */
export async function feedsIn(root: string): Promise<{ path: string; name: string }[]> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const inside = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isRubbish(path.slice(root.length).split(sep).join('/')));
  const feeds = inside.filter((path) => /\.(xml|zip)$/i.test(path));
  if (feeds.length === 0) throw new BundleError(`There is no .xml or .zip file in ${root}. Check the path.`);
  return feeds.map((path) => ({ path, name: nameIn(root, path) }));
}

/** Opens each; one that cannot be opened does not keep the others from being imported. */
async function openTogether(sources: FeedSource[]): Promise<FeedBundle> {
  const opened: FeedBundle[] = [];
  const refused: RefusedFile[] = [];
  for (const source of sources) {
    try {
      opened.push(await openBundle(source));
    } catch (error) {
      if (!(error instanceof BundleError)) throw error;
      refused.push({ name: nameOf(source), message: error.message });
    }
  }
  return {
    files: opened.flatMap(({ files }) => files),
    refused: [...refused, ...opened.flatMap((bundle) => bundle.refused)],
    close: async () => {
      for (const { close } of opened) await close();
    },
  };
}

/** What people call it: its name, or the last part of its path. */
export const nameOf = (source: FeedSource): string => {
  const name = 'name' in source && source.name ? source.name : 'path' in source ? source.path : 'feed';
  return name.split(/[\\/]/).at(-1) || name;
};

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
    ...(picturesDir ? { picturesDir } : {}),
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
    ...(picturesDir ? { picturesDir } : {}),
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
