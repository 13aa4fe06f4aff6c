import { type PictureType, pictureType } from '#site/server/picture-file.ts';
import { PictureError } from './picture-error.ts';

/** The type of a picture, told by its bytes and nothing else. Throws {@link PictureError} when it is none we take. */
export async function checkPicture(bytes: Buffer): Promise<PictureType> {
  const type = await pictureType(bytes);
  if (type === 'no picture')
    throw new PictureError('is not a picture this site can show. Send JPEG, PNG, GIF, WebP or AVIF.');
  if (type === 'too many pixels')
    throw new PictureError('has more than 100 million pixels and was not taken. Send a smaller one.');
  return type;
}
