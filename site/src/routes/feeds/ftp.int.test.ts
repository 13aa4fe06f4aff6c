// Costs about 8 s beside the start of Payload, on a quiet machine.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { feedXml, houseXml } from '#site/features/feeds/testing/feed-xml.ts';
import { startTestFtp, streamOf } from '#site/features/feeds/testing/ftp-site.ts';
import { pictureBytes } from '#site/features/feeds/testing/picture-server.ts';
import { zipOf } from '#site/features/feeds/testing/zip.ts';
import { query } from '#site/server/database.ts';
import { feedSite, houseIds, houses } from './testing/feed-site.ts';

const site = feedSite();
let ftp: Awaited<ReturnType<typeof startTestFtp>>;

const start = async (changes: Partial<Parameters<typeof startTestFtp>[0]> = {}) => {
  ftp = await startTestFtp({ payload: site.payload, now: () => site.now, ...changes });
};
const makeSource = (data: Record<string, unknown> = {}) => site.makeSource({ kind: 'ftp', ...data });
const fileNames = async () => {
  const rows = await query<{ name: unknown }>(
    site.payload,
    sql`select file_name as name from feeds order by id`,
  );
  return rows.map(({ name }) => String(name));
};
const inFolder = (name: string) => {
  try {
    return readdirSync(join(site.dataDir, 'feeds/riverside', name));
  } catch {
    return [];
  }
};

afterEach(() => ftp.stop());

describe('a source that sends by FTP', () => {
  it('signs in with its key and token over TLS, and a file is taken when its upload is complete', async () => {
    await makeSource();
    await start();
    const client = await ftp.signIn();
    const feed = feedXml(houses(['H1', 'H2']));
    await client.uploadFrom(streamOf(feed), 'today.xml');
    // With the answer it is safe: stored, and waiting for its turn.
    expect(await fileNames()).toEqual(['today.xml']);
    expect(await client.size('today.xml')).toBe(feed.length);
    expect((await client.list()).map(({ name, size }) => [name, size])).toEqual([['today.xml', feed.length]]);
    await site.worker.runOnce();
    expect(await site.publicIds()).toEqual(['H1', 'H2']);
    const [run] = (await site.payload.find({ collection: 'feeds' })).docs;
    expect(run).toMatchObject({ origin: 'ftp', state: 'done' });
    // The same again is the same.
    await client.uploadFrom(streamOf(feed), 'again.xml');
    expect(await fileNames()).toEqual(['today.xml']);
  });

  it('may send a zip, pictures beside their feed, and files under another name until they are complete', async () => {
    await makeSource();
    await start();
    const client = await ftp.signIn();
    const inner = (file: string) => `${houseXml()}<objects><img id="m" file="${file}"/></objects>`;
    const zip = zipOf({
      'z.xml': feedXml([{ id: 'Z1', inner: inner('z.png') }]),
      'z.png': await pictureBytes('red'),
    });
    await client.ensureDir('export/daily');
    await client.uploadFrom(streamOf(zip), 'z.zip');
    await client.uploadFrom(streamOf(await pictureBytes('green')), 'Loose.png');
    await client.uploadFrom(streamOf(feedXml([{ id: 'L1', inner: inner('loose.png') }])), 'l.xml.part');
    expect(await fileNames()).toEqual(['z.zip/z.xml']);
    await client.rename('l.xml.part', 'l.xml');
    expect(await fileNames()).toEqual(['z.zip/z.xml', 'l.xml']);
    expect(inFolder('uploads')).toEqual([]);
    expect((await client.list()).map(({ name }) => name)).toEqual(['z.zip', 'Loose.png', 'l.xml']);
    await site.worker.runOnce();
    await expect
      .poll(async () => (await site.payload.find({ collection: 'feeds', sort: 'id' })).docs)
      .toMatchObject([
        { created: 1, imagesFetched: 1 },
        { created: 1, imagesFetched: 1 },
      ]);
  });

  it('is refused with a sentence: a wrong password, an unknown user, another way in, one that is switched off', async () => {
    await site.makeSource();
    await makeSource({ name: 'Off', enabled: false });
    await start();
    const refusal = (user: string, password?: string) =>
      ftp.signIn({ user, ...(password ? { password } : {}) }).then(
        () => 'signed in',
        (error: Error) => error.message,
      );
    expect(await refusal('riverside', 'wrong')).toMatch(/^530 The user or the password is wrong/);
    expect(await refusal('nobody')).toBe(await refusal('riverside', 'wrong'));
    expect(await refusal('riverside')).toMatch(/does not send by FTP/);
    expect(await refusal('off')).toMatch(/switched this feed source off/);
  });

  it('stops being taken at once when it is switched off or its token is replaced', async () => {
    const id = await makeSource();
    await start();
    const client = await ftp.signIn();
    await site.payload.update({ collection: 'feed-sources', id, data: { enabled: false } });
    await expect(client.uploadFrom(streamOf('<x/>'), 'a.xml')).rejects.toThrow();
    expect(await fileNames()).toEqual([]);
  });
});

describe('without TLS', () => {
  it('no password is asked for and no file taken, unless plain FTP is switched on', async () => {
    await makeSource();
    await start();
    await expect(ftp.signIn({ secure: false })).rejects.toThrow(
      /530 This server needs explicit FTP over TLS/,
    );
    await ftp.stop();
    await start({ allowPlain: true });
    const client = await ftp.signIn({ secure: false });
    await client.uploadFrom(streamOf(feedXml(houses(['H1']))), 'a.xml');
    expect(await fileNames()).toEqual(['a.xml']);
  });

  it('what came unencrypted behind AUTH TLS is not carried out', async () => {
    await makeSource();
    await start({ allowPlain: true });
    const client = ftp.raw();
    await client.answer();
    expect(await client.say('AUTH TLS\r\nUSER riverside\r\nPASS x\r\n')).toMatch(/^234/);
    client.socket.end();
    expect(await client.answer()).toBe('closed');
  });
});

describe('a hostile client', () => {
  it('reaches nothing outside of its own list, whatever it calls its files', async () => {
    await makeSource();
    await makeSource({ name: 'Other', offices: [], agencyIds: ['OTHERS'] });
    await start();
    const client = await ftp.signIn();
    await client.cd('../../../other');
    for (const name of ['../../../../etc/cron.d/x.xml', '..\\..\\x.xml', '/feeds/other/received/x.xml', '.'])
      await client.uploadFrom(streamOf(`<x n="${name}"/>`), name).catch(() => {});
    await client.uploadFrom(streamOf('#!/bin/sh'), '../../secrets.json');
    expect(new Set(await fileNames())).toEqual(new Set(['x.xml']));
    expect(readdirSync(join(site.dataDir, 'feeds')).sort()).toEqual(['riverside']);
    expect(inFolder('pictures')).toEqual(['secrets.json']);
    const other = await ftp.signIn({ user: 'other' });
    expect(await other.list()).toEqual([]);
    // Nothing that was sent can be read, by its sender either: a stolen token shows no vendors.
    await expect(client.downloadTo(join(site.dataDir, 'stolen'), 'x.xml')).rejects.toThrow(
      /cannot be fetched/,
    );
    // A name like an existing one changes nothing that was taken.
    await client.uploadFrom(streamOf(feedXml(houses(['H1']))), '/same.xml');
    await client.uploadFrom(streamOf(feedXml(houses(['H2']))), '/same.xml');
    await client.remove('/same.xml');
    await site.worker.runOnce();
    expect(await site.publicIds()).toEqual(['H1', 'H2']);
  });

  it('cannot fill the disk: an upload ends at its limit, and one that breaks off leaves nothing', async () => {
    await makeSource();
    await start({ allowPlain: true });
    const client = ftp.raw();
    await client.signIn();
    const endless = await client.data();
    expect(await client.say('STOR endless.jpg\r\n')).toMatch(/^150/);
    const piece = Buffer.alloc(1_000_000, 1);
    const send = () => {
      while (!endless.destroyed && endless.write(piece));
    };
    endless.on('drain', send);
    send();
    expect(await client.answer()).toBe('552 The file is larger than 25 MB. Send it in smaller parts.');
    const broken = await client.data();
    expect(await client.say('STOR broken.xml\r\n')).toMatch(/^150/);
    broken.write(feedXml(houses(['H1'])).subarray(0, 200));
    broken.resetAndDestroy();
    expect(await client.answer()).toMatch(/^426 The upload broke off/);
    const aborted = await client.data();
    expect(await client.say('STOR aborted.xml\r\n')).toMatch(/^150/);
    aborted.write('<propertyList>');
    expect(await client.say('\xff\xf4\xff\xf2ABOR\r\n')).toMatch(/^4\d\d/);
    expect(await client.answer()).toMatch(/^226/);
    expect(await fileNames()).toEqual([]);
    expect([inFolder('received'), inFolder('pictures'), inFolder('uploads')]).toEqual([[], [], []]);
    // An empty feed is told of, to its sender and to staff.
    const empty = await client.data();
    expect(await client.say('STOR empty.xml\r\n')).toMatch(/^150/);
    empty.end();
    expect(await client.answer()).toBe('550 The file is empty. Send it again.');
    expect(await fileNames()).toEqual(['empty.xml']);
  });

  it('cannot guess passwords for long, nor hold all connections', async () => {
    await makeSource();
    await start({ allowPlain: true });
    const guess = async () => {
      const client = ftp.raw();
      const greeting = await client.answer();
      if (!greeting.startsWith('220')) return greeting;
      await client.say('USER riverside\r\n');
      const answers = [];
      for (let count = 0; count < 3; count++) answers.push(await client.say('PASS wrong\r\n'));
      return answers.join('; ');
    };
    expect(await guess()).toMatch(/^530 .*; 530 .*; 421 /);
    for (let count = 0; count < 3; count++) await guess();
    expect(await guess()).toMatch(/^421 Too many wrong passwords/);
    await expect(ftp.signIn()).rejects.toThrow(/Too many wrong passwords/);
    site.now += 6 * 60_000;
    await ftp.signIn();
    const many = Array.from({ length: 35 }, () => ftp.raw());
    const greetings = await Promise.all(many.map((client) => client.answer()));
    expect(greetings.filter((each) => each.startsWith('421 Too many connections')).length).toBe(6);
  });

  it('is told to go for lines without an end, and gets no data connection elsewhere', async () => {
    await makeSource();
    await start({ allowPlain: true });
    const endless = ftp.raw();
    await endless.answer();
    expect(await endless.say('A'.repeat(10_000))).toMatch(/^421/);
    const client = ftp.raw();
    await client.answer();
    expect(await client.say('STOR a.xml\r\n')).toMatch(/^530/);
    expect(await client.say('PASV\r\n')).toMatch(/^530/);
    await client.say('USER riverside\r\n');
    await client.say('PASS wrong\r\n');
    expect(await client.say('PORT 10,0,0,1,0,25\r\n')).toMatch(/^502 Use passive mode/);
    expect(await client.say('GET / HTTP/1.1\r\n')).toMatch(/^502/);
  });
});

it('tells clients the public address behind NAT', async () => {
  await makeSource();
  await start({ allowPlain: true, publicAddress: '203.0.113.9' });
  const client = ftp.raw();
  await client.signIn();
  expect(await client.say('PASV\r\n')).toMatch(/^227 .*\(203,0,113,9,\d+,\d+\)/);
});

// “200 files dropped at once by 20 FTP clients: all taken, in order per source, none twice.”
it('takes 200 files of 20 clients at once, each once and in the order of its source', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `agency-${index}`);
  for (const key of keys) await makeSource({ name: key, key });
  // Unencrypted, since 200 handshakes would take longer than the rest.
  await start({ allowPlain: true });
  const names = houseIds(10).map((id) => `${id}.xml`);
  await Promise.all(
    keys.map(async (key) => {
      const client = await ftp.signIn({ user: key, secure: false });
      for (const name of names) await client.uploadFrom(streamOf(feedXml(houses([`${key}-${name}`]))), name);
      client.close();
    }),
  );
  const rows = await query<Record<'key' | 'name', unknown>>(
    site.payload,
    sql`select s.key, f.file_name as name from feeds f join feed_sources s on s.id = f.source_id order by f.id`,
  );
  const bySource = Map.groupBy(rows, ({ key }) => String(key));
  for (const key of keys) expect(bySource.get(key)?.map(({ name }) => name)).toEqual(names);
  expect(rows).toHaveLength(200);
});

it('finishes storing what is whole before it stops', async () => {
  await makeSource();
  await start({ allowPlain: true });
  const client = ftp.raw();
  await client.signIn();
  const data = await client.data();
  client.socket.write('STOR last.xml\r\n');
  expect(await client.answer()).toMatch(/^150/);
  data.end(feedXml(houses(['H1'])));
  await once(data, 'close');
  await ftp.stop();
  expect(await fileNames()).toEqual(['last.xml']);
});
