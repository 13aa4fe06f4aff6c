import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';
import { createRateLimit } from './rate-limit.ts';

/** Pictures that wait for their turn. */
const MOST_WAITING = 20;
/** Pictures that are made at once after a pause; then one each second. */
const BURST = 60;
const EVERY_MS = 1000;

/** Pictures made when first asked for, and stored under a name that changes with their content. */
type StoredPictures = {
  /** The picture of this name; undefined where too many are being made to make one more. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer | undefined>;
};

/** One picture is made at a time, and only so many in a row, however many strangers ask for. `limits` is off in benches. */
export function createStoredPictures({
  dir,
  limits,
  mostFiles,
}: {
  /** In DATA_DIR, with a dot before its name: everything in it can be made again, so backups leave it out. */
  dir: string;
  limits: boolean;
  /** Above that, those that were not asked for longest are removed. */
  mostFiles: number;
}): StoredPictures {
  const limit = createRateLimit({ burst: BURST, everyMs: EVERY_MS });
  const making = new Map<string, Promise<Buffer>>();

  async function store(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await oneAtATime({ name: `pictures of ${dir}`, work: make });
    await mkdir(dir, { recursive: true });
    await writeFile(`${file}.part`, picture);
    await rename(`${file}.part`, file);
    await removeOldest({ dir, most: mostFiles, extension: extname(file) });
    return picture;
  }

  return {
    async get(name, make) {
      const file = join(dir, name);
      const stored = await storedFile(file);
      if (stored) return stored;
      const known = making.get(name);
      if (known) return known;
      if (making.size >= MOST_WAITING || (limits && !limit.take('all').ok)) return undefined;
      const made = store(file, make).finally(() => making.delete(name));
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
async function removeOldest({
  dir,
  most,
  extension,
}: {
  dir: string;
  most: number;
  extension: string;
}): Promise<void> {
  const files = (await readdir(dir)).filter((name) => name.endsWith(extension));
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
