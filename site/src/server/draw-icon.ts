import sharp from 'sharp';
import type { SiteFiles } from './files/site-files.ts';
import { log } from './log.ts';

/** What an icon shows: a picture of the media folder, or the archway of the logo in the agency's colours. */
export type IconSheet = {
  /** Name of a file in the media folder; null for the archway. */
  file: string | null;
  colours: { background: string; text: string };
};

/** The icon as PNG, `size` × `size` px. A picture that is missing or broken is the archway instead. */
export async function drawIcon({
  sheet: { file, colours },
  size,
  local,
}: {
  sheet: IconSheet;
  size: number;
  /** Path of a file by its key. */
  local: SiteFiles['local'];
}): Promise<Buffer> {
  if (file) {
    try {
      const path = await local(`media/${file}`);
      if (!path) throw new Error('The file is missing.');
      return await sharp(path).resize(size, size, { fit: 'cover' }).png().toBuffer();
    } catch (error) {
      log.warn({ err: error, file }, 'the icon cannot be read: the archway of the logo stands in');
    }
  }
  return sharp(Buffer.from(archway(colours)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** PNG within the container that old programs ask for at /favicon.ico. */
export function icoOf({ png, size }: { png: Buffer; size: number }): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

// The drawing keeps within the middle, so that a phone may cut the corners round.
const archway = ({ background, text }: IconSheet['colours']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
    <rect width="64" height="64" fill="${background}"/>
    <path d="M15 52V29a17 17 0 0 1 34 0v23Z" fill="${text}"/><path d="M24 52V30a8 8 0 0 1 16 0v22Z" fill="${background}"/>
  </svg>`;
