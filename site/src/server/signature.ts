import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = {
  secret: string;
  /** What is signed. It begins with what the signature is for, so that none passes for another. */
  text: string;
  /** Characters of the signature; all 43 when left out. */
  length?: number;
};

/** The signature of a text (HMAC with SHA-256), as it may stand in an address or a cookie. */
export const signatureOf = ({ secret, text, length }: Signed): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, length);

/** Whether a signature is that of the text. Takes as long for a wrong one, wherever it is wrong. */
export function isSigned({ signature, ...signed }: Signed & { signature: string }): boolean {
  const expected = Buffer.from(signatureOf(signed));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
