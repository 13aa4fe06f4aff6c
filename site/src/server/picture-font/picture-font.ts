import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unpackWoff } from './unpack-woff.ts';

/** The typeface of pictures that the server draws, the same on every machine. */
export const PICTURE_FONT = 'Young Serif';
const FONT_FILE = '@fontsource/young-serif/files/young-serif-latin-400-normal.woff';

const fonts = new Map<string, Promise<string>>();

/** The path of the font in `dir`, unpacked: the drawing library reads no WOFF. */
export function pictureFont(dir: string): Promise<string> {
  const known = fonts.get(dir);
  if (known) return known;
  const unpacked = unpackInto(dir);
  fonts.set(dir, unpacked);
  unpacked.catch(() => fonts.delete(dir));
  return unpacked;
}

async function unpackInto(dir: string): Promise<string> {
  const file = join(dir, 'young-serif.ttf');
  const woff = await readFile(createRequire(import.meta.url).resolve(FONT_FILE));
  await mkdir(dir, { recursive: true });
  await writeFile(`${file}.part`, unpackWoff(woff));
  await rename(`${file}.part`, file);
  return file;
}
