import sharp from 'sharp';
import { PictureError } from './picture-error.ts';

const MIME_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** More than any camera takes; a picture of these few bytes can unfold to gigabytes. */
const MAX_PIXELS = 100_000_000;

/** The type of a picture, told by its bytes and nothing else. Throws {@link PictureError} when it is none we take. */
export async function checkPicture(bytes: Buffer): Promise<{ mimeType: string; extension: string }> {
  const found = await metadataOf(bytes).catch(() => undefined);
  const format = found?.format === 'heif' && found.compression === 'av1' ? 'avif' : found?.format;
  const mimeType = MIME_TYPES[format ?? ''];
  if (!found || !format || !mimeType)
    throw new PictureError('is not a picture this site can show. Send JPEG, PNG, GIF, WebP or AVIF.');
  if ((found.width ?? 0) * (found.pageHeight ?? found.height ?? 0) * (found.pages ?? 1) > MAX_PIXELS)
    throw new PictureError('has more than 100 million pixels and was not taken. Send a smaller one.');
  return { mimeType, extension: format === 'jpeg' ? 'jpg' : format };
}

/** Async, so that what sharp throws at once comes as a rejection too. */
async function metadataOf(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
}
