import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Attachment } from '../types/lead-types.ts';
import { writeDurably } from './attachment-folders.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { pictureType } from './picture-type.ts';
import { type Received, type StoredFiles, storeEach, UnusableFile } from './store-each.ts';

/** More than phones take; a picture of these few bytes can unfold to hundreds of megabytes. */
const MAX_PIXELS = 52_000_000;
/** Enough to read the plate on a hot water unit. */
const MAX_WIDTH = 2560;

// Each open picture takes memory and both cores: the website comes first.
const limit = createConcurrencyLimit(2);

/**
 * Encodes pictures again into a new folder: turned upright, without metadata (place, time, owner) or anything else a
 * file may carry beside its picture, under names of ours. Throws {@link UnusableFile}.
 */
export const storePictures = (received: Received): Promise<StoredFiles> =>
  storeEach({ ...received, store: ({ file, ...place }) => storePicture({ path: file.path, ...place }) });

/** Encodes one picture again into a folder. Throws {@link UnusableFile}. */
export async function storePicture({
  path,
  folder,
  number,
}: {
  path: string;
  folder: string;
  number: number;
}): Promise<Attachment> {
  const bytes = await readFile(path);
  const { data, name, width, height } = await limit(() => encode({ bytes, number }));
  await writeDurably({ path: join(folder, name), bytes: data });
  return { name, size: data.length, width, height };
}

async function encode({ bytes, number }: { bytes: Buffer; number: number }) {
  const type = pictureType(bytes);
  if (!type) throw new UnusableFile('neither JPEG nor PNG');
  try {
    // Upright first: what says how the camera was held goes with the rest. Colours become the web's.
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true }).resize({
      width: MAX_WIDTH,
      height: MAX_WIDTH,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const encoded = type === 'jpeg' ? picture.jpeg({ quality: 82 }) : picture.png();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const ending = type === 'jpeg' ? 'jpg' : 'png';
    return { data, name: `picture-${number}.${ending}`, width: info.width, height: info.height };
  } catch (error) {
    throw new UnusableFile('cannot be opened', { cause: error });
  }
}
