import { createHash } from 'node:crypto';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { readToken, signToken } from './signed-token.ts';

/* Links in messages to visitors. Opening one shows a page; only its button changes anything. */

type TokenData = { id: number; address: string };

type Link = {
  secret: string;
  /** The purpose of the link, such as `alert confirm`. */
  purpose: string;
  /** Epoch ms. */
  now: number;
};

/** A link in an email, to the page in the language of its reader. */
export const pageLink = (link: string, siteUrl: string): string =>
  siteUrl + languagePath(currentLanguage(), link.slice(siteUrl.length));

/** The URL of a page about the row `id` for the owner of this email address. Without `validMs` it never expires. */
export function mailLink({
  siteUrl,
  path,
  id,
  email,
  validMs,
  now,
  ...bound
}: Link & { siteUrl: string; path: string; id: number; email: string; validMs?: number }): string {
  const data: TokenData = { id, address: digestOf(email) };
  const token = signToken({ ...bound, data, expiresAt: validMs && now + validMs });
  return `${siteUrl}${path}?t=${token}`;
}

/** The row of a token in such a link, and whether it was sent to a given address; undefined if it is invalid. */
export function readMailToken(
  input: Link & { token: string },
): { id: number; sentTo: (email: string) => boolean } | undefined {
  const data = readToken<TokenData>(input);
  return data && { id: data.id, sentTo: (email) => digestOf(email) === data.address };
}

/** A hash instead of the email address, because links end up in histories and logs. */
const digestOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 16);
