import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSiteFiles } from '../files/site-files.ts';
import { TEST_FONT_DIR } from '../picture-font/testing/test-font.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { createSharePictures } from './share-pictures.ts';
import { photoFile, SHARE_SIZE, type ShareSheet, shareImage, sheetName } from './share-sheet.ts';

// Draws with the real library: about 1.5 seconds.
let root: string;
let dataDir: string;
let count = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'frontage-share-'));
});
beforeEach(async () => {
  dataDir = join(root, `${++count}`);
  await mkdir(join(dataDir, 'media'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const sheet: ShareSheet = {
  photo: null,
  layout: 'photo',
  title: '12 Example Street, Newtown NSW 2042',
  text: '$1,250,000',
  agency: 'Banksia & Vale',
  colours: { background: '#16302a', text: '#ffffff' },
};
const draw = (changes: Partial<ShareSheet> = {}) =>
  drawSharePicture({
    sheet: { ...sheet, ...changes },
    local: createSiteFiles({ dataDir }).local,
    fontDir: TEST_FONT_DIR,
  });
/** The colour of one pixel, as numbers. */
const pixel = async (picture: Buffer, left: number, top: number) =>
  [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3);
/** How many pixels of a part of the picture are light: where text is. */
async function light(picture: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const bytes = await sharp(picture).extract(part).greyscale().raw().toBuffer();
  return bytes.filter((value) => value > 200).length;
}

describe('a sharing picture', () => {
  it('is 1200 × 630, shows the photo and says in text what it is', async () => {
    const red = { create: { width: 1600, height: 1067, channels: 3 as const, background: '#cc2222' } };
    await sharp(red).webp().toFile(join(dataDir, 'media/a.webp'));
    const picture = await draw({ photo: 'a.webp' });
    expect(await sharp(picture).metadata()).toMatchObject({ ...SHARE_SIZE, format: 'jpeg' });
    const [r = 0, g = 0] = await pixel(picture, 600, 100);
    expect([r > 180, g < 80]).toEqual([true, true]);
    const band = { left: 56, top: 430, width: 700, height: 190 };
    expect(await light(picture, band)).toBeGreaterThan(2000);
    expect(await light(await draw({ photo: 'a.webp', title: '', text: '' }), band)).toBe(0);
  });

  it.each([
    ['no photo', { photo: null }],
    ['a photo that is gone', { photo: 'gone.webp' }],
    ['a portrait that is gone', { photo: 'gone.webp', layout: 'portrait' as const }],
  ])('%s: has the text across the whole picture', async (_, changes) => {
    const picture = await draw(changes);
    expect(await pixel(picture, 5, 5)).toEqual([22, 48, 42].map((value) => expect.closeTo(value, -1)));
    expect(await light(picture, { left: 56, top: 100, width: 1000, height: 300 })).toBeGreaterThan(5000);
  });

  it.each([
    'Harcourt, Abernathy, Papadopoulos & Daughters '.repeat(8),
    'Unbroken'.repeat(40),
    '<span foreground="red">&amp;</b>',
    '\u0000\u001b \ud800 ',
    '',
  ])('draws whatever its text is: %j', async (title) => {
    const picture = await draw({ title, text: title, agency: title });
    expect(await sharp(picture).metadata()).toMatchObject(SHARE_SIZE);
  });

  it('is written in a font of our own: each letter is as wide as that font has it', async () => {
    // A font of the machine's would draw these two as wide as each other, or not at all.
    const [narrow, wide] = await Promise.all(
      ['iiiiiiii', 'mmmmmmmm'].map(async (title) =>
        light(await draw({ title, text: '', agency: '' }), { left: 56, top: 100, width: 1100, height: 120 }),
      ),
    );
    expect(Number(wide) / Number(narrow)).toBeGreaterThan(1.8);
  });
});

describe('stored sharing pictures', () => {
  it('are made once, and again when anything on them changes', async () => {
    let drawn = 0;
    const pictures = createSharePictures({
      dataDir,
      limits: true,
      draw: async () => Buffer.from(`${++drawn}`),
    });
    const [one, other] = await Promise.all([pictures.get(sheet), pictures.get({ ...sheet })]);
    expect([String(one), String(other), String(await pictures.get(sheet))]).toEqual(['1', '1', '1']);
    expect(String(await pictures.get({ ...sheet, text: 'Sold' }))).toBe('2');
    expect(sheetName({ ...sheet, text: 'Sold' })).not.toBe(sheetName(sheet));
    // Stored, not remembered.
    const again = createSharePictures({
      dataDir,
      limits: true,
      draw: () => Promise.reject(new Error('not again')),
    });
    expect(String(await again.get(sheet))).toBe('1');
  });

  // “no unbounded work for strangers”
  it('are made one at a time, for a few who wait; others get none', async () => {
    let now = 0;
    let most = 0;
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const pictures = createSharePictures({
      dataDir,
      limits: true,
      draw: async () => {
        most = Math.max(most, ++now);
        await gate;
        now -= 1;
        return Buffer.from('x');
      },
    });
    const asked = Array.from({ length: 40 }, (_, index) => pictures.get({ ...sheet, title: `${index}` }));
    go();
    const made = (await Promise.all(asked)).filter(Boolean).length;
    expect([most, made]).toEqual([1, 20]);
  });

  it('are made only so many in a row', async () => {
    const pictures = createSharePictures({ dataDir, limits: true, draw: async () => Buffer.from('x') });
    let made = 0;
    while (made < 1000 && (await pictures.get({ ...sheet, title: `${made}` }))) made += 1;
    expect(made).toBeGreaterThanOrEqual(60);
    expect(made).toBeLessThan(120);
  });

  it('take only so much room', async () => {
    const pictures = createSharePictures({
      dataDir,
      limits: false,
      mostFiles: 10,
      draw: async () => Buffer.from('x'),
    });
    for (let n = 0; n < 35; n++) await pictures.get({ ...sheet, title: `${n}` });
    const files = await readdir(join(dataDir, '.share-pictures'));
    expect(files.length).toBeLessThanOrEqual(10);
    expect(files).toContain(`${sheetName({ ...sheet, title: '34' })}.jpg`);
  });
});

describe('the photo', () => {
  const image = (srcset: string) => photoFile({ src: '/media/a%20b.webp', srcset });
  it('is the smallest that is wide enough, else the widest', () => {
    expect(image('/media/a-480.webp 480w, /media/a-1600.webp 1600w, /media/a-2400.webp 2400w')).toBe(
      'a-1600.webp',
    );
    expect(image('/media/a-480.webp 480w, /media/a-800.webp 800w')).toBe('a-800.webp');
    expect(image('')).toBe('a b.webp');
    expect(photoFile(null)).toBeNull();
  });
});

it('a page names its picture with its size and what it shows', () => {
  expect(shareImage({ kind: 'listing', id: 42, sheet })).toEqual({
    src: `/og/listing/42/${sheetName(sheet)}.jpg`,
    width: 1200,
    height: 630,
    alt: '12 Example Street, Newtown NSW 2042, $1,250,000, Banksia & Vale',
  });
});
