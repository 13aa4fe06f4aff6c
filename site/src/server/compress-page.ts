import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Compression = 'br' | 'gzip';

/** Longer pages (in bytes) are compressed beside everything else, so that nobody waits for them. */
const LONG = 512 * 1024;

/**
 * Compresses a page for the one who asked for it. For one of 160 kB that takes 0.7 ms of a processor, at once: while a page
 * waits for another thread, all it was made from stays in memory, and collecting that later costs several times as much.
 */
export const compressOnce: Record<Compression, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: (body) => (body.length > LONG ? brotli : brotliCompressSync)(body, brotliOptions(body, 3)),
  gzip: (body) => (body.length > LONG ? promisify(gzip) : gzipSync)(body, { level: 3 }),
};

/** Compresses a page for all who will ask for it: a seventh smaller, in three times the time and in another thread. */
export const compressWell: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, brotliOptions(body, 5)),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Compresses a page that is asked for often: a ninth smaller again, in some 160 ms of a processor. */
export const compressSmallest = (body: Buffer): Promise<Buffer> => {
  const { params } = brotliOptions(body, 11);
  // Statistics of each 64 kB: of all sizes the one that a page of ours is smallest with, by a little.
  return brotli(body, { params: { ...params, [constants.BROTLI_PARAM_LGBLOCK]: 16 } });
};

const brotli = promisify(brotliCompress);

/**
 * Brotli looks back over 2^18 bytes, as much as nearly every page has. With its usual 4 MB, V8 has to collect the garbage
 * of the whole process after some forty pages.
 */
const brotliOptions = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});
