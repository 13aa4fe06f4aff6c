import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new token: 32 random bytes behind a few letters that tell people what it is. */
export const makeToken = (): string => `feed_${randomBytes(32).toString('base64url')}`;

/** What is stored of a token. It is random and long, so a plain hash is as good as a slow one. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a token that was sent is the one whose hash is stored. */
export function isToken(sent: string, stored: string | null | undefined): boolean {
  const hash = Buffer.from(hashToken(sent));
  const known = Buffer.from(stored ?? '');
  return known.length === hash.length && timingSafeEqual(hash, known);
}
