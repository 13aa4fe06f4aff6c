import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { log } from '../../log.ts';
import { StorageError } from '../file-store.ts';
import { elementText, textOf } from './problems.ts';
import type { S3Sender } from './send.ts';

/** Larger files are sent in parts, in bytes: one that fails is sent again alone. */
export const IN_PARTS_FROM = 64_000_000;
/** In bytes. Services take parts of 5 MB or more, and 10,000 of them. */
export const PART_BYTES = 16_000_000;

type Part = { number: number; etag: string };

/**
 * Stores a file in parts, whole or not at all: what was sent of one that fails is removed. `completed` says whether the
 * file is there with the right content, for when the service’s last answer was lost.
 */
export async function uploadInParts({
  send,
  key,
  path,
  size,
  partBytes,
  headers,
  completed,
}: {
  send: S3Sender;
  key: string;
  path: string;
  size: number;
  partBytes: number;
  headers: Record<string, string>;
  completed: () => Promise<boolean>;
}): Promise<void> {
  const begun = await textOf(await send({ method: 'POST', key, query: { uploads: '' }, headers }));
  const uploadId = elementText(begun, 'UploadId');
  if (!uploadId) throw new StorageError('The file storage does not take files in parts.');
  try {
    const parts: Part[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const range = { start, end: Math.min(start + partBytes, size) - 1 };
      parts.push(await sendPart({ send, key, path, range, uploadId, number: parts.length + 1 }));
    }
    await complete({ send, key, uploadId, parts, completed });
  } catch (error) {
    await abort({ send, key, uploadId });
    throw error;
  }
}

async function sendPart({
  send,
  key,
  path,
  range,
  uploadId,
  number,
}: {
  send: S3Sender;
  key: string;
  path: string;
  range: { start: number; end: number };
  uploadId: string;
  number: number;
}): Promise<Part> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  for await (const chunk of createReadStream(path, range)) {
    sha256.update(chunk as Buffer);
    md5.update(chunk as Buffer);
  }
  const answer = await send({
    method: 'PUT',
    key,
    query: { partNumber: String(number), uploadId },
    body: { path, range },
    size: range.end - range.start + 1,
    bodyHash: sha256.digest('hex'),
  });
  answer.resume();
  const etag = String(answer.headers.etag ?? '').replace(/"/g, '');
  if (answer.statusCode === 404 || !etag) throw new StorageError('The file storage lost part of a file.');
  const isSum = /^[0-9a-f]{32}$/.test(etag) && !answer.headers['x-amz-server-side-encryption'];
  if (isSum && etag !== md5.digest('hex'))
    throw new StorageError('The file storage received a file other than it was sent.');
  return { number, etag };
}

async function complete({
  send,
  key,
  uploadId,
  parts,
  completed,
}: {
  send: S3Sender;
  key: string;
  uploadId: string;
  parts: Part[];
  completed: () => Promise<boolean>;
}): Promise<void> {
  const list = parts.map(
    ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag></Part>`,
  );
  const data = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
  const answer = await send({
    method: 'POST',
    key,
    query: { uploadId },
    body: { data },
    size: data.length,
    bodyHash: createHash('sha256').update(data).digest('hex'),
    headers: { 'content-type': 'application/xml' },
  });
  const text = await textOf(answer);
  // Asked a second time since its first answer was lost, the service knows of no such upload any more.
  if (answer.statusCode === 404 && (await completed())) return;
  // One that fails half way has begun its answer by then.
  if (answer.statusCode === 404 || text.includes('<Error>'))
    throw new StorageError('The file storage could not put a file together.');
}

/** Removes the parts that were sent. Where that fails too, they go with {@link endOldUploads}. */
async function abort({
  send,
  key,
  uploadId,
}: {
  send: S3Sender;
  key: string;
  uploadId: string;
}): Promise<void> {
  try {
    (await send({ method: 'DELETE', key, query: { uploadId } })).resume();
  } catch (error) {
    log.warn({ err: error }, 'parts of a file that was not stored are left in the bucket');
  }
}

/**
 * Removes the parts of files whose upload began before a moment and never ended, as when a server was killed: nobody sees
 * them, and they are paid for. Returns how many uploads there were.
 */
export async function endOldUploads({ send, before }: { send: S3Sender; before: number }): Promise<number> {
  let ended = 0;
  let next: Record<string, string> | undefined = {};
  while (next) {
    const query: Record<string, string> = { uploads: '', 'encoding-type': 'url', ...next };
    const xml = await textOf(await send({ method: 'GET', query }));
    for (const [, upload = ''] of xml.matchAll(/<Upload>([\s\S]*?)<\/Upload>/g)) {
      const [key, uploadId] = [elementText(upload, 'Key'), elementText(upload, 'UploadId')];
      const began = Date.parse(elementText(upload, 'Initiated') ?? '');
      if (!key || !uploadId || !(began < before)) continue;
      await abort({ send, key: decodeURIComponent(key.replaceAll('+', ' ')), uploadId });
      ended += 1;
    }
    const isCut = elementText(xml, 'IsTruncated') === 'true';
    const [keyMarker, idMarker] = [elementText(xml, 'NextKeyMarker'), elementText(xml, 'NextUploadIdMarker')];
    next =
      isCut && keyMarker
        ? {
            'key-marker': decodeURIComponent(keyMarker.replaceAll('+', ' ')),
            ...(idMarker ? { 'upload-id-marker': idMarker } : {}),
          }
        : undefined;
  }
  return ended;
}
