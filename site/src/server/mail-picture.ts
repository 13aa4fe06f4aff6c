import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type SiteFiles, siteFiles } from './files/site-files.ts';
import { log } from './log.ts';
import { MAIL_FOLDER, mailPictureKey } from './mail-picture-path.ts';
import { retiredPath, withheldPath } from './retired-files.ts';

/** Twice the width at which emails show it. */
const WIDTH = 1056;

/**
 * The listing with its picture as JPEG, made when first needed: Outlook on Windows does not support WebP. Pictures are named by
 * their content, so a JPEG never goes out of date. Where it cannot be made, the email has no picture.
 */
export async function withMailPicture<Listing extends { image: { src: string; alt: string } | null }>(
  listing: Listing,
): Promise<Listing> {
  if (!listing.image) return listing;
  const src = await jpegOf(listing.image.src);
  return { ...listing, image: src ? { ...listing.image, src } : null };
}

/** The address of the picture as JPEG, or undefined when its file is not there or cannot be read. */
async function jpegOf(src: string): Promise<string | undefined> {
  const file = fileNameOf(src);
  if (!file) return undefined;
  return madeForMail({
    file,
    target: mailPictureKey(file),
    draw: (path) =>
      sharp(path)
        .resize({ width: WIDTH, withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 76, mozjpeg: true }),
  });
}

/** Makes a picture for emails once, and returns its address; undefined when it cannot be made. */
export async function madeForMail({
  files = siteFiles(),
  file,
  target,
  draw,
}: {
  files?: SiteFiles;
  /** Its name among the pictures. */
  file: string;
  /** The key of what is made of it. */
  target: string;
  draw: (path: string) => Sharp | Promise<Sharp>;
}): Promise<string | undefined> {
  const address = `/${MAIL_FOLDER}/${encodeURIComponent(basename(target))}`;
  try {
    if (await files.head(target)) return address;
    const path = await files.local(`media/${file}`);
    if (!path) throw new Error('The picture is missing.');
    await files.put(target, { data: await (await draw(path)).toBuffer() });
    return address;
  } catch (error) {
    log.warn({ err: error, file }, 'picture could not be prepared for emails: they are sent without it');
    return undefined;
  }
}

/** Removes those of pictures that no longer exist, not even as retired files. */
export async function removeAbandonedMailPictures(files: SiteFiles): Promise<void> {
  for await (const { key } of files.list(`${MAIL_FOLDER}/`)) {
    const source = /^(.+?)(?:\.\d+)?\.(?:jpg|png)$/.exec(basename(key))?.[1];
    const places = source
      ? [`media/${source}`, retiredPath(`media/${source}`), withheldPath(`media/${source}`)]
      : [];
    const found = await Promise.all(places.map((place) => files.head(place)));
    if (places.length > 0 && !found.some(Boolean)) await files.delete(key);
  }
}

/** The last part of an address, read as a name in one folder whatever it holds. */
export function fileNameOf(src: string): string | undefined {
  try {
    return basename(decodeURIComponent(new URL(src, 'http://localhost').pathname)) || undefined;
  } catch {
    return undefined;
  }
}
