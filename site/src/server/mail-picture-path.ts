import { join } from 'node:path';

/** Below the folder of pictures, and so below /media. */
export const MAIL_FOLDER = 'mail';

/** Where the JPEG made of a picture lies. */
export const mailPicturePath = ({ media, file }: { media: string; file: string }): string =>
  join(media, MAIL_FOLDER, `${file}.jpg`);
