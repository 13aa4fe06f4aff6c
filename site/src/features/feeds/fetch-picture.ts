import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import {
  isAllowedHost,
  PrivateAddressError,
  publicLookup,
  refuseNumericHost,
} from '#site/server/public-address.ts';
import { PictureError } from './picture-error.ts';

export type FetchLimits = {
  maxBytes: number;
  /** For everything together: redirects, waiting, reading. */
  timeoutMs: number;
  maxRedirects: number;
  /** Only for tests with a picture server of their own on this machine: all, or these hosts with their port. */
  allowPrivateHosts: boolean | string[];
};

export const FETCH_LIMITS: FetchLimits = {
  maxBytes: 25_000_000,
  timeoutMs: 20_000,
  maxRedirects: 3,
  allowPrivateHosts: false,
};

/** The bytes at an address, or `not-modified` when they are those of the ETag given. */
export type Fetched = { bytes: Buffer; etag?: string } | 'not-modified';

/**
 * Fetches a picture or document named by a feed. The address is not trusted: only http and https, only
 * public hosts at every step, and limits on size, time and redirects. Throws {@link PictureError} with what to tell people.
 */
export async function fetchPicture({
  url,
  etag,
  accept = 'image/*',
  limits = FETCH_LIMITS,
}: {
  url: string;
  etag?: string;
  /** What we ask for; what came, the bytes say. */
  accept?: string;
  limits?: FetchLimits;
}): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await follow({ url: new URL(url), accept, limits, signal, ...(etag ? { etag } : {}) });
  } catch (error) {
    if (signal.aborted)
      throw new PictureError(
        `did not arrive within ${limits.timeoutMs / 1000} seconds. It is tried again by itself.`,
        { silentHost: new URL(url).host },
      );
    if (error instanceof PictureError) throw error;
    if (error instanceof PrivateAddressError)
      throw new PictureError(
        'lies on a private network and was not fetched. Ask the sender for a public address.',
        { isFinal: true },
      );
    const reason = (error as { code?: string }).code ?? 'no connection';
    throw new PictureError(`could not be fetched (${reason}). It is tried again by itself.`, {
      silentHost: new URL(url).host,
    });
  }
}

async function follow({
  url,
  etag,
  accept,
  ...rest
}: Pick<AddressRequest, 'url' | 'limits' | 'signal'> & {
  etag?: string;
  accept: string;
  limits: FetchLimits;
}): Promise<Fetched> {
  const headers = { accept, ...(etag ? { 'if-none-match': etag } : {}) };
  const response = await openAddress({ url, headers, ...rest });
  if (response.statusCode === 304) {
    response.destroy();
    return 'not-modified';
  }
  const { etag: newest } = response.headers;
  return { bytes: await read(response, rest.limits), ...(newest ? { etag: newest } : {}) };
}

/** How a request to an address from a feed is made. */
export type AddressRequest = {
  url: URL;
  /** Sent at every step; those with `if-` allow the answer 304. */
  headers: Record<string, string>;
  /** Sent only to the host of the address itself, not where it redirects to. */
  authorization?: string;
  limits: Pick<FetchLimits, 'maxRedirects' | 'allowPrivateHosts'>;
  signal: AbortSignal;
};

/**
 * Opens an address: only http and https, only public hosts at every step. The answer has status 200, or 304 where that
 * was asked for. Throws {@link PictureError}, {@link PrivateAddressError} and errors of the connection.
 */
export async function openAddress({ authorization, ...step }: AddressRequest): Promise<IncomingMessage> {
  let { url } = step;
  const mayBeUnchanged = Object.keys(step.headers).some((name) => name.startsWith('if-'));
  for (let hop = 0; hop <= step.limits.maxRedirects; hop++) {
    const isOwn = authorization && url.origin === step.url.origin;
    const headers = isOwn ? { ...step.headers, authorization } : step.headers;
    const response = await open({ ...step, url, headers });
    const { statusCode = 0 } = response;
    if (statusCode === 200 || (statusCode === 304 && mayBeUnchanged)) return response;
    response.destroy();
    const { location } = response.headers;
    if (!REDIRECTS.has(statusCode) || !location)
      throw new PictureError(
        `was answered with ${statusCode} by its server. Check the address in the sending system.`,
      );
    if (!URL.canParse(location, url)) throw new PictureError('redirects to something that is no address.');
    url = new URL(location, url);
  }
  throw new PictureError(
    'redirects too often and was not fetched. Ask the sender for the address it ends at.',
  );
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

function open({ url, headers, limits, signal }: AddressRequest): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PictureError('has an address that is not http or https.', { isFinal: true });
  const isAllowed = isAllowedHost(url, limits.allowPrivateHosts);
  if (!isAllowed) refuseNumericHost(url);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      agent: false,
      signal,
      ...(isAllowed ? {} : { lookup: publicLookup }),
      headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'Frontage' },
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end();
  });
}

async function read(response: IncomingMessage, { maxBytes }: FetchLimits): Promise<Buffer> {
  const tooLarge = () =>
    new PictureError(
      `is larger than ${Math.floor(maxBytes / 1_000_000)} MB and was not taken. Send a smaller one.`,
      { isFinal: true },
    );
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxBytes) {
      response.destroy();
      throw tooLarge();
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
