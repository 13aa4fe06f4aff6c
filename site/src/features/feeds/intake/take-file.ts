import { rm } from 'node:fs/promises';
import type { Payload } from 'payload';
import { log } from '#site/server/log.ts';
import { isTextName, MAX_PICTURE_BYTES } from '../feed-bundle.ts';
import type { Source } from '../sources/load-source.ts';
import { accept } from './accept.ts';
import { addPicture, isFeedName, newPicturePath, picturesFolder } from './loose-pictures.ts';
import { plainName } from './plain-name.ts';
import { MAX_FEED_BYTES, receiveFile } from './receive.ts';
import { RefusedError, tooLarge } from './store-multipart.ts';
import { storeStream, TooLargeError } from './store-stream.ts';

/** The largest file of this name that is taken, in bytes. */
export const mayBeBytes = (name: string): number => (isFeedName(name) ? MAX_FEED_BYTES : MAX_PICTURE_BYTES);

/**
 * Takes one whole file of a source that sends files one by one: a feed goes to the intake, anything else to the source's
 * pictures, where feeds find it. On the disk when it returns. A feed that is refused has a report, so that staff see
 * it. Throws {@link RefusedError}, and what `pieces` throws when they break off: then nothing is taken.
 */
export async function takeFile({
  payload,
  source,
  origin,
  name,
  pieces,
  isUnchanged,
  now,
}: {
  payload: Payload;
  source: Source;
  origin: 'ftp' | 'pull';
  /** As its sender calls it. */
  name: string;
  pieces: AsyncIterable<Uint8Array>;
  /** Asked once a feed is stored: whether its sender left it alone meanwhile. */
  isUnchanged?: () => Promise<boolean>;
  /** Epoch ms. */
  now: number;
}): Promise<void> {
  const pictures = await picturesFolder(source.key);
  if (!isFeedOf(source, name)) return takePicture({ name, pieces, pictures, now });
  const from = { payload, source, origin };
  try {
    const { delivery, isRepeat } = await receiveFile({
      ...{ ...from, name, pieces, picturesDir: pictures },
      ...(isUnchanged ? { isUnchanged } : {}),
    });
    log.info({ source: source.key, file: plainName(name), origin, delivery, isRepeat }, 'feed received');
  } catch (error) {
    if (error instanceof RefusedError)
      await accept({ ...from, arrived: [], missing: [{ name: plainName(name), message: error.message }] });
    throw error;
  }
}

/** Whether a source's file of this name holds listings. */
export const isFeedOf = (source: Source, name: string): boolean =>
  isFeedName(name) || (source.csv !== undefined && isTextName(name));

async function takePicture({
  name,
  pieces,
  pictures,
  now,
}: {
  name: string;
  pieces: AsyncIterable<Uint8Array>;
  pictures: string;
  now: number;
}): Promise<void> {
  const path = newPicturePath(pictures);
  try {
    await storeStream({ pieces, path, maxBytes: MAX_PICTURE_BYTES });
    await addPicture({ path, name, pictures, now });
  } catch (error) {
    await rm(path, { force: true });
    throw error instanceof TooLargeError ? tooLarge(MAX_PICTURE_BYTES) : error;
  }
}
