import crypto from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '../../env-bucket.ts';

/** How the connection to the bucket is. */
export type BucketMode =
  | 'fine'
  /** Connections are refused. */
  | 'away'
  /** It answers 503. */
  | 'busy'
  /** It takes requests and says nothing. */
  | 'silent'
  /** What it sends breaks off in the middle. */
  | 'cut';

export type BucketServer = {
  settings: BucketSettings;
  /** As the environment names it. */
  variables: Record<string, string>;
  set(mode: BucketMode): void;
  /** Uploads in parts that have begun and not ended. */
  uploads(): Promise<string[]>;
  /** Methods and paths that it was asked, since this was last called. */
  asked(): string[];
  stop(): Promise<void>;
};

/** An S3-compatible server on this machine that checks signatures, behind a proxy that makes it fail. */
export async function startBucketServer({ name = 'files' } = {}): Promise<BucketServer> {
  provideDes();
  const directory = await mkdtemp(join(tmpdir(), 'frontage-bucket-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name, configs: [] }],
  });
  const { port: target } = await server.run();
  let mode: BucketMode = 'fine';
  let asked: string[] = [];
  const proxy = http.createServer((request, response) => {
    asked.push(`${request.method} ${decodeURIComponent(request.url ?? '')}`);
    const unfinished =
      mode === 'fine' && answerAboutUploads({ request, uploads: join(directory, name, UPLOADS) });
    if (unfinished) unfinished.then((xml) => response.end(xml)).catch((error) => response.destroy(error));
    else forward({ request, response, target, mode });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    settings: {
      ...{ name, url: `${endpoint}/${name}`, region: 'us-east-1', variables: 'S3_', cacheBytes: 1e9 },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    variables: {
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: name },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    },
    uploads: () => readdir(join(directory, name, UPLOADS)).catch(() => []),
    set(wanted) {
      mode = wanted;
      // A connection that stays open from before would not notice.
      proxy.closeIdleConnections();
    },
    asked() {
      const before = asked;
      asked = [];
      return before;
    },
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Where the server keeps parts of files, in the folder of a bucket. */
const UPLOADS = '._S3rver_uploads';

/** What the server does not know: to list uploads in parts, and to end one. Undefined for all other requests. */
function answerAboutUploads({
  request: { method, url = '' },
  uploads,
}: {
  request: IncomingMessage;
  uploads: string;
}): Promise<string> | undefined {
  const { searchParams } = new URL(url, 'http://bucket.invalid');
  const id = searchParams.get('uploadId');
  if (method === 'DELETE' && id) return rm(join(uploads, id), { recursive: true }).then(() => '');
  if (method !== 'GET' || !searchParams.has('uploads')) return undefined;
  return listUploads(uploads);
}

async function listUploads(uploads: string): Promise<string> {
  const ids = await readdir(uploads).catch(() => [] as string[]);
  const entries = ids.map(async (id) => {
    const [key, { birthtime }] = await Promise.all([
      readFile(join(uploads, id, 'key'), 'utf8'),
      stat(join(uploads, id)),
    ]);
    return `<Upload><Key>${encodeURIComponent(key)}</Key><UploadId>${id}</UploadId><Initiated>${birthtime.toISOString()}</Initiated></Upload>`;
  });
  return `<ListMultipartUploadsResult>${(await Promise.all(entries)).join('')}</ListMultipartUploadsResult>`;
}

/** The server marks its pages with a cipher that today's OpenSSL no longer has: another one serves. */
function provideDes(): void {
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const make = crypto[name] as (algorithm: string, key: Buffer, iv: Buffer, ...rest: unknown[]) => unknown;
    const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes]);
    const provided = (algorithm: string, key: Buffer, iv: Buffer, ...rest: unknown[]) =>
      algorithm === 'des' ? make('aes-128-cbc', twice(key), twice(iv)) : make(algorithm, key, iv, ...rest);
    Object.assign(crypto, { [name]: provided });
  }
}

function forward({
  request,
  response,
  target,
  mode,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  target: number;
  mode: BucketMode;
}): void {
  if (mode === 'away') return void request.socket.destroy();
  if (mode === 'silent') return void request.resume();
  if (mode === 'busy') {
    request.resume();
    response.writeHead(503, { 'Content-Type': 'application/xml' });
    return void response.end('<Error><Code>SlowDown</Code><Message>Slow down.</Message></Error>');
  }
  const { method, url: path, headers } = request;
  const outgoing = http.request({ host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (mode === 'fine' || method !== 'GET') return void answer.pipe(response);
    answer.once('data', (chunk: Buffer) => {
      answer.destroy();
      response.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => response.destroy());
    });
  });
  outgoing.on('error', () => response.destroy());
  request.pipe(outgoing);
}
