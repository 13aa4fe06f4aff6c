import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { handleEndpoints, type Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUnusedMedia } from '#site/features/feeds/unused-media.ts';
import { downloadPath } from '#site/features/settings/downloads.ts';
import { sweepRetiredFiles } from '#site/features/settings/sweep-retired.ts';
import config from '#site/payload.config.ts';
import type { Listing, Media } from '#site/payload-types.ts';
import { withMailPicture } from '#site/server/mail-picture.ts';
import { mailPictureKey } from '#site/server/mail-picture-path.ts';
import { onPurge } from '#site/server/purge.ts';
import { GRACE_MS, retiredPath } from '#site/server/retired-files.ts';
import { TEST_ADMIN, testPayload } from '#site/testing/payload.ts';
import { loadUnusedMedia } from './load-unused-media.ts';

// Costs about 6 s for each database: every test encodes a few small pictures.

let payload: Payload;
let dataDir: string;
let token: string;
beforeAll(async () => {
  ({ payload, dataDir } = await testPayload({ seedAdmin: true }));
  token = (await payload.login({ collection: 'users', data: TEST_ADMIN })).token ?? '';
});
beforeEach(async () => {
  for (const collection of ['listings', 'pages', 'agents', 'media', 'videos', 'downloads'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } });
});

async function fileOf(background: string) {
  const data = await sharp({ create: { width: 1000, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { data, mimetype: 'image/jpeg', name: 'front.jpg', size: data.length };
}
const picture = async (background: string): Promise<Media> =>
  payload.create({ collection: 'media', data: {}, file: await fileOf(background) });

const listingWith = (images: number[]): Promise<Listing> =>
  payload.create({
    collection: 'listings',
    data: {
      _status: 'published',
      status: 'current',
      method: 'buy',
      category: 'residential',
      streetNumber: '9',
      street: 'Test Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      images,
    } as never,
  });

/** A staff member's request to the API. */
async function ask({ method, path, body }: { method: string; path: string; body?: FormData }) {
  const response = await handleEndpoints({
    config,
    request: new Request(`https://www.example.com.au/api${path}`, {
      method,
      headers: { Authorization: `JWT ${token}` },
      ...(body ? { body } : {}),
    }),
  });
  const answer = (await response.json()) as {
    doc?: Media;
    places?: { name: string; path: string }[];
    errors?: { message: string }[];
  };
  return { status: response.status, ...answer };
}

const CROP =
  'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[crop][unit]=%25' +
  '&uploadEdits[widthInPixels]=500&uploadEdits[heightInPixels]=300&uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=50';

/** Crops as the admin's "Edit image" does. */
const crop = (id: number) => {
  const body = new FormData();
  body.set('_payload', '{}');
  return ask({ method: 'PATCH', path: `/media/${id}?${CROP}`, body });
};

const shown = async (listing: number) => {
  const { docs } = await payload.find({
    collection: 'public-listings',
    where: { listing: { equals: listing } },
  });
  return (
    (docs[0]?.card as { images: { src: string; srcset: string; width: number }[] } | undefined)?.images ?? []
  );
};
const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
const inMedia = (name: string | null | undefined) => join(dataDir, 'media', String(name));
/** Every file that an `<img>` of it names. */
const filesIn = (image: { src: string; srcset: string } | undefined) => [
  ...new Set(`${image?.src} ${image?.srcset}`.match(/[^/ ]+\.webp/g)),
];

describe('a picture that a listing shows', () => {
  it('gets a new address when it is cropped, and the listing follows at once', async () => {
    const red = await picture('red');
    const listing = await listingWith([red.id]);
    const [before] = await shown(listing.id);
    const purged: string[] = [];
    const stop = onPurge((tags) => purged.push(...tags));
    const { status, doc } = await crop(red.id);
    stop();
    expect(status).toBe(200);
    expect(doc).toMatchObject({ width: 500, height: 300 });
    expect(doc?.filename).not.toBe(red.filename);
    const [after] = await shown(listing.id);
    expect(after?.width).toBe(500);
    for (const file of filesIn(after)) expect([file, await isThere(inMedia(file))]).toEqual([file, true]);
    for (const file of filesIn(before)) {
      expect(filesIn(after)).not.toContain(file);
      expect([file, await isThere(retiredPath(inMedia(file)))]).toEqual([file, true]);
    }
    expect(purged).toEqual(expect.arrayContaining([`listing:${listing.id}`, 'agents', 'pages', 'settings']));
  });

  it('is shown again when another file takes its place', async () => {
    const red = await picture('red');
    const listing = await listingWith([red.id]);
    await payload.update({ collection: 'media', id: red.id, data: {}, file: await fileOf('green') });
    const [after] = await shown(listing.id);
    expect(filesIn(after)).not.toContain(red.filename);
    for (const file of filesIn(after)) expect([file, await isThere(inMedia(file))]).toEqual([file, true]);
    expect(await isThere(retiredPath(inMedia(red.filename)))).toBe(true);
  });

  it('keeps its file when its description or its focal point alone changes', async () => {
    const red = await picture('red');
    await payload.update({ collection: 'media', id: red.id, data: { alt: 'The front' } });
    const body = new FormData();
    body.set('_payload', '{}');
    const { doc } = await ask({
      method: 'PATCH',
      path: `/media/${red.id}?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80`,
      body,
    });
    expect(doc).toMatchObject({ filename: red.filename, focalX: 20, focalY: 80, alt: 'The front' });
    expect(await isThere(inMedia(red.filename))).toBe(true);
  });

  it('is deleted only when staff say so knowing where it is used; then the listing shows the others', async () => {
    const [red, blue] = [await picture('red'), await picture('blue')];
    const listing = await listingWith([red.id, blue.id]);
    const refused = await ask({ method: 'DELETE', path: `/media/${red.id}` });
    expect(refused.status).toBe(409);
    expect(refused.errors?.[0]?.message).toBe(
      'This picture is used in the listing “9 Test Street, Newtown, NSW”. Open it to see where, or to delete it anyway.',
    );
    expect(await shown(listing.id)).toHaveLength(2);
    expect((await ask({ method: 'DELETE', path: `/media/${red.id}?deleteUsed=yes` })).status).toBe(200);
    expect((await shown(listing.id)).flatMap(filesIn)).toContain(blue.filename);
    expect(await shown(listing.id)).toHaveLength(1);
    expect(await isThere(retiredPath(inMedia(red.filename)))).toBe(true);
  });
});

describe('where a picture is used', () => {
  it('names people, pages and unpublished drafts', async () => {
    const red = await picture('red');
    const agent = await payload.create({
      collection: 'agents',
      data: { _status: 'published', name: 'Ann Tester', portrait: red.id } as never,
    });
    const design = {
      root: { props: {} },
      content: [{ type: 'image', props: { id: 'image-1', picture: { id: red.id } } }],
    };
    const page = await payload.create({
      collection: 'pages',
      draft: true,
      data: { title: 'About us', path: '/about-us', design, _status: 'draft' } as never,
    });
    const { places } = await ask({ method: 'GET', path: `/media/${red.id}/places` });
    expect(places).toEqual([
      { name: 'the agent “Ann Tester”', path: `/admin/collections/agents/${agent.id}` },
      { name: 'the page “About us”', path: `/admin/collections/pages/${page.id}` },
    ]);
  });

  it('names a page that links to its file', async () => {
    const red = await picture('red');
    const buttons = [{ label: 'See it', link: { href: `/media/${red.filename}` }, variant: 'primary' }];
    const design = { root: { props: {} }, content: [{ type: 'buttons', props: { id: 'b-1', buttons } }] };
    await payload.create({
      collection: 'pages',
      data: { title: 'Floor plan', path: '/floor-plan', design, _status: 'published' } as never,
    });
    const { places } = await ask({ method: 'GET', path: `/media/${red.id}/places` });
    expect(places).toMatchObject([{ name: 'the page “Floor plan”' }]);
  });

  it('is nowhere once nothing shows it, and then it is deleted without a question', async () => {
    const red = await picture('red');
    expect((await ask({ method: 'GET', path: `/media/${red.id}/places` })).places).toEqual([]);
    expect((await ask({ method: 'DELETE', path: `/media/${red.id}` })).status).toBe(200);
  });

  it('is told to staff alone', async () => {
    const red = await picture('red');
    const response = await handleEndpoints({
      config,
      request: new Request(`https://www.example.com.au/api/media/${red.id}/places`),
    });
    expect(response.status).toBe(401);
  });
});

it('a picture of a feed that staff chose for a page stays when its listing drops it', async () => {
  const [red, blue] = [await picture('red'), await picture('blue')];
  for (const { id } of [red, blue])
    await payload.update({ collection: 'media', id, data: { sourceHash: `hash-${id}` } });
  const design = {
    root: { props: {} },
    content: [{ type: 'image', props: { id: 'image-1', picture: { id: red.id } } }],
  };
  await payload.create({
    collection: 'pages',
    data: { title: 'Sold', path: '/sold-here', design, _status: 'published' } as never,
  });
  expect(await deleteUnusedMedia({ payload, dropped: [red.id, blue.id] })).toEqual([blue.id]);
});

it('what emails show of a deleted picture stays until its grace time is over', async () => {
  const [red, blue] = [await picture('red'), await picture('blue')];
  const mailed = ({ filename }: Media) => withMailPicture({ image: { src: `/media/${filename}`, alt: '' } });
  await mailed(red);
  const jpeg = join(dataDir, mailPictureKey(String(red.filename)));
  await payload.delete({ collection: 'media', id: red.id });
  await mailed(blue);
  expect([await isThere(retiredPath(inMedia(red.filename))), await isThere(jpeg)]).toEqual([true, true]);
  await sweepRetiredFiles({ payload, now: Date.now() + GRACE_MS });
  expect([await isThere(retiredPath(inMedia(red.filename))), await isThere(jpeg)]).toEqual([false, false]);
});

it('a video that a page plays is neither replaced under it nor deleted without a question', async () => {
  const bytes = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x10mdat12345678', 'latin1');
  const file = { data: bytes, mimetype: 'video/mp4', name: 'street.mp4', size: bytes.length };
  const video = await payload.create({ collection: 'videos', data: {}, file });
  const design = {
    root: { props: {} },
    content: [{ type: 'video', props: { id: 'video-1', link: { href: `/media/videos/${video.filename}` } } }],
  };
  await payload.create({
    collection: 'pages',
    data: { title: 'Our street', path: '/our-street', design, _status: 'published' } as never,
  });
  const other = { ...file, data: Buffer.concat([bytes, Buffer.from('x')]) };
  await expect(payload.update({ collection: 'videos', id: video.id, data: {}, file: other })).rejects.toThrow(
    'This video is used in the page “Our street”. Upload the new file separately and select it there.',
  );
  expect((await ask({ method: 'DELETE', path: `/videos/${video.id}` })).status).toBe(409);
});

it('a document that a page links to is found there', async () => {
  const data = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\nstartxref\n9\n%%EOF');
  const file = { data, mimetype: 'application/pdf', name: 'Selling guide.pdf', size: data.length };
  const { id, title, filename } = await payload.create({ collection: 'downloads', data: {}, file });
  expect(title).toBe('Selling guide');
  const link = { href: downloadPath(filename ?? '') };
  const buttons = [{ label: 'The guide', link, variant: 'primary' }];
  await payload.create({
    collection: 'pages',
    data: {
      ...{ title: 'Sell', path: '/sell' },
      design: { content: [{ type: 'button', props: { id: 'button-1', buttons } }], root: { props: {} } },
    },
    draft: true,
  });
  const { places } = await ask({ method: 'GET', path: `/downloads/${id}/places` });
  expect(places?.map(({ name }) => name)).toEqual(['the page “Sell”']);
  expect((await ask({ method: 'DELETE', path: `/downloads/${id}` })).status).toBe(409);
});

it('images that nothing shows are listed, those of feeds and drafts apart', async () => {
  const [unused, used, ofFeed] = await Promise.all(['red', 'green', 'blue'].map(picture));
  await payload.update({ collection: 'media', id: Number(ofFeed?.id), data: { sourceHash: 'a-feed' } });
  const image = { id: Number(used?.id) };
  await payload.create({
    collection: 'pages',
    data: {
      ...{ title: 'Draft', path: '/draft' },
      design: { content: [{ type: 'image', props: { id: 'image-1', picture: image } }], root: { props: {} } },
    },
    draft: true,
  });
  expect((await loadUnusedMedia(payload)).map(({ id, name }) => [id, name])).toEqual([[unused?.id, 'front']]);
});
