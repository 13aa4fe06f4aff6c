/** One REAXML or CSV file, and the pictures that came with it. */
export type FeedFile = {
  /** As people know it; with folders when it came in a zip. */
  name: string;
  /** The bytes from the start; may be called more than once. */
  open: () => AsyncIterable<Uint8Array>;
  /** The bytes of a picture named by the feed, found in any letter case; undefined when there is none. */
  picture: (path: string) => Promise<Buffer | undefined>;
  /** The zip it is in (`name` as people know it), or the folder of its pictures; absolute paths. */
  archive?: { path: string; name: string };
  picturesDir?: string;
  /** Where it was received, below DATA_DIR/feeds. */
  folder?: string;
  /** Its pictures may arrive after it. */
  picturesFollow?: true;
  /** What is wrong with the rest of its zip, as sentences. */
  warnings?: string[];
};

/** A zip that could not be opened, among others that could: its name, and why. */
export type RefusedFile = { name: string; message: string };

/** Whether a file holds listings as rows and not as REAXML, by its name. */
export const isCsvName = (name: string): boolean => /\.(csv|tsv)$/i.test(name);

/** Some systems call their CSV files so; only a source whose columns are matched takes them for one. */
export const isTextName = (name: string): boolean => /\.txt$/i.test(name);

/** The feeds among files: the REAXML files, or where there is none the CSV files. */
export function feedsAmong<File extends { path: string }>(files: File[]): File[] {
  const xml = files.filter(({ path }) => /\.xml$/i.test(path));
  return xml.length > 0 ? xml : files.filter(({ path }) => isCsvName(path));
}

/** What one import works on: XML files, folders and zips. */
export type FeedBundle = { files: FeedFile[]; refused: RefusedFile[]; close: () => Promise<void> };

/** A bundle that cannot be opened; the message says why and what to do. */
export class BundleError extends Error {
  override name = 'BundleError';
}

/** Pictures larger than this are not even read. */
export const MAX_PICTURE_BYTES = 25_000_000;

/** `Sub\\Folder/./a.JPG` → [`Sub`, `Folder`, `a.JPG`]; undefined when the path leads out of its folder. */
export function pathParts(path: string): string[] | undefined {
  const parts = path.split(/[\\/]+/).filter((part) => part !== '' && part !== '.');
  if (parts.some((part) => part === '..' || part.includes('\0') || /^[a-z]:$/i.test(part))) return undefined;
  return parts;
}

/** Rubbish that archives and file systems add: macOS resource forks, hidden files. */
export const isRubbish = (path: string) =>
  path.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'));
