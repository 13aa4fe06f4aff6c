/** One REAXML file, and the pictures that came with it. */
export type FeedFile = {
  /** As people know it; with folders when it came in a zip. */
  name: string;
  /** The bytes from the start; may be called more than once. */
  open: () => AsyncIterable<Uint8Array>;
  /** The bytes of a picture named by the feed, found whatever its letter case; undefined when there is none. */
  picture: (path: string) => Promise<Buffer | undefined>;
};

/** What one import works on: an XML file, a folder or a zip. */
export type FeedBundle = { files: FeedFile[]; close: () => Promise<void> };

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
