import { isSigned, signatureOf } from './signature.ts';

type Bound = {
  secret: string;
  /** What the token is for, such as `unsubscribe`. A token for one purpose is nothing for another. */
  purpose: string;
};

type Body = { data: unknown; expiresAt?: number };

/** Longer ones are not looked at: a token travels in an address. */
const MAX_LENGTH = 2000;

/**
 * A token for a link in an e-mail: what it says can be read by anybody and changed by nobody. Nothing is stored, so
 * whoever reads it must look up whether what it speaks of still stands. `expiresAt` in epoch ms; left out, it does
 * not expire.
 */
export function signToken({
  secret,
  purpose,
  data,
  expiresAt,
}: Bound & { data: unknown; expiresAt?: number }): string {
  const body = Buffer.from(JSON.stringify({ data, expiresAt } satisfies Body)).toString('base64url');
  return `${body}.${signatureOf({ secret, text: textOf({ purpose, body }) })}`;
}

/**
 * What a token says, or undefined when it was made up, changed, made for something else, or is past its time. The
 * caller knows the shape of the data: nobody but {@link signToken} can have written it for this purpose.
 */
export function readToken<Data>({
  secret,
  purpose,
  token,
  now,
}: Bound & {
  token: string;
  /** Epoch ms. */
  now: number;
}): Data | undefined {
  if (token.length > MAX_LENGTH) return undefined;
  const [body = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSigned({ secret, text: textOf({ purpose, body }), signature: given }))
    return undefined;
  const { data, expiresAt } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Body;
  return expiresAt === undefined || now < expiresAt ? (data as Data) : undefined;
}

// The purpose cannot hold the line break, so no purpose and body can pass for another pair.
const textOf = ({ purpose, body }: { purpose: string; body: string }): string => `${purpose}\n${body}`;
