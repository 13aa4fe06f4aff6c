import { randomBytes as secureBytes } from 'node:crypto';
import { isSigned, signatureOf } from './signature.ts';

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
  const [id = '', signature = '', ...rest] = (cookie ?? '').split('.');
  if (rest.length > 0 || !/^[\w-]{22}$/.test(id)) return undefined;
  return isSigned({ secret, text: textOf(id), signature }) ? id : undefined;
}

/** The id of a new visitor. */
export const newVisitorId = (randomBytes: (size: number) => Buffer = secureBytes): string =>
  randomBytes(16).toString('base64url');

/** The value of the cookie that carries a visitor's id. */
export const signedVisitorId = ({ id, secret }: { id: string; secret: string }): string =>
  `${id}.${signatureOf({ secret, text: textOf(id) })}`;

const textOf = (id: string): string => `visitor.${id}`;
