import { PrivateAddressError } from '#site/server/public-address.ts';
import { PictureError } from '../picture-error.ts';
import { type Pull, PullError } from './pull.ts';
import { pullFtp } from './pull-ftp.ts';
import { pullHttp } from './pull-http.ts';

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
