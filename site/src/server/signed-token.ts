import { createHmac, timingSafeEqual } from 'node:crypto';

/* Everything of ours that leaves this server signed and comes back: form tokens, links, cookies, answers of quizzes. */

type Bound = {
  secret: string;
  /** What it is for, such as `unsubscribe`: one line. A token for one purpose is nothing for another. */
  purpose: string;
};

type Body = { data: unknown; expiresAt?: number };

/** Longer ones are refused unread: a token travels in an address, a form field or a cookie. */
const MAX_LENGTH = 2000;

/**
 * A token that says `data`: anybody can read it, nobody can change it, and it may be in an address as it is. Nothing
 * is stored, so its reader must check that the record it names still exists. `expiresAt` in epoch ms; left
 * out, it does not expire.
 */
export function signToken({
  data,
  expiresAt,
  ...bound
}: Bound & { data: unknown; expiresAt?: number }): string {
  const text = Buffer.from(JSON.stringify({ data, expiresAt } satisfies Body)).toString('base64url');
  return signText({ ...bound, text });
}

/**
 * The data of a token, or undefined when it was forged, changed, made for another purpose, or has expired. The caller
 * knows the shape of the data: only {@link signToken} can have written it for this purpose.
 */
export function readToken<Data>({
  now,
  ...given
}: Bound & {
  token: string;
  /** Epoch ms. */
  now: number;
}): Data | undefined {
  const text = readSignedText(given);
  if (text === undefined) return undefined;
  const { data, expiresAt } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Body;
  return expiresAt === undefined || now < expiresAt ? (data as Data) : undefined;
}

/** A short text (letters, digits, `-` and `_`) with its signature behind a dot: for an id that stays readable. */
export const signText = ({ text, ...bound }: Bound & { text: string }): string =>
  `${text}.${mac({ ...bound, text }).toString('base64url')}`;

/** The text of such a token, or undefined when it was forged, changed or made for another purpose. */
export function readSignedText({ token, ...bound }: Bound & { token: string }): string | undefined {
  if (token.length > MAX_LENGTH) return undefined;
  const [text = '', signature = '', ...rest] = token.split('.');
  const expected = mac({ ...bound, text }).toString('base64url');
  return rest.length === 0 && isSame(expected, signature) ? text : undefined;
}

/** Whether a text has the form of a token: it may be written into a page. Says nothing about its signature. */
export const looksLikeToken = (text: string): boolean => /^[\w-]{1,1000}\.[\w-]{43}$/.test(text);

/** A hash of a text that only this server can make, as 32 hex digits: it proves the text without revealing it. */
export const keyedHash = (hashed: Bound & { text: string }): string =>
  mac(hashed).toString('hex').slice(0, 32);

/** Whether two signatures or hashes are equal. Takes as long for wrong ones, wherever they differ. */
export function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

// A purpose is one line, so two pairs of purpose and text cannot give the same input.
const mac = ({ secret, purpose, text }: Bound & { text: string }): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
