import { join } from 'node:path';

/** Below the folder of pictures, and so below /media. */
export const MAIL_FOLDER = 'mail';

/** Path of the JPEG made from a picture. */
export const mailPicturePath = ({ media, file }: { media: string; file: string }): string =>
  join(media, MAIL_FOLDER, `${file}.jpg`);
