export type PictureType = 'jpeg' | 'png';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** The type of a picture by its first bytes alone; undefined for other files. */
export function pictureType(head: Uint8Array): PictureType | undefined {
  const begins = (bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (begins(JPEG)) return 'jpeg';
  return begins(PNG) ? 'png' : undefined;
}

const ENDINGS: Readonly<Record<PictureType, RegExp>> = { jpeg: /\.jpe?g$/i, png: /\.png$/i };

/**
 * The name of a received file with an ending that tells the truth, since the validator goes by endings: a picture
 * called something else is taken, something else called a picture is not.
 */
export function truthfulName({ name, head }: { name: string; head: Uint8Array }): string {
  const type = pictureType(head);
  if (!type) return `${name}.bin`;
  return ENDINGS[type].test(name) ? name : `${name}.${type === 'jpeg' ? 'jpg' : 'png'}`;
}
