import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, StorageError } from '../file-store.ts';
import { type BucketServer, startBucketServer } from '../testing/bucket-server.ts';
import { createS3Store } from './s3-store.ts';
import { createSender, type S3Sender } from './send.ts';

let server: BucketServer;
let folder: string;
beforeAll(async () => {
  server = await startBucketServer();
  folder = await mkdtemp(join(tmpdir(), 'frontage-s3-'));
}, 60_000);
afterEach(() => server.set('fine'));
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The bucket, asked a second time at once. `silenceMs` is short only where it is to be silent: the machine may be busy. */
const bucket = ({ silenceMs = 8000, pausesMs = [1], ...changes }: Changes = {}) => {
  const settings = { ...server.settings, ...changes };
  return createS3Store(settings, { send: createSender(settings, { silenceMs, pausesMs }), perPage: 3 });
};
type Changes = Partial<BucketServer['settings']> & { silenceMs?: number; pausesMs?: number[] };

const contentOf = async (store: FileStore, key: string) => {
  const content = await store.read(key);
  return content && text(content);
};
const keysIn = async (store: FileStore, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
};

describe('a file in a bucket', () => {
  it('is stored with its type, from memory or from a disk, and read whole or in parts', async () => {
    const store = bucket();
    await store.put('media/a b+ü.webp', { data: Buffer.from('0123456789') });
    expect(await store.head('media/a b+ü.webp')).toEqual({
      size: 10,
      modifiedAt: expect.any(Number),
      sha256: '84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882',
    });
    expect(await contentOf(store, 'media/a b+ü.webp')).toBe('0123456789');
    const part = await store.read('media/a b+ü.webp', { start: 2, end: 4 });
    expect(part && (await text(part))).toBe('234');
    const path = join(folder, 'large');
    const bytes = Buffer.alloc(3_000_000, 'x');
    await writeFile(path, bytes);
    await store.put('media/videos/large.mp4', { path });
    const large = await store.read('media/videos/large.mp4');
    expect((await buffer(large as NonNullable<typeof large>)).equals(bytes)).toBe(true);
  });

  it('is copied, listed and deleted', async () => {
    const store = bucket();
    await store.put('documents/one.pdf', { data: Buffer.from('one') });
    expect(await store.copy('documents/one.pdf', 'documents/retired/one.pdf')).toBe(true);
    expect(await keysIn(store, 'documents/')).toEqual(['documents/one.pdf', 'documents/retired/one.pdf']);
    await store.delete('documents/one.pdf');
    await store.delete('documents/none.pdf');
    expect(await keysIn(store, 'documents/')).toEqual(['documents/retired/one.pdf']);
    expect(await contentOf(store, 'documents/retired/one.pdf')).toBe('one');
  });

  it('that is not there is no error', async () => {
    const store = bucket();
    expect(await store.head('media/none.webp')).toBeUndefined();
    expect(await store.read('media/none.webp')).toBeUndefined();
    expect(await store.copy('media/none.webp', 'media/other.webp')).toBe(false);
  });

  it('is listed among more than fit into one answer', async () => {
    const store = bucket();
    const numbers = Array.from({ length: 8 }, (_, at) => `many/${at}`);
    await Promise.all(numbers.map((key) => store.put(key, { data: Buffer.from('x') })));
    expect(await keysIn(store, 'many/')).toEqual(numbers);
  });

  it('that arrives altered is refused', async () => {
    const answer = { statusCode: 200, headers: { etag: `"${'0'.repeat(32)}"` }, resume: () => undefined };
    const store = createS3Store(server.settings, { send: async () => answer as never });
    await expect(store.put('media/a.webp', { data: Buffer.from('a') })).rejects.toThrow(
      'The file storage received a file other than it was sent.',
    );
  });

  it('never is one outside its bucket', async () => {
    await expect(bucket().put('../other/a', { data: Buffer.from('x') })).rejects.toThrow('Invalid file key');
  });
});

describe('a large file', () => {
  const BYTES = 25;
  let path: string;
  beforeAll(async () => {
    path = join(folder, 'video');
    await writeFile(path, 'abcdefghijklmnopqrstuvwxy');
  });
  /** Sends what is larger than 10 bytes in parts of 10 bytes. */
  const inParts = (send: S3Sender = createSender(server.settings, { silenceMs: 8000, pausesMs: [1] })) =>
    createS3Store(server.settings, { send, inPartsFrom: 10, partBytes: 10 });

  it('is sent in parts, and is the same file with the same facts', async () => {
    server.asked();
    await inParts().put('media/videos/parts.mp4', { path });
    const puts = server.asked().filter((each) => each.startsWith('PUT'));
    expect(puts.map((each) => /partNumber=(\d)/.exec(each)?.[1])).toEqual(['1', '2', '3']);
    expect(await contentOf(bucket(), 'media/videos/parts.mp4')).toBe('abcdefghijklmnopqrstuvwxy');
    expect(await bucket().head('media/videos/parts.mp4')).toMatchObject({
      size: BYTES,
      sha256: '69b980549d5045969285133df773ae91ddd5d0e5c73dc8ee959b2eb223bc5fbb',
    });
    expect(await server.uploads()).toEqual([]);
  });

  it('that fails in the middle is not there, and neither are its parts', async () => {
    const real = createSender(server.settings, { silenceMs: 8000, pausesMs: [1] });
    const failing: S3Sender = (request) =>
      request.query?.partNumber === '2'
        ? Promise.reject(new StorageError('The file storage does not answer.'))
        : real(request);
    await expect(inParts(failing).put('media/videos/failed.mp4', { path })).rejects.toThrow(
      'does not answer',
    );
    expect(await server.uploads()).toEqual([]);
    expect(await bucket().head('media/videos/failed.mp4')).toBeUndefined();
  });

  it('whose last answer was lost is there', async () => {
    const real = createSender(server.settings, { silenceMs: 8000, pausesMs: [1] });
    const losing: S3Sender = async (request) => {
      const answer = await real(request);
      if (request.method !== 'POST' || !request.query?.uploadId) return answer;
      answer.resume();
      // As the service answers the second time it is asked.
      return Object.assign(Readable.from([Buffer.from('<Error><Code>NoSuchUpload</Code></Error>')]), {
        statusCode: 404,
        headers: {},
      }) as never;
    };
    await inParts(losing).put('media/videos/lost.mp4', { path });
    expect(await contentOf(bucket(), 'media/videos/lost.mp4')).toHaveLength(BYTES);
  });

  it('whose upload a killed server left behind is removed a day later, and no other', async () => {
    const real = createSender(server.settings, { silenceMs: 8000, pausesMs: [1] });
    const killed: S3Sender = (request) =>
      request.method === 'DELETE' || request.query?.partNumber === '3'
        ? Promise.reject(new StorageError('The server was killed.'))
        : real(request);
    await expect(inParts(killed).put('media/videos/a b+ü.mp4', { path })).rejects.toThrow('killed');
    expect(await server.uploads()).toHaveLength(1);
    const hour = 3_600_000;
    expect(await bucket().endOldUploads(Date.now() - hour)).toBe(0);
    expect(await server.uploads()).toHaveLength(1);
    expect(await bucket().endOldUploads(Date.now() + hour)).toBe(1);
    expect(await server.uploads()).toEqual([]);
  });
});

describe('a bucket with wrong settings', () => {
  it.each([
    [{ accessKeyId: 'NOBODY' }, /refuses the key \(403 InvalidAccessKeyId\)\. Check S3_ACCESS_KEY_ID/],
    [{ secretAccessKey: 'wrong' }, /refuses the key \(403 SignatureDoesNotMatch\)/],
  ])('%o is told in a sentence', async (changes, message) => {
    await expect(bucket(changes).check()).rejects.toThrow(message);
    await expect(bucket(changes).put('a', { data: Buffer.from('x') })).rejects.toThrow(message);
  });

  it('that does not exist is told in a sentence', async () => {
    const store = bucket({ name: 'none', url: server.settings.url.replace(/files$/, 'none') });
    const message =
      'There is no bucket “none” at this address. Make it, or correct S3_BUCKET or S3_ENDPOINT.';
    await expect(store.check()).rejects.toThrow(message);
    await expect(store.put('a', { data: Buffer.from('x') })).rejects.toThrow(message);
    // A file of it is not missing, and not deleted either.
    await expect(store.read('a')).rejects.toThrow(message);
    await expect(store.delete('a')).rejects.toThrow(message);
  });
});

describe('a bucket that fails', () => {
  it.each([
    ['busy', 'The file storage answers 503 SlowDown.'],
    ['away', /^The file storage does not answer \(E\w+\)\.$/],
    ['silent', 'The file storage is too slow.'],
  ] as const)('because it is %s is asked again, and told in a sentence', async (mode, message) => {
    const store = bucket(mode === 'silent' ? { silenceMs: 150 } : {});
    server.set(mode);
    server.asked();
    await expect(store.put('media/lost.webp', { data: Buffer.from('x') })).rejects.toThrow(message);
    // One that says nothing would only take as long again.
    const asked = 'PUT /files/media/lost.webp';
    expect(server.asked()).toEqual(mode === 'silent' ? [asked] : [asked, asked]);
    server.set('fine');
    expect(await bucket().head('media/lost.webp')).toBeUndefined();
  });

  it('is asked by one request at a time while it fails, and by all once it answers', async () => {
    const store = bucket({ silenceMs: 1000, pausesMs: [1, 1] });
    server.set('busy');
    await expect(store.head('a')).rejects.toThrow(StorageError);
    server.set('silent');
    server.asked();
    const heads = await Promise.allSettled(['a', 'b', 'c'].map((key) => store.head(key)));
    expect(heads.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(server.asked()).toHaveLength(1);
    server.set('busy');
    await expect(store.head('a')).rejects.toThrow(StorageError);
    expect(server.asked()).toHaveLength(1);
  });

  it('ends what is read with an error when the connection is lost', async () => {
    await bucket().put('media/cut.webp', { data: Buffer.alloc(100_000, 'x') });
    server.set('cut');
    const content = await bucket().read('media/cut.webp');
    await expect(buffer(content as NonNullable<typeof content>)).rejects.toThrow();
  });
});
