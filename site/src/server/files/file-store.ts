import type { Readable } from 'node:stream';

/** What a store knows of a file. */
export type FileFacts = {
  /** In bytes. */
  size: number;
  /** Epoch ms. */
  modifiedAt: number;
  /** SHA-256 in hex, where the store keeps it. */
  sha256?: string;
};

/** The content of a file: on this machine's disk, or in memory. */
export type FileSource = { path: string } | { data: Uint8Array };

/** Part of a file in bytes, both included. */
export type FileRange = { start: number; end: number };

/**
 * Where files are stored, by keys such as `media/0f3a.webp`: names with slashes, relative to the store. A disk and a
 * bucket are both one. What fails throws; a bucket's errors are {@link StorageError}.
 */
export type FileStore = {
  /** Stores a file whole or not at all; another of this key is replaced. */
  put(key: string, source: FileSource): Promise<void>;
  head(key: string): Promise<FileFacts | undefined>;
  /** Its content, or a part of it; undefined where there is no such file. */
  read(key: string, range?: FileRange): Promise<Readable | undefined>;
  /** False where there is no such file. */
  copy(from: string, to: string): Promise<boolean>;
  /** Does nothing where there is no such file. */
  delete(key: string): Promise<void>;
  /** Every file whose key begins with the prefix, which ends in a slash. */
  list(prefix: string): AsyncIterable<FileFacts & { key: string }>;
};

/** A file that was found: `read` answers undefined where it has gone since. */
export type OpenFile = FileFacts & { read: (range?: FileRange) => Promise<Readable | undefined> };

/** The bucket cannot be used now: its message is a sentence for people who run the server. */
export class StorageError extends Error {
  override name = 'StorageError';
  /** Whether the service answered no, so that asking again will not help. */
  isRefusal = false;
  /** Whether it said nothing: asking again at once would only take as long. */
  isSilence = false;
}

/** Whether a text names a file within a store, and nothing outside of it. */
export const isKey = (key: string): boolean =>
  key.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[\0\\]/.test(part));

/** The key; throws for a text that is none. */
export function checkKey(key: string): string {
  if (isKey(key)) return key;
  throw new Error('Invalid file key.');
}
