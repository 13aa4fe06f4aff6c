import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteFiles } from './files/site-files.ts';
import { mailLogo } from './mail-logo.ts';

let dataDir: string;
let media: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'logo-'));
  media = join(dataDir, 'media');
  await mkdir(media);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A logo with a bar of this colour on nothing, and how it looks in emails. */
async function logoWith({ colour, width = 800, height = 200, shownWidth = 180 }: Partial<Drawn> & Colour) {
  const name = `${colour.slice(1)}-${width}.webp`;
  const bar = { create: { width: width / 2, height: height / 2, channels: 3 as const, background: colour } };
  await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([{ input: await sharp(bar).png().toBuffer() }])
    .webp({ lossless: true })
    .toFile(join(media, name));
  const made = await mailLogo({
    files: createSiteFiles({ dataDir }),
    logo: { src: `/media/${name}`, width, height, shownWidth },
  });
  return { made, file: made && join(media, made.src.replace('/media/', '')) };
}
type Drawn = { width: number; height: number; shownWidth: number };
type Colour = { colour: string };

const cornerOf = async (file: string | null) => {
  const { data, info } = await sharp(file ?? '')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { corner: [...data.subarray(0, 3)], width: info.width, height: info.height };
};

describe('a logo in emails', () => {
  it('is a PNG with twice the pixels, as wide as on the website and never higher than a line of the header', async () => {
    const { made, file } = await logoWith({ colour: '#1f4038' });
    expect(made).toEqual({ src: '/media/mail/1f4038-800.webp.360.png', width: 180, height: 45 });
    expect(await sharp(file ?? '').metadata()).toMatchObject({ format: 'png', width: 360, height: 90 });
    const tall = await logoWith({ colour: '#1f4038', width: 300, height: 300, shownWidth: 400 });
    expect(tall.made).toMatchObject({ width: 56, height: 56 });
  });

  it.each([
    ['dark', '#1f4038', [255, 255, 255]],
    ['light', '#ffffff', [28, 38, 35]],
  ])('that is %s gets the background on which it can be read', async (_, colour, background) => {
    const { file } = await logoWith({ colour });
    expect((await cornerOf(file)).corner).toEqual(background);
  });

  it('that is a drawing becomes a picture', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><path d="M0 0h40v10z"/></svg>';
    await writeFile(join(media, 'drawn.svg'), svg);
    const logo = { src: '/media/drawn.svg', width: 40, height: 10, shownWidth: 200 };
    const made = await mailLogo({ files: createSiteFiles({ dataDir }), logo });
    expect(made).toEqual({ src: '/media/mail/drawn.svg.400.png', width: 200, height: 50 });
  });

  it('whose file is missing is left out', async () => {
    const logo = { src: '/media/gone.webp', width: 40, height: 10, shownWidth: 200 };
    expect(await mailLogo({ files: createSiteFiles({ dataDir }), logo })).toBeNull();
  });
});
