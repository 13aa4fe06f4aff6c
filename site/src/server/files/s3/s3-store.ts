import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { BucketPlace } from '../../env-bucket.ts';
import { checkKey, type FileFacts, type FileSource, type FileStore, StorageError } from '../file-store.ts';
import { typeOfFile } from '../file-types.ts';
import { elementText, textOf } from './problems.ts';
import { createSender, type S3Sender } from './send.ts';
import { encodeKey } from './sign.ts';
import { endOldUploads, IN_PARTS_FROM, PART_BYTES, uploadInParts } from './upload-in-parts.ts';

/** Keeps the SHA-256 of a file beside it, since a service's own checksum depends on how it was sent. */
const HASH = 'x-amz-meta-sha256';

/** A bucket as a store of files. */
export type BucketStore = FileStore & {
  /** Throws {@link StorageError} where the bucket cannot be listed. */
  check(): Promise<void>;
  /** Removes what is left of uploads that began before a moment (epoch ms) and never ended. Returns how many. */
  endOldUploads(before: number): Promise<number>;
};

/**
 * Files in a bucket of an S3-compatible service. The rest is given in tests: `send`, how many files are listed at once, and
 * from which size files are sent in parts of how many bytes.
 */
export function createS3Store(
  bucket: BucketPlace,
  {
    send = createSender(bucket),
    perPage = 1000,
    inPartsFrom = IN_PARTS_FROM,
    partBytes = PART_BYTES,
  }: { send?: S3Sender; perPage?: number; inPartsFrom?: number; partBytes?: number } = {},
): BucketStore {
  const store: BucketStore = {
    async put(key, source) {
      const { size, sha256, md5 } = await sumsOf(source);
      const headers = {
        'content-type': typeOfFile(key),
        ...(isPublic(key) ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
        [HASH]: sha256,
      };
      if ('path' in source && size > inPartsFrom)
        return uploadInParts({
          ...{ send, key: checkKey(key), path: source.path, size, partBytes, headers },
          completed: async () => (await store.head(key))?.sha256 === sha256,
        });
      const answer = await send({
        method: 'PUT',
        key: checkKey(key),
        body: source,
        size,
        bodyHash: sha256,
        headers,
      });
      answer.resume();
      refuseMissingBucket(answer, bucket);
      // The service refuses content of another checksum; one that does not look is found out here.
      const etag = String(answer.headers.etag ?? '').replace(/"/g, '');
      if (/^[0-9a-f]{32}$/.test(etag) && etag !== md5 && !answer.headers['x-amz-server-side-encryption'])
        throw new StorageError('The file storage received a file other than it was sent.');
    },

    async head(key) {
      const answer = await send({ method: 'HEAD', key: checkKey(key) });
      answer.resume();
      return answer.statusCode === 404 ? undefined : factsOf(answer);
    },

    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await send({ method: 'GET', key: checkKey(key), headers });
      if (answer.statusCode !== 404) return answer;
      refuseMissingBucket(answer, bucket, await textOf(answer));
      return undefined;
    },

    async copy(from, to) {
      const answer = await send({
        method: 'PUT',
        key: checkKey(to),
        headers: { 'x-amz-copy-source': `/${bucket.name}/${encodeKey(checkKey(from))}` },
      });
      const text = await textOf(answer);
      if (answer.statusCode === 404) {
        refuseMissingBucket(answer, bucket, text);
        return false;
      }
      // A copy that fails half way has begun its answer by then.
      if (text.includes('<Error>')) throw new StorageError('The file storage could not copy a file.');
      return true;
    },

    async delete(key) {
      const answer = await send({ method: 'DELETE', key: checkKey(key) });
      refuseMissingBucket(answer, bucket, await textOf(answer));
    },

    list: (prefix) => listBelow({ bucket, send, prefix, perPage }),

    async check() {
      await listPage({ bucket, send, query: { 'max-keys': '1' } });
    },

    endOldUploads: (before) => endOldUploads({ send, before }),
  };
  return store;
}

/** What visitors may fetch: everything below `media/`. */
const isPublic = (key: string): boolean => key.startsWith('media/');

async function sumsOf(source: FileSource): Promise<{ size: number; sha256: string; md5: string }> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let size = 0;
  for await (const chunk of 'path' in source ? createReadStream(source.path) : Readable.from([source.data])) {
    size += (chunk as Buffer).length;
    sha256.update(chunk as Buffer);
    md5.update(chunk as Buffer);
  }
  return { size, sha256: sha256.digest('hex'), md5: md5.digest('hex') };
}

function factsOf({ headers }: IncomingMessage): FileFacts {
  const sha256 = headers[HASH];
  return {
    size: Number(headers['content-length']),
    modifiedAt: Date.parse(String(headers['last-modified'])) || 0,
    ...(typeof sha256 === 'string' ? { sha256 } : {}),
  };
}

async function* listBelow({
  prefix,
  perPage,
  ...service
}: {
  bucket: BucketPlace;
  send: S3Sender;
  prefix: string;
  perPage: number;
}): AsyncGenerator<FileFacts & { key: string }> {
  let token: string | undefined;
  do {
    const xml = await listPage({
      ...service,
      query: { prefix, 'max-keys': String(perPage), ...(token ? { 'continuation-token': token } : {}) },
    });
    for (const [, file = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const key = decodeURIComponent((elementText(file, 'Key') ?? '').replaceAll('+', ' '));
      yield {
        key,
        size: Number(elementText(file, 'Size')),
        modifiedAt: Date.parse(elementText(file, 'LastModified') ?? '') || 0,
      };
    }
    token =
      elementText(xml, 'IsTruncated') === 'true' ? elementText(xml, 'NextContinuationToken') : undefined;
  } while (token);
}

async function listPage({
  bucket,
  send,
  query,
}: {
  bucket: BucketPlace;
  send: S3Sender;
  query: Record<string, string>;
}): Promise<string> {
  const answer = await send({ method: 'GET', query: { 'list-type': '2', 'encoding-type': 'url', ...query } });
  const text = await textOf(answer);
  refuseMissingBucket(answer, bucket, text);
  return text;
}

function refuseMissingBucket(answer: IncomingMessage, bucket: BucketPlace, text = 'NoSuchBucket'): void {
  if (answer.statusCode !== 404 || !text.includes('NoSuchBucket')) return;
  const problem = new StorageError(
    `There is no bucket “${bucket.name}” at this address. Make it, or correct ${bucket.variables}BUCKET or ${bucket.variables}ENDPOINT.`,
  );
  problem.isRefusal = true;
  throw problem;
}
