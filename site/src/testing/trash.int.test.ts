// What staff delete of records without drafts, and the offer to redirect a deleted page. One boot of Payload: about 6 s.
import type { CollectionSlug, Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDeletedAddresses } from '#site/builder/links/load-deleted-addresses.ts';
import { deleteUnusedMedia } from '#site/features/feeds/unused-media.ts';
import { loadUnusedMedia } from '#site/features/pages/load-unused-media.ts';
import { findRedirect } from '#site/features/settings/find-redirect.ts';
import { sweepRetiredFiles } from '#site/features/settings/sweep-retired.ts';
import { trashedFileCheck } from '#site/features/settings/trashed-files.ts';
import { reviewsOf } from '#site/features/team/reviews/load-reviews.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { imagesById } from '#site/server/images.ts';
import { withMailPicture } from '#site/server/mail-picture.ts';
import { mailPictureKey } from '#site/server/mail-picture-path.ts';
import { GRACE_MS, retiredPath, withheldPath } from '#site/server/retired-files.ts';
import { emptyTrash } from '#site/server/trash.ts';
import { testPayload } from './payload.ts';

let payload: Payload;
let admin = 0;
beforeAll(async () => {
  ({ payload } = await testPayload({ seedAdmin: true }));
  admin = Number((await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id);
});

const DAY_MS = 86_400_000;
const editor = () =>
  ({
    overrideAccess: false,
    user: { id: admin, name: 'Ada', role: 'editor', collection: 'users' } as never,
    depth: 0,
  }) as const;

type Thing = { collection: CollectionSlug; id: number };
const trash = ({ collection, id }: Thing, query: object = {}) =>
  payload.update({
    collection: collection as 'redirects',
    id,
    data: { deletedAt: new Date().toISOString() },
    req: { query } as never,
    ...editor(),
  });
const restore = ({ collection, id }: Thing) =>
  payload.update({
    collection: collection as 'redirects',
    id,
    data: { deletedAt: null },
    trash: true,
    ...editor(),
  });
const isStored = async ({ collection, id }: Thing) =>
  (await payload.count({ collection, where: { id: { equals: id } }, trash: true })).totalDocs === 1;

async function image(background: string): Promise<number> {
  const data = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = { data, mimetype: 'image/jpeg', name: `${background}.jpg`, size: data.length };
  return Number((await payload.create({ collection: 'media', data: {}, file })).id);
}

describe('a redirect in the trash', () => {
  const redirect = async (from: string, to: string) => ({
    collection: 'redirects' as const,
    id: Number((await payload.create({ collection: 'redirects', data: { from, to, kind: '301' } })).id),
  });

  it('redirects nobody until it is restored', async () => {
    const old = await redirect('/our-people', '/agents');
    await trash(old);
    expect(await findRedirect(payload, '/our-people')).toBeUndefined();
    await restore(old);
    expect(await findRedirect(payload, '/our-people')).toMatchObject({ to: '/agents' });
  });

  it('gives way to another one from the same address', async () => {
    const old = await redirect('/old-office', '/offices');
    await trash(old);
    await redirect('/old-office', '/agents');
    expect(await findRedirect(payload, '/old-office')).toMatchObject({ to: '/agents' });
    expect(await isStored(old)).toBe(false);
  });
});

it('a review in the trash is neither shown nor counted until it is restored', async () => {
  const data = {
    text: 'Sold in a week.',
    firstName: 'Kim',
    date: '2026-11-01',
    source: 'direct',
    stars: 5,
  } as const;
  const review = {
    collection: 'reviews' as const,
    id: Number((await payload.create({ collection: 'reviews', data })).id),
  };
  const counted = async () => (await reviewsOf(payload, { show: 3 })).count;
  expect(await counted()).toBe(1);
  await trash(review);
  expect(await counted()).toBe(0);
  await restore(review);
  expect(await counted()).toBe(1);
});

describe('a newsletter in the trash', () => {
  const newsletter = async (state: 'draft' | 'sending' | 'sent') => {
    const { id } = await payload.create({
      collection: 'newsletters',
      data: { subject: 'Spring', state: 'draft' },
    });
    await payload.update({ collection: 'newsletters', id, data: { state }, context: { isSending: true } });
    return { collection: 'newsletters' as const, id: Number(id) };
  };

  it.each(['draft', 'sent'] as const)('comes back as it was: %s', async (state) => {
    const letter = await newsletter(state);
    await trash(letter);
    expect(
      (await payload.find({ collection: 'newsletters', where: { id: { equals: letter.id } } })).docs,
    ).toEqual([]);
    await restore(letter);
    expect(await payload.findByID(letter)).toMatchObject({ subject: 'Spring', state, deletedAt: null });
  });

  it('is none while it is being sent', async () => {
    await expect(trash(await newsletter('sending'))).rejects.toThrow(
      'This newsletter is being sent. Stop it first.',
    );
  });
});

describe('an image in the trash', () => {
  it('is not shown, and is left alone by those who tidy up; restored, it is shown again', async () => {
    const media = { collection: 'media' as const, id: await image('red') };
    await trash(media);
    expect([...(await imagesById(payload, [media.id])).keys()]).toEqual([]);
    expect((await loadUnusedMedia(payload)).map(({ id }) => id)).not.toContain(media.id);
    await payload.db.updateOne({ collection: 'media', id: media.id, data: { sourceHash: 'abc' } });
    expect(await deleteUnusedMedia({ payload, dropped: [media.id] })).toEqual([]);
    await restore(media);
    expect([...(await imagesById(payload, [media.id])).keys()]).toEqual([media.id]);
  });

  it('that something shows goes there only after a question, and for good without another', async () => {
    const media = { collection: 'media' as const, id: await image('blue') };
    await payload.create({
      collection: 'agents',
      data: { name: 'Ann Tester', portrait: media.id, _status: 'published' },
    });
    await expect(trash(media)).rejects.toThrow(
      'This picture is used in the agent “Ann Tester”. Open the picture to see them, or to delete it anyway.',
    );
    await trash(media, { deleteUsed: 'yes' });
    await payload.delete({ ...media, trash: true, ...editor() });
    expect(await isStored(media)).toBe(false);
  });
});

describe('the file of an image in the trash', () => {
  /** Of the original and of one of its widths, as visitors would ask for them. */
  async function keysOf(id: number) {
    const { filename, sizes } = await payload.findByID({ collection: 'media', id });
    return [`media/${filename}`, `media/${sizes?.w480?.filename}`];
  }
  const withheld = async (keys: string[]) => Promise.all(keys.map(trashedFileCheck(payload)));

  it('is kept from visitors until it is restored', async () => {
    const media = { collection: 'media' as const, id: await image('yellow') };
    const keys = await keysOf(media.id);
    expect(await withheld(keys)).toEqual([false, false]);
    await trash(media);
    expect(await withheld(keys)).toEqual([true, true]);
    // Emails have pictures of their own.
    expect(await withheld([mailPictureKey(String(keys[0]?.slice('media/'.length)))])).toEqual([false]);
    await restore(media);
    expect(await withheld(keys)).toEqual([false, false]);
  });

  it('stays away when its record is deleted, while emails keep the picture for their grace time', async () => {
    const media = { collection: 'media' as const, id: await image('purple') };
    const [key = ''] = await keysOf(media.id);
    await withMailPicture({ image: { src: `/${key}`, alt: '' } });
    await trash(media);
    await payload.delete({ ...media, trash: true, ...editor() });
    const isThere = async (file: string) => (await siteFiles().head(file)) !== undefined;
    expect([await isThere(key), await isThere(retiredPath(key))]).toEqual([false, false]);
    const jpeg = mailPictureKey(key.slice('media/'.length));
    await sweepRetiredFiles({ payload, now: Date.now() });
    expect(await isThere(jpeg)).toBe(true);
    await sweepRetiredFiles({ payload, now: Date.now() + GRACE_MS });
    expect([await isThere(withheldPath(key)), await isThere(jpeg)]).toEqual([false, false]);
  });
});

it('what is older than 30 days is deleted for good', async () => {
  const { id } = await payload.create({
    collection: 'redirects',
    data: { from: '/gone', to: '/', kind: '301' },
  });
  const things: Thing[] = [
    { collection: 'redirects', id: Number(id) },
    { collection: 'media', id: await image('green') },
  ];
  for (const thing of things) await trash(thing);
  await emptyTrash({ payload, now: Date.now() + 29 * DAY_MS });
  for (const thing of things) expect(await isStored(thing)).toBe(true);
  await emptyTrash({ payload, now: Date.now() + 31 * DAY_MS });
  for (const thing of things) expect(await isStored(thing)).toBe(false);
});

describe('the address of a deleted page', () => {
  beforeEach(async () => {
    for (const collection of ['pages', 'missing-addresses', 'redirects'] as const)
      await payload.delete({ collection, where: { id: { exists: true } }, trash: true });
  });
  const page = async (path: string, _status: 'published' | 'draft' = 'published') => ({
    collection: 'pages' as const,
    id: Number(
      (await payload.create({ collection: 'pages', data: { title: 'Our team', path, _status } })).id,
    ),
  });
  const offered = async () =>
    (await loadDeletedAddresses(payload)).map(({ path, title }) => `${title}: ${path}`);

  it('is offered to be redirected, whether it went to the trash or for good', async () => {
    await trash(await page('/our-team'));
    await payload.delete({ ...(await page('/the-firm')), ...editor() });
    expect((await offered()).toSorted()).toEqual(['Our team: /our-team', 'Our team: /the-firm']);
  });

  it('is not, where visitors never found it or something else is there', async () => {
    await trash(await page('/never-published', 'draft'));
    await trash(await page('/privacy'));
    expect(await offered()).toEqual([]);
  });

  it('is no longer, once it redirects somewhere', async () => {
    await trash(await page('/our-team'));
    const [address] = await loadDeletedAddresses(payload);
    await payload.update({
      collection: 'missing-addresses',
      id: Number(address?.id),
      data: { redirectTo: '/agents' },
      ...editor(),
    });
    expect(await findRedirect(payload, '/our-team')).toMatchObject({ to: '/agents' });
    expect(await offered()).toEqual([]);
  });

  it('is no longer, once the page is back', async () => {
    const team = await page('/our-team');
    await trash(team);
    await restore(team);
    await payload.update({ ...team, data: { _status: 'published' }, ...editor() });
    expect((await payload.find({ collection: 'missing-addresses' })).docs).toEqual([]);
  });
});
