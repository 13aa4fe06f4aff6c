// @sqlite-only: what is fetched and kept; long feeds and what is put back make the same statements on PostgreSQL.
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import type { FeedRun } from './feed-run.ts';
import { FETCH_LIMITS } from './fetch-picture.ts';
import { importFeed } from './import-feed.ts';
import { retryPictures } from './retry-pictures.ts';
import { seedAgency } from './testing/agency.ts';
import { feedXml, houseXml } from './testing/feed-xml.ts';
import { type PictureServer, pictureBytes, startPictureServer } from './testing/picture-server.ts';

let payload: Payload;
let dataDir: string;
let server: PictureServer;
let dir: string;
/** What the server answers, by path. */
const files = new Map<string, Buffer>();

beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
  await seedAgency({ payload, codes: ['XNWXNW'] });
  // Pictures that can be put back would stay on the disk.
  await payload.updateGlobal({ slug: 'feed-settings', data: { keepChangesDays: 0 } });
  server = await startPictureServer((request, response) => {
    const bytes = files.get(request.url ?? '');
    if (!bytes) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
  });
  dir = await mkdtemp(join(tmpdir(), 'frontage-pictures-'));
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  await payload.delete({ collection: 'listings', where: { id: { exists: true } } });
  await payload.delete({ collection: 'media', where: { id: { exists: true } } });
  await emptyTables(payload, 'feed_picture_tries');
  files.clear();
  server.asked.length = 0;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir);
});

type Source = Parameters<typeof importFeed>[0]['source'];

async function take(source: Source): Promise<FeedRun> {
  const fetchLimits = { ...FETCH_LIMITS, allowPrivateHosts: true, timeoutMs: 2000 };
  const { finished } = await importFeed({ payload, source, origin: 'command', fetchLimits });
  const [run] = await finished;
  if (!run) throw new Error('no run');
  return run;
}

const bytesOf = (inner: string, modTime?: string) => ({
  name: 'feed.xml',
  bytes: feedXml([{ id: 'P1', inner: houseXml(inner), ...(modTime ? { modTime } : {}) }]),
});

const img = (id: string, path: string, modTime = '2026-10-01-09:00:00') =>
  `<img id="${id}" modTime="${modTime}" url="${path ? server.url(path) : ''}" format="jpg"/>`;

async function listing() {
  const { docs } = await payload.find({ collection: 'listings', depth: 1 });
  return docs[0];
}

async function hashes(): Promise<(string | null | undefined)[]> {
  return ((await listing())?.images ?? []).map((image) =>
    typeof image === 'object' ? image.sourceHash : undefined,
  );
}

/** Tries again what is due this many ms after now; how many listings. */
const retryAfter = (ms: number) => {
  const at = Date.now() + ms;
  const fetchLimits = { ...FETCH_LIMITS, allowPrivateHosts: true, timeoutMs: 2000 };
  return retryPictures({ payload, fetchLimits, now: () => at });
};

const countMedia = async () => (await payload.count({ collection: 'media' })).totalDocs;
/** What is served of pictures that are still there; replaced ones are kept apart for a while. */
const liveFiles = async () => (await readdir(join(dataDir, 'media'))).filter((name) => name !== 'retired');

describe('pictures of a feed', () => {
  it('are fetched, kept in every width without what the camera wrote, and shown in the order of their slots', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1200, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Copyright: 'Vendor Name' }, IFD3: { GPSLatitude: '33/1 51/1 0/1' } })
      .jpeg()
      .toBuffer();
    files.set('/a.jpg', await pictureBytes('red'));
    files.set('/main', photo);
    const run = await take(bytesOf(`<objects>${img('a', '/a.jpg')}${img('m', '/main')}</objects>`));
    expect(run).toMatchObject({ state: 'done', imagesFetched: 2, problemCount: 0 });
    const [main] = (await listing())?.images ?? [];
    if (typeof main !== 'object') throw new Error('no picture');
    expect(main.mimeType).toBe('image/webp');
    const names = await readdir(join(dataDir, 'media'));
    const sizes = payload.collections.media.config.upload.imageSizes ?? [];
    const widths = sizes.map(({ width }) => Number(width)).filter((width) => width < 2000);
    expect(widths.length).toBeGreaterThan(1);
    for (const width of widths) {
      const file =
        (main.sizes as Record<string, { filename?: string | null } | undefined>)?.[`w${width}`]?.filename ??
        '';
      expect(names).toContain(file);
      expect((await sharp(join(dataDir, 'media', file)).metadata()).width).toBe(width);
    }
    const kept = await sharp(join(dataDir, 'media', main.filename ?? '')).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 2000, height: 1200 });
    expect(kept.exif).toBeUndefined();
  });

  it('are not fetched again while address and modification time stay', async () => {
    files.set('/a.jpg', await pictureBytes('red'));
    await take(bytesOf(img('a', '/a.jpg').replace(/^/, '<objects>').concat('</objects>')));
    const { updatedAt } = (await listing()) ?? {};
    const run = await take(bytesOf(`<objects>${img('a', '/a.jpg')}</objects>`));
    expect(run).toMatchObject({ unchanged: 1, imagesFetched: 0 });
    expect(server.asked).toEqual(['/a.jpg']);
    expect((await listing())?.updatedAt).toBe(updatedAt);
    expect(await countMedia()).toBe(1);
  });

  it('replace the one before when their time changes, and retire its files', async () => {
    files.set('/a.jpg', await pictureBytes('red'));
    await take(bytesOf(`<objects>${img('a', '/a.jpg')}</objects>`));
    const [red] = await hashes();
    const filesBefore = await liveFiles();
    files.set('/a.jpg', await pictureBytes('blue'));
    await take(bytesOf(`<objects>${img('a', '/a.jpg', '2026-10-02-09:00:00')}</objects>`));
    const [blue] = await hashes();
    expect(blue).not.toBe(red);
    expect(await countMedia()).toBe(1);
    const filesNow = await liveFiles();
    for (const file of filesBefore) expect(filesNow).not.toContain(file);
  });

  it('with new times and old bytes are the same picture', async () => {
    files.set('/a.jpg', await pictureBytes('red'));
    await take(bytesOf(`<objects>${img('a', '/a.jpg')}</objects>`));
    const { updatedAt } = (await listing()) ?? {};
    const run = await take(bytesOf(`<objects>${img('a', '/a.jpg', '2026-10-02-09:00:00')}</objects>`));
    expect(run.imagesFetched).toBe(0);
    expect((await listing())?.updatedAt).toBe(updatedAt);
    expect(await countMedia()).toBe(1);
  });

  it('are stored once, whoever shows them, and stay while one still does', async () => {
    files.set('/one.jpg', await pictureBytes('red'));
    files.set('/two.jpg', await pictureBytes('red'));
    const two = [
      { id: 'P1', inner: houseXml(`<objects>${img('m', '/one.jpg')}</objects>`) },
      { id: 'P2', inner: houseXml(`<objects>${img('m', '/two.jpg')}</objects>`) },
    ];
    await take({ name: 'feed.xml', bytes: feedXml(two) });
    expect(await countMedia()).toBe(1);
    await take({
      name: 'feed.xml',
      bytes: feedXml([{ id: 'P1', inner: '<objects><img id="m"/></objects>' }]),
    });
    expect(await countMedia()).toBe(1);
    await take({
      name: 'feed.xml',
      bytes: feedXml([{ id: 'P2', inner: '<objects><img id="m"/></objects>' }]),
    });
    expect(await countMedia()).toBe(0);
    expect(await liveFiles()).toEqual([]);
  });

  it('that fail are lines in the report; the listing stands and the picture before stays', async () => {
    files.set('/a.jpg', await pictureBytes('red'));
    await take(bytesOf(`<objects>${img('a', '/a.jpg')}</objects>`));
    const before = await hashes();
    files.set('/page', Buffer.from('<html>Sign in</html>'));
    const broken = `<objects>${img('a', '/gone', '2026-10-03-09:00:00')}${img('b', '/page')}${img('c', '')}</objects>`;
    const run = await take(bytesOf(`${broken}<highlight id="1">New</highlight>`));
    expect(run).toMatchObject({ state: 'done', updated: 1, problemCount: 2 });
    expect(run.problems).toMatchObject([
      { code: 'picture-not-taken', listingId: 'XNWXNW/P1', element: 'img a', text: server.url('/gone') },
      { code: 'picture-not-taken', listingId: 'XNWXNW/P1', element: 'img b' },
    ]);
    expect(await hashes()).toEqual(before);
    // A later message about the listing tries again at once.
    files.set('/gone', await pictureBytes('green'));
    await take(bytesOf(broken));
    expect(await hashes()).not.toEqual(before);
    expect(await countMedia()).toBe(1);
  });

  it('that did not come are tried again by themselves', async () => {
    const run = await take(bytesOf(`<objects>${img('a', '/late.jpg')}</objects>`));
    expect(run.problems).toMatchObject([{ code: 'picture-not-taken' }]);
    files.set('/late.jpg', await pictureBytes('red'));
    expect(await retryAfter(30_000)).toBe(0);
    expect(await retryAfter(61_000)).toBe(1);
    expect(await hashes()).toHaveLength(1);
    expect(await payload.findByID({ collection: 'feeds', id: run.id })).toMatchObject({ imagesFetched: 1 });
    expect(await retryAfter(999_999_999)).toBe(0);
  });

  it('are given up after a day, and the report says so', async () => {
    const run = await take(bytesOf(`<objects>${img('a', '/never.jpg')}</objects>`));
    const tries: number[] = [];
    let waited = 0;
    for (const minutes of [1, 5, 30, 240, 1440]) {
      waited += minutes * 60_000 + 10_000;
      tries.push(await retryAfter(waited));
    }
    expect(tries).toEqual([1, 1, 1, 1, 1]);
    expect(await retryAfter(waited * 10)).toBe(0);
    const { problems } = await payload.findByID({ collection: 'feeds', id: run.id });
    expect(problems).toMatchObject([{ code: 'picture-not-taken' }, { code: 'picture-given-up' }]);
    expect(server.asked).toHaveLength(6);
  });

  it('are not fetched for a listing that is off the market', async () => {
    await take(bytesOf(`<objects>${img('a', '/late.jpg')}</objects>`));
    await take({
      name: 'feed.xml',
      bytes: feedXml([{ id: 'P1', status: 'withdrawn', modTime: '2026-11-01-10:00:00' }]),
    });
    server.asked.length = 0;
    await retryAfter(61_000);
    expect(server.asked).toEqual([]);
  });

  it('of a server that does not answer are one line in the report', async () => {
    // Nothing listens there.
    const dead = ['m', 'a', 'b', 'c', 'd'].map(
      (id) => `<img id="${id}" url="http://127.0.0.1:1/${id}.jpg"/>`,
    );
    const run = await take(bytesOf(`<objects>${dead.join('')}</objects>`));
    expect(run.problems).toMatchObject([
      { code: 'host-silent', text: '127.0.0.1:1', message: expect.stringMatching(/^5 pictures could not/) },
    ]);
    expect(run.problemCount).toBe(1);
  });

  it('are asked for two at a time, however many listings wait for the same server', async () => {
    let open = 0;
    let most = 0;
    const busy = await startPictureServer((_request, response) => {
      most = Math.max(most, ++open);
      // Slow, so that every other request has its chance to come.
      setTimeout(() => {
        open -= 1;
        response.writeHead(404).end();
      }, 20);
    });
    const listings = Array.from({ length: 6 }, (_, index) => ({
      id: `B${index}`,
      inner: houseXml(
        `<objects>${['m', 'a'].map((id) => `<img id="${id}" url="${busy.url(`/${index}${id}`)}"/>`).join('')}</objects>`,
      ),
    }));
    await take({ name: 'feed.xml', bytes: feedXml(listings) });
    expect(busy.asked).toHaveLength(12);
    expect(most).toBe(2);
    await busy.close();
  });

  it('that staff arranged stay arranged', async () => {
    for (const name of ['red', 'green', 'blue']) files.set(`/${name}`, await pictureBytes(name));
    await take(bytesOf(`<objects>${img('m', '/red')}${img('a', '/green')}</objects>`));
    const doc = await listing();
    const [red, green] = (doc?.images ?? []).map((image) => (typeof image === 'object' ? image.id : image));
    await payload.update({
      collection: 'listings',
      id: Number(doc?.id),
      data: { images: [Number(green), Number(red)] },
    });
    await take(bytesOf(`<objects>${img('b', '/blue')}</objects>`));
    const after = ((await listing())?.images ?? []).map((image) =>
      typeof image === 'object' ? image.id : image,
    );
    expect(after.slice(0, 2)).toEqual([green, red]);
    expect(after).toHaveLength(3);
  });

  it('inside the file are taken too', async () => {
    const red = (await pictureBytes('red')).toString('base64');
    const run = await take(bytesOf(`<objects><img id="m" format="png">${red}</img></objects>`));
    expect(run).toMatchObject({ imagesFetched: 1, problemCount: 0 });
    expect(await countMedia()).toBe(1);
    expect(await take(bytesOf(`<objects><img id="m" format="png">${red}</img></objects>`))).toMatchObject({
      imagesFetched: 0,
    });
  });
});

describe('pictures beside the feed', () => {
  const byFile = (file: string) =>
    feedXml([{ id: 'P1', inner: houseXml(`<objects><img id="m" file="${file}"/></objects>`) }]);

  it.each(['photos/a.png', 'PHOTOS/A.PNG', 'photos\\a.png', './photos//a.png'])(
    'are found as %s',
    async (name) => {
      await mkdir(join(dir, 'photos'));
      await writeFile(join(dir, 'photos/a.png'), await pictureBytes('red'));
      await writeFile(join(dir, 'feed.XML'), byFile(name));
      expect(await take({ path: join(dir, 'feed.XML') })).toMatchObject({
        imagesFetched: 1,
        problemCount: 0,
      });
    },
  );

  it.each(['../outside.png', '/etc/outside.png', 'C:\\outside.png', 'inside/../../outside.png', 'link.png'])(
    'are never looked for at %s',
    async (name) => {
      const feeds = join(dir, 'feeds');
      await mkdir(feeds);
      await writeFile(join(dir, 'outside.png'), await pictureBytes('red'));
      await symlink(join(dir, 'outside.png'), join(feeds, 'link.png'));
      await writeFile(join(feeds, 'feed.xml'), byFile(name));
      expect(await take({ path: join(feeds, 'feed.xml') })).toMatchObject({
        imagesFetched: 0,
        problemCount: 1,
      });
    },
  );

  it('replaced under the same name are noticed by their bytes', async () => {
    await writeFile(join(dir, 'a.png'), await pictureBytes('red'));
    await writeFile(join(dir, 'feed.xml'), byFile('a.png'));
    await take({ path: dir });
    const before = await hashes();
    expect(await take({ path: dir })).toMatchObject({ imagesFetched: 0, unchanged: 1 });
    await writeFile(join(dir, 'a.png'), await pictureBytes('blue'));
    expect(await take({ path: dir })).toMatchObject({ imagesFetched: 1 });
    expect(await hashes()).not.toEqual(before);
  });

  it('come in a zip with their feed', async () => {
    const sample = join(process.cwd(), 'packages/reaxml/fixtures/zip-with-images.zip');
    await cp(sample, join(dir, 'sample.zip'));
    const run = await take({ path: join(dir, 'sample.zip') });
    expect(run.state).toBe('done');
    expect(run.fileName).toBe('sample.zip/residential_insert_sample.xml');
  });
});

describe('several files', () => {
  it('are taken in the order they were written, whatever their names', async () => {
    const at = (date: string, price: number) =>
      feedXml([{ id: 'P1', modTime: date, inner: houseXml('', `<price>${price}</price>`) }], { date });
    await writeFile(join(dir, 'a.xml'), at('2026-11-02-10:00:00', 2));
    await writeFile(join(dir, 'b.xml'), at('2026-11-01-10:00:00', 1));
    const { finished } = await importFeed({ payload, source: { path: dir }, origin: 'command' });
    const runs = await finished;
    expect(runs.map(({ fileName, created, updated }) => [fileName, created, updated])).toEqual([
      ['b.xml', 1, 0],
      ['a.xml', 0, 1],
    ]);
    expect((await listing())?.price).toBe(2);
  });
});
