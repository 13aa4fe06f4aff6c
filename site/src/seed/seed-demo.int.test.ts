import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { designOf } from '#site/block-kit/design.ts';
import { loadDesign } from '#site/builder/design/load-design.ts';
import { publishedPopups, readyPopup } from '#site/builder/design/popups/published-popups.ts';
import { importFeed } from '#site/features/feeds/import-feed.ts';
import { agency, agents, offices } from '../../demo/agency.ts';
import { loadPage } from '../features/pages/load-page.ts';
import { testPayload } from '../testing/payload.ts';
import { DEMO_PAGES } from './demo-pages/demo-pages.ts';
import { DEMO_POSTS } from './demo-posts/demo-posts.ts';
import { seedDemo } from './seed-demo.ts';

let payload: Payload;
let dir: string;

/** The demonstration with small pictures and one of its feeds: the real ones take a minute. */
beforeAll(async () => {
  ({ payload } = await testPayload());
  dir = await mkdtemp(join(tmpdir(), 'frontage-demo-'));
  const feed = await readFile(join(process.cwd(), 'site/demo/feed/newtown-land.xml'), 'utf8');
  const paths = [
    agency.hero,
    ...offices.map(({ picture }) => picture),
    ...agents.map(({ portrait }) => portrait),
    ...DEMO_PAGES.flatMap((page) => Object.values(page.pictures).map(({ path }) => path)),
    ...DEMO_POSTS.flatMap(({ picture, pictures }) =>
      [picture, ...Object.values(pictures)].map(({ path }) => path),
    ),
    ...[...feed.matchAll(/file="([^"]+)"/g)].map((match) => `feed/${match[1]}`),
  ];
  for (const folder of ['pictures', 'feed/pictures', 'maps'])
    await mkdir(join(dir, folder), { recursive: true });
  for (const [index, path] of [...new Set(paths)].entries()) {
    const background = { r: index * 7, g: 90, b: 120 };
    await sharp({ create: { width: 12, height: 8, channels: 3, background } })
      .webp()
      .toFile(join(dir, path));
  }
  await writeFile(join(dir, 'feed/newtown-land.xml'), feed);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const counts = async () => {
  const count = async (
    collection: 'offices' | 'agents' | 'listings' | 'media' | 'feeds' | 'pages' | 'posts',
  ) => (await payload.count({ collection })).totalDocs;
  return [
    await count('offices'),
    await count('agents'),
    await count('listings'),
    await count('media'),
    await count('feeds'),
    await count('pages'),
    await count('posts'),
  ];
};

it('takes up a seeding that broke off, then never seeds again', async () => {
  const broken = seedDemo({
    payload,
    dir,
    importFeed: () => {
      throw new Error('the power failed');
    },
  });
  await expect(broken).rejects.toThrow('the power failed');
  expect(await counts()).toEqual([3, 12, 0, 0, 0, 0, 0]);

  // Killed while the pictures of the listings were being drawn: the listings stand, without them.
  const killed = await seedDemo({
    payload,
    dir,
    importFeed: async (input) => ({
      ...(await importFeed({ ...input, source: { ...input.source, picturesDir: '/nowhere' } as never })),
      finished: new Promise(() => {}),
    }),
  });
  expect(killed.seeded).toBe(true);
  // The site serves from here on: its listings are there, and no page shows a picture that is missing.
  expect((await counts()).slice(0, 3)).toEqual([3, 12, 1]);
  await expect.poll(async () => (await payload.find({ collection: 'feeds' })).docs[0]?.state).toBe('done');
  await expect
    .poll(async () => (await payload.count({ collection: 'popups' })).totalDocs, { timeout: 20_000 })
    .toBe(1);
  expect(await counts()).toEqual([3, 12, 1, 28, 1, 9, 4]);

  const seeded = await seedDemo({ payload, dir, importFeed });
  if (!seeded.seeded) throw new Error('not seeded');
  const runs = await seeded.finished;
  expect(runs).toMatchObject([{ state: 'done', unchanged: 1, imagesFetched: 2, problemCount: 0 }]);
  expect(await counts()).toEqual([3, 12, 1, 30, 2, 9, 4]);
  const { agencyName, heroImage } = await payload.findGlobal({ slug: 'settings' });
  expect(agencyName).toBe(agency.name);
  expect(heroImage).toBeTruthy();

  for (const { path, pictures } of DEMO_PAGES) {
    const stored = await loadPage(payload, path);
    const loaded = await loadDesign({
      payload,
      design: designOf(stored?.design),
      context: { path },
      now: Date.now(),
    });
    expect(loaded.content.length).toBeGreaterThan(0);
    expect(loaded.pictures.size).toBe(Object.keys(pictures).length);
  }

  const { docs } = await payload.find({ collection: 'listings' });
  expect(docs[0]?.office).toBeTruthy();
  expect(docs[0]?.agents?.length).toBeGreaterThan(0);

  // One popup, which nobody sees before it is published.
  const popups = await payload.find({ collection: 'popups', draft: true });
  expect(popups.docs.map(({ _status }) => _status)).toEqual(['draft']);
  const [draft] = popups.docs;
  const popup = draft && (await readyPopup({ payload, doc: draft }));
  expect(popup?.popup.triggers).toEqual({ scrolling: { direction: 'down', offset: 50 } });
  expect(await publishedPopups(payload)).toEqual([]);

  const before = await counts();
  expect(await seedDemo({ payload, dir, importFeed })).toEqual({ seeded: false });
  await payload.delete({ collection: 'listings', where: { id: { exists: true } } });
  expect(await seedDemo({ payload, dir, importFeed })).toEqual({ seeded: false });
  expect((await counts())[0]).toBe(before[0]);
});
