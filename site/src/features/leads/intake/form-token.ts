import { randomBytes } from 'node:crypto';
import { keyedHash, readToken, signToken } from '#site/server/signed-token.ts';
import { MIN_FILL_MS } from '#site/ui/form/transport.ts';

/**
 * What a form token says. It is made when a form is opened and sent back with it, is for that form only, and its id
 * names the submission: the same token twice is the same lead.
 */
export type FormToken = {
  id: string;
  /** When the form was opened (epoch ms). */
  issuedAt: number;
};

/** How long an opened form can be sent, in ms. */
const VALID_MS = 24 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

type Bound = {
  /** Key of the form. */
  form: string;
  secret: string;
  /** Epoch ms. */
  now: number;
};

/** A token for a form that is opened now. */
export const issueFormToken = ({ now, ...bound }: Bound): string =>
  sign({ ...bound, id: randomBytes(12).toString('base64url'), issuedAt: now });

/**
 * A token for a submission that came without one, from pages of the old site. Its id is made from the content and the
 * day, so that the same content twice is the same lead. It counts as opened long enough ago to be sent.
 */
export function formTokenOfContent({ form, secret, now, content }: Bound & { content: string }): string {
  const day = Math.floor(now / DAY_MS);
  const id = keyedHash({ secret, purpose: `content of form ${form}`, text: `${day}\n${content}` });
  return sign({ form, secret, id, issuedAt: now - MIN_FILL_MS });
}

/** What a form's token says, or undefined when it was made up, is for another form, or has expired. */
export const readFormToken = ({
  form,
  secret,
  now,
  formToken,
}: Bound & { formToken: string }): FormToken | undefined =>
  readToken<FormToken>({ secret, purpose: purposeOf(form), token: formToken, now });

const sign = ({ form, secret, ...data }: Pick<Bound, 'form' | 'secret'> & FormToken): string =>
  signToken({ secret, purpose: purposeOf(form), data, expiresAt: data.issuedAt + VALID_MS });

const purposeOf = (form: string): string => `form ${form}`;
