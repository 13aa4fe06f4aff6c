import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneAtATime } from '../one-at-a-time.ts';
import { createRateLimit } from '../rate-limit.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { type ShareSheet, sheetName } from './share-sheet.ts';

/** Its dot keeps it out of backups: everything in it can be made again. */
const FOLDER = '.share-pictures';
/** About 100 KB each. */
const MOST_FILES = 2000;
/** Pictures that wait for their turn. */
const MOST_WAITING = 20;
/** Pictures that are made at once after a pause; then one each second. */
const BURST = 60;
const EVERY_MS = 1000;

/** The sharing pictures of the website, made when first asked for and stored by their content. */
export type SharePictures = {
  /** The JPEG of a sheet; undefined where too many are being made to make one more. */
  get(sheet: ShareSheet): Promise<Buffer | undefined>;
};

/** One picture is drawn at a time, and only so many in a row, however many strangers ask for. `limits` is off in benches. */
export function createSharePictures({
  dataDir,
  limits,
  mostFiles = MOST_FILES,
  draw = drawSharePicture,
}: {
  dataDir: string;
  limits: boolean;
  mostFiles?: number;
  draw?: typeof drawSharePicture;
}): SharePictures {
  const dir = join(dataDir, FOLDER);
  const limit = createRateLimit({ burst: BURST, everyMs: EVERY_MS });
  const making = new Map<string, Promise<Buffer>>();

  async function make({ sheet, file }: { sheet: ShareSheet; file: string }): Promise<Buffer> {
    const picture = await oneAtATime({
      name: 'sharing pictures',
      work: () => draw({ sheet, mediaDir: join(dataDir, 'media'), fontDir: join(dir, 'font') }),
    });
    await mkdir(dir, { recursive: true });
    await writeFile(`${file}.part`, picture);
    await rename(`${file}.part`, file);
    await removeOldest({ dir, most: mostFiles });
    return picture;
  }

  return {
    async get(sheet) {
      const name = sheetName(sheet);
      const file = join(dir, `${name}.jpg`);
      const stored = await storedFile(file);
      if (stored) return stored;
      const known = making.get(name);
      if (known) return known;
      if (making.size >= MOST_WAITING || (limits && !limit.take('all').ok)) return undefined;
      const made = make({ sheet, file }).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
}

/** A stored picture; its time says when it was last asked for. */
async function storedFile(file: string): Promise<Buffer | undefined> {
  try {
    const picture = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return picture;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes the pictures that were not asked for longest, a tenth at a time. */
async function removeOldest({ dir, most }: { dir: string; most: number }): Promise<void> {
  const files = (await readdir(dir)).filter((name) => name.endsWith('.jpg'));
  if (files.length <= most) return;
  const dated = await Promise.all(
    files.map(async (name) => {
      const file = join(dir, name);
      return { file, at: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  dated.sort((a, b) => a.at - b.at);
  const surplus = dated.slice(0, files.length - Math.floor(most * 0.9));
  await Promise.all(surplus.map(({ file }) => rm(file, { force: true })));
}
