import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPictureFont } from './picture-font.ts';

// Writes a file of 90 KB twice: a few milliseconds.
it('is unpacked once for a process, and again where somebody deleted it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'frontage-font-'));
  const [first, second] = [join(root, 'first'), join(root, 'second')];
  try {
    const pictureFont = createPictureFont();
    const path = join(first, 'young-serif.ttf');
    expect(await Promise.all([pictureFont(first), pictureFont(first)])).toEqual([path, path]);
    expect(await pictureFont(second)).toBe(path);
    await rm(first, { recursive: true });
    expect(await pictureFont(second)).toBe(path);
    expect(await readdir(root, { recursive: true })).toEqual(['first', 'first/young-serif.ttf']);
  } finally {
    await rm(root, { recursive: true });
  }
});
