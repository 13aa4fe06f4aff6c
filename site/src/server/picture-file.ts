import sharp from 'sharp';

const MIME_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** More pixels than any camera has; a small file can decode to gigabytes. */
const MAX_PIXELS = 100_000_000;

export type PictureType = { mimeType: string; extension: string };

/** The type of a picture, told by its bytes (or those of the file of this path) and nothing else; or why it is not taken. */
export async function pictureType(
  source: Buffer | string,
): Promise<PictureType | 'no picture' | 'too many pixels'> {
  const found = await metadataOf(source).catch(() => undefined);
  const format = found?.format === 'heif' && found.compression === 'av1' ? 'avif' : found?.format;
  const mimeType = MIME_TYPES[format ?? ''];
  if (!found || !format || !mimeType) return 'no picture';
  if ((found.width ?? 0) * (found.pageHeight ?? found.height ?? 0) * (found.pages ?? 1) > MAX_PIXELS)
    return 'too many pixels';
  return { mimeType, extension: format === 'jpeg' ? 'jpg' : format };
}

/** Async, so that errors that sharp throws synchronously are rejections too. */
async function metadataOf(source: Buffer | string) {
  return sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
}
