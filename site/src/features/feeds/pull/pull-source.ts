import type { Payload } from 'payload';
import { PrivateAddressError } from '#site/server/public-address.ts';
import { PictureError } from '../picture-error.ts';
import type { Source } from '../sources/load-source.ts';
import { PullError } from './pull-error.ts';
import { pullFtp } from './pull-ftp.ts';
import { pullHttp } from './pull-http.ts';

/** What is remembered of a source, so that nothing is fetched twice. */
export type Pulled = {
  /** Of an address over HTTP. */
  etag?: string;
  lastModified?: string;
  /** Of an FTP folder: size and time of each file that was taken, by name. */
  files?: Record<string, string>;
};

/** One visit to the address of a source. */
export type Pull = {
  payload: Payload;
  source: Source;
  url: URL;
  user?: string;
  password?: string;
  before: Pulled;
  /** Hosts of private networks that the operator allows, or all of them in tests. */
  allowPrivateHosts: boolean | string[];
  /** Told after each file that was taken, so that a stop in between forgets nothing. */
  remember(pulled: Pulled): Promise<void>;
  /** Epoch ms. */
  now: number;
};

/** Fetches what is new at the address of a source into the intake. Throws {@link PullError}. */
export async function pullSource(pull: Pull): Promise<void> {
  try {
    await (pull.url.protocol.startsWith('http') ? pullHttp(pull) : pullFtp(pull));
  } catch (error) {
    if (error instanceof PullError) throw error;
    if (error instanceof PictureError) throw new PullError(`The file ${error.message}`);
    if (error instanceof PrivateAddressError)
      throw new PullError(
        'The address lies on a private network. Ask the vendor for a public one; the operator of the server can allow it (FRONTAGE_FEED_HOSTS).',
      );
    const { code, name } = error as NodeJS.ErrnoException;
    if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT')
      throw new PullError('The server of the vendor did not answer in time.');
    if (code && CONNECTION.test(code))
      throw new PullError(`The server of the vendor could not be reached (${code}). Check the address.`);
    if (code && /CERT|SELF_SIGNED|UNABLE_TO|TLS/.test(code))
      throw new PullError(`The certificate of the vendor’s server is not valid (${code}).`);
    throw error;
  }
}

const CONNECTION = /^(E(CONN\w*|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE)|ERR_STREAM_PREMATURE_CLOSE)$/;
