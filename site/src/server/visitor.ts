import { randomBytes as secureBytes } from 'node:crypto';
import { readSignedText, signText } from './signed-token.ts';

/** The cookies that tell one visitor's browser from another's. */
export const VISITOR_COOKIES = {
  /** A browser that saved or compared listings without an account: `{id}.{signature}`, never readable by scripts. */
  visitor: 'frontage_visitor',
  /** The session of a signed-in visitor, never readable by scripts. */
  session: 'frontage_session',
  /** `yes` while a visitor is signed in. A marker for scripts, including those of old pages; nothing trusts it. */
  signedIn: 'requirementLogin',
  /** `1` where this browser has state worth asking `/me/state` for. Also a marker. */
  state: 'frontage_state',
} as const;

const PURPOSE = 'visitor';

/** How long a browser is remembered, in seconds: 400 days, the longest that browsers store any cookie. */
export const VISITOR_SECONDS = 400 * 24 * 60 * 60;

/** The visitor's id in the value of their cookie; undefined when it is missing or its signature is wrong. */
export function readVisitorId({
  cookie,
  secret,
}: {
  cookie: string | undefined;
  secret: string;
}): string | undefined {
  const id = readSignedText({ secret, purpose: PURPOSE, token: cookie ?? '' });
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined;
}

/** The id of a new visitor. */
export const newVisitorId = (randomBytes: (size: number) => Buffer = secureBytes): string =>
  randomBytes(16).toString('base64url');

/** The value of the cookie that carries a visitor's id. */
export const signedVisitorId = ({ id, secret }: { id: string; secret: string }): string =>
  signText({ secret, purpose: PURPOSE, text: id });
