import { posix } from 'node:path';
import { openAddress } from '../fetch-picture.ts';
import { isFeedName } from '../intake/loose-pictures.ts';
import { RefusedError } from '../intake/store-multipart.ts';
import { takeFile } from '../intake/take-file.ts';
import type { Pull } from './pull.ts';

/** For everything together, in ms. */
const TIMEOUT_MS = 10 * 60_000;

/** Fetches the file at an address, unless it is the one that was taken before (ETag, Last-Modified). */
export async function pullHttp({
  payload,
  source,
  url,
  user,
  password,
  before: { etag, lastModified },
  allowPrivateHosts,
  remember,
  now,
}: Pull): Promise<void> {
  const basic = Buffer.from(`${user ?? ''}:${password ?? ''}`).toString('base64');
  const response = await openAddress({
    url,
    headers: {
      accept: 'application/xml, application/zip, */*',
      ...(etag ? { 'if-none-match': etag } : {}),
      ...(lastModified ? { 'if-modified-since': lastModified } : {}),
    },
    ...(user || password ? { authorization: `Basic ${basic}` } : {}),
    limits: { maxRedirects: 3, allowPrivateHosts },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.statusCode === 304) return void response.destroy();
  const { headers } = response;
  const type = headers['content-type'] ?? '';
  try {
    await takeFile({ payload, source, origin: 'pull', name: nameOf(url, type), pieces: response, now });
  } catch (error) {
    // Its report tells staff; the same file need not come again.
    if (!(error instanceof RefusedError)) throw error;
  }
  await remember({
    ...(headers.etag ? { etag: headers.etag } : {}),
    ...(headers['last-modified'] ? { lastModified: headers['last-modified'] } : {}),
  });
}

function nameOf(url: URL, type: string): string {
  const last = posix.basename(decodeURI(url.pathname));
  if (isFeedName(last)) return last;
  if (/\bcsv\b/i.test(type)) return 'feed.csv';
  return /\bzip\b/i.test(type) ? 'feed.zip' : 'feed.xml';
}
