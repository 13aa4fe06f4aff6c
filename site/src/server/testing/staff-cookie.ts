import { jwtSign, type Payload } from 'payload';

/** The cookie of a browser in which staff have signed in, as Payload signs it. No session stands behind it. */
export async function staffCookie({ secret }: Pick<Payload, 'secret'>): Promise<string> {
  const { token } = await jwtSign({ fieldsToSign: {}, secret, tokenExpiration: 3600 });
  return `payload-token=${token}`;
}
