import { randomBytes as secureBytes } from 'node:crypto';
import { readSignedText, signText } from './signed-token.ts';

/** The cookies that tell one visitor's browser from another's. */
export const VISITOR_COOKIES = {
  /** Who saved and compared listings without an account: `{id}.{signature}`, never readable by script. */
  visitor: 'frontage_visitor',
  /** The session of somebody who signed in, never readable by script. */
  session: 'frontage_session',
  /** `yes` while somebody is signed in. A marker that scripts read, old ones too; nothing trusts it. */
  signedIn: 'requirementLogin',
  /** `1` where this browser has state worth asking `/me/state` for. A marker likewise. */
  state: 'frontage_state',
} as const;

const PURPOSE = 'visitor';

/** How long a browser is remembered, in seconds: as long as browsers keep any cookie. */
const VISITOR_SECONDS = 400 * 24 * 60 * 60;

/** A cookie as it goes out. `seconds` 0 takes it away; left out, it ends with the browser. */
export type OutgoingCookie = { name: string; value: string; seconds?: number; readable?: boolean };

/** The visitor that a request's Cookie header names; undefined when it names none or was tampered with. */
export function readVisitor({
  cookies,
  secret,
}: {
  cookies: string | undefined;
  secret: string;
}): string | undefined {
  const token = readCookie({ cookies, name: VISITOR_COOKIES.visitor }) ?? '';
  const id = readSignedText({ secret, purpose: PURPOSE, token });
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined;
}

/** A visitor nobody has met before: their id, and the cookies by which they are known again. */
export function newVisitor({
  secret,
  randomBytes = secureBytes,
}: {
  secret: string;
  randomBytes?: (size: number) => Buffer;
}): { visitor: string; cookies: OutgoingCookie[] } {
  const visitor = randomBytes(16).toString('base64url');
  return { visitor, cookies: visitorCookies({ visitor, secret }) };
}

/** The cookies of a visitor, for as long again as browsers keep any. */
export function visitorCookies({ visitor, secret }: { visitor: string; secret: string }): OutgoingCookie[] {
  return [
    {
      name: VISITOR_COOKIES.visitor,
      value: signText({ secret, purpose: PURPOSE, text: visitor }),
      seconds: VISITOR_SECONDS,
    },
    stateCookie,
  ];
}

/** Marks a browser as one that has state worth asking for. */
export const stateCookie: OutgoingCookie = {
  name: VISITOR_COOKIES.state,
  value: '1',
  seconds: VISITOR_SECONDS,
  readable: true,
};

/** One cookie of a Cookie header, as it was sent; the first of its name counts. */
export function readCookie({
  cookies,
  name,
}: {
  cookies: string | undefined;
  name: string;
}): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const mark = pair.indexOf('=');
    if (mark > 0 && pair.slice(0, mark).trim() === name) return pair.slice(mark + 1).trim() || undefined;
  }
  return undefined;
}

/** A Set-Cookie header. Values are our own: letters, digits, dots, dashes and underscores. */
export function cookieHeader({ cookie, secure }: { cookie: OutgoingCookie; secure: boolean }): string {
  const { name, value, seconds, readable } = cookie;
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`);
  if (!readable) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
