import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const NAME = 'payload-token=';

/** Until when tokens hold whose signature was checked, in epoch s. Only signed ones are in it. */
const known = new LRUCache<string, number>({ max: 200 });

/**
 * Whether a request comes from a browser in which staff have signed in: its cookie is one that Payload signed with `secret`
 * (`payload.secret`) and that has not expired. Whether the session still stands only the database knows, so this only
 * decides whether to bypass the cache and not to count the visit. Made-up cookies do neither.
 */
export function hasStaffCookie(cookie: string | undefined, secret: string | undefined): boolean {
  if (!cookie?.includes(NAME) || !secret) return false;
  return cookie
    .split(/;\s*/)
    .some((each) => each.startsWith(NAME) && isOurs({ token: each.slice(NAME.length), secret }));
}

function isOurs({ token, secret }: { token: string; secret: string }): boolean {
  const until = known.get(`${secret} ${token}`) ?? signedUntil({ token, secret });
  if (until === undefined) return false;
  known.set(`${secret} ${token}`, until);
  return Date.now() / 1000 < until;
}

/** When a token of ours expires; undefined for any other. */
function signedUntil({ token, secret }: { token: string; secret: string }): number | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const right = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const { exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { exp?: unknown };
  return typeof exp === 'number' ? exp : undefined;
}
