import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Media } from '#site/payload-types.ts';
import { testPayload } from '#site/testing/payload.ts';
import { withMailPicture } from './mail-picture.ts';

let payload: Payload;
let dataDir: string;
beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
});
beforeEach(async () => {
  await payload.delete({ collection: 'media', where: { id: { exists: true } } });
});

async function fileOf(background: string) {
  const data = await sharp({ create: { width: 1000, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { data, mimetype: 'image/jpeg', name: 'front.jpg', size: data.length };
}

const kept = async (background: string): Promise<Media> =>
  payload.create({ collection: 'media', data: {}, file: await fileOf(background) });

/** Makes what an e-mail shows of the picture, from one of its widths. */
async function mailed(media: Media): Promise<string> {
  const file = media.sizes?.w800?.filename ?? expect.fail('no width of 800');
  const image = { src: `/media/${encodeURIComponent(file)}`, alt: '' };
  const listing = await withMailPicture({ payload, listing: { image } });
  return decodeURIComponent(listing.image?.src.split('/').at(-1) ?? '');
}

const made = async () => (await readdir(join(dataDir, 'media/mail'))).sort();

it('a picture for e-mails goes with its picture, and no other does', async () => {
  const [red, blue] = [await kept('red'), await kept('blue')];
  const [redMail, blueMail] = [await mailed(red), await mailed(blue)];
  expect(await made()).toEqual([redMail, blueMail].sort());
  await payload.delete({ collection: 'media', id: red.id });
  expect(await made()).toEqual([blueMail]);
});

it('it goes when another file takes its picture’s place, and stays when only the words change', async () => {
  const { id, ...red } = await kept('red');
  const mail = await mailed({ id, ...red });
  await payload.update({ collection: 'media', id, data: { alt: 'Front' } });
  expect(await made()).toEqual([mail]);
  await payload.update({ collection: 'media', id, data: {}, file: await fileOf('green') });
  expect(await made()).toEqual([]);
});
