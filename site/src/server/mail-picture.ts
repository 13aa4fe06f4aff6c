import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Payload } from 'payload';
import sharp, { type Sharp } from 'sharp';
import { log } from './log.ts';
import { MAIL_FOLDER, mailPicturePath } from './mail-picture-path.ts';
import { retiredPath } from './retired-files.ts';

/** Twice the width at which emails show it. */
const WIDTH = 1056;

/**
 * The listing with its picture as JPEG, made when first needed: Outlook on Windows does not support WebP. Pictures are named by
 * their content, so a JPEG never goes out of date. Where it cannot be made, the email has no picture.
 */
export async function withMailPicture<Listing extends { image: { src: string; alt: string } | null }>({
  payload,
  listing,
}: {
  payload: Payload;
  listing: Listing;
}): Promise<Listing> {
  if (!listing.image) return listing;
  const media = String(payload.collections.media.config.upload.staticDir);
  const src = await jpegOf({ media, src: listing.image.src });
  return { ...listing, image: src ? { ...listing.image, src } : null };
}

/** The address of the picture as JPEG, or undefined when its file is not there or cannot be read. */
async function jpegOf({ media, src }: { media: string; src: string }): Promise<string | undefined> {
  const file = fileNameOf(src);
  if (!file) return undefined;
  return madeForMail({
    media,
    file,
    target: mailPicturePath({ media, file }),
    draw: (path) =>
      sharp(path)
        .resize({ width: WIDTH, withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 76, mozjpeg: true }),
  });
}

/** Makes a picture for emails once, and returns its address; undefined when it cannot be made. */
export async function madeForMail({
  media,
  file,
  target,
  draw,
}: {
  media: string;
  file: string;
  target: string;
  draw: (path: string) => Sharp | Promise<Sharp>;
}): Promise<string | undefined> {
  const address = `/media/${MAIL_FOLDER}/${encodeURIComponent(basename(target))}`;
  if (await exists(target)) return address;
  const part = `${target}.${randomBytes(6).toString('hex')}.part`;
  try {
    await mkdir(join(media, MAIL_FOLDER), { recursive: true });
    await (await draw(join(media, file))).toFile(part);
    await rename(part, target);
    await removeAbandoned(media);
    return address;
  } catch (error) {
    await rm(part, { force: true });
    log.warn({ err: error, file }, 'picture could not be prepared for emails: they are sent without it');
    return undefined;
  }
}

/** Those of pictures that no longer exist, not even as retired files. */
async function removeAbandoned(media: string): Promise<void> {
  for (const name of await readdir(join(media, MAIL_FOLDER))) {
    const source = /^(.+?)(?:\.\d+)?\.(?:jpg|png)$/.exec(name)?.[1];
    const found =
      !source || (await exists(join(media, source))) || (await exists(retiredPath(join(media, source))));
    if (!found) await rm(join(media, MAIL_FOLDER, name), { force: true });
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

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
