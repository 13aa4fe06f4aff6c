import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exists } from '../exists.ts';
import { unpackWoff } from './unpack-woff.ts';

/** The typeface of pictures that the server draws, the same on every machine. */
export const PICTURE_FONT = 'Young Serif';
const FONT_FILE = '@fontsource/young-serif/files/young-serif-latin-400-normal.woff';

/** Where a website's pictures find the font. Left out of backups, like all folders that begin with a dot. */
export const fontFolder = (dataDir: string): string => join(dataDir, '.font');

type PictureFont = (dir: string) => Promise<string>;

/** The font of a process that has drawn nothing yet. Exported for its test. */
export function createPictureFont(): PictureFont {
  let file: string | undefined;
  return async (dir) => {
    file ??= join(dir, 'young-serif.ttf');
    if (!(await exists(file))) await unpackAs(file);
    return file;
  };
}

// Two bundles run in this process (the site's and Next's admin), with one drawing library.
const shared = globalThis as { __frontageFont?: PictureFont };
shared.__frontageFont ??= createPictureFont();

/**
 * The path of the font, unpacked: the drawing library reads no WOFF. It is in the folder given, or where this process
 * unpacked it first: the library goes on reading a font from the first place it was given. A font that was deleted is
 * written again.
 */
export const pictureFont = shared.__frontageFont;

async function unpackAs(path: string): Promise<void> {
  const woff = await readFile(createRequire(import.meta.url).resolve(FONT_FILE));
  await mkdir(join(path, '..'), { recursive: true });
  // Several drawings may begin at once.
  const part = `${path}.${crypto.randomUUID()}`;
  await writeFile(part, unpackWoff(woff));
  await rename(part, path);
}
