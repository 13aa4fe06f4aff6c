import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, StorageError } from '../file-store.ts';
import { type BucketServer, startBucketServer } from '../testing/bucket-server.ts';
import { createS3Store } from './s3-store.ts';
import { createSender } from './send.ts';

let server: BucketServer;
let folder: string;
beforeAll(async () => {
  server = await startBucketServer();
  folder = await mkdtemp(join(tmpdir(), 'frontage-s3-'));
});
afterEach(() => server.set('fine'));
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The bucket, asked once more at once. `silenceMs` is short only where it is to be silent: the machine may be busy. */
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
