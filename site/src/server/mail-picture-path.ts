/** Pictures made for emails are below the pictures, and so below /media. */
export const MAIL_FOLDER = 'media/mail';

/** Key of the JPEG made from a picture. */
export const mailPictureKey = (file: string): string => `${MAIL_FOLDER}/${file}.jpg`;
