import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { BucketPlace } from '../../env-bucket.ts';
import { type FileRange, type FileSource, StorageError } from '../file-store.ts';
import { readProblem } from './problems.ts';
import { type S3Request, signRequest } from './sign.ts';

/** Nothing is heard for this long, in ms: the connection is lost. */
const SILENCE_MS = 10_000;
/** The same while content is read: who reads it may pause, such as a video player, in ms. */
const READING_MS = 60_000;
/** Pauses before a request is made again, in ms. */
const PAUSES_MS = [200, 1000];
/** After this many failures in a row one request at a time tries; others wait for it this long, in ms, and then fail. */
const MANY = 3;
const WAIT_MS = 1000;

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 256 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 256 }),
};

/** What a request brings: a file, or a part of one. */
type Body = FileSource | { path: string; range: FileRange };

/** Sends requests of one bucket. Answers with status 404 are returned; other failures throw {@link StorageError}. */
export type S3Sender = (request: S3Request & { body?: Body; size?: number }) => Promise<IncomingMessage>;

/** Requests are made again after a failure that may pass. `silenceMs` and `pausesMs` are shorter in tests. */
export function createSender(
  bucket: BucketPlace,
  { silenceMs = SILENCE_MS, pausesMs = PAUSES_MS } = {},
): S3Sender {
  const failures = { count: 0, last: new StorageError('The file storage does not answer.') };
  let trying: Promise<unknown> | undefined;

  async function attempt(request: Parameters<S3Sender>[0]): Promise<IncomingMessage> {
    try {
      const answer = await sendOnce({ bucket, request, silenceMs });
      if (isFine(answer.statusCode)) {
        failures.count = 0;
        return answer;
      }
      throw await readProblem({ bucket, answer, method: request.method });
    } catch (error) {
      const known = error instanceof StorageError ? error : lost(error);
      if (known.isRefusal) failures.count = 0;
      else Object.assign(failures, { count: failures.count + 1, last: known });
      throw known;
    }
  }

  return async (request) => {
    if (failures.count >= MANY && trying) {
      await Promise.race([trying, pauseOf(WAIT_MS)]);
      if (failures.count >= MANY) throw failures.last;
    }
    if (failures.count >= MANY) {
      const first = attempt(request);
      trying = first
        .catch(() => undefined)
        .finally(() => {
          trying = undefined;
        });
      return first;
    }
    for (const pause of pausesMs) {
      try {
        return await attempt(request);
      } catch (error) {
        const { isRefusal, isSilence } = error as StorageError;
        if (isRefusal || isSilence) throw error;
        await pauseOf(pause);
      }
    }
    return attempt(request);
  };
}

const pauseOf = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isFine = (status = 0): boolean => (status >= 200 && status < 300) || status === 404;

function lost(cause: unknown): StorageError {
  const code = (cause as { code?: unknown }).code;
  return new StorageError(`The file storage does not answer${code ? ` (${code})` : ''}.`, { cause });
}

async function sendOnce({
  bucket,
  request: { body, size, ...request },
  silenceMs,
}: {
  bucket: BucketPlace;
  request: Parameters<S3Sender>[0];
  silenceMs: number;
}): Promise<IncomingMessage> {
  const { url, headers } = await signRequest(bucket, request);
  const protocol = url.protocol as keyof typeof agents;
  const outgoing = (protocol === 'https:' ? https : http).request(url, {
    method: request.method,
    headers: body ? { ...headers, 'content-length': String(size) } : headers,
    agent: agents[protocol],
    timeout: silenceMs,
  });
  outgoing.on('timeout', () =>
    outgoing.destroy(Object.assign(new StorageError('The file storage is too slow.'), { isSilence: true })),
  );
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      // Also while its content is read: a connection that is lost ends what is read with an error.
      answer.on('error', () => undefined);
      outgoing.setTimeout(READING_MS);
      resolve(answer);
    });
    if (!body) outgoing.end();
    else if ('data' in body) outgoing.end(body.data);
    else pipeline(createReadStream(body.path, 'range' in body ? body.range : {}), outgoing).catch(reject);
  });
}
