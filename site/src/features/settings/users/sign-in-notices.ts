import type { CollectionAfterOperationHook, Payload, PayloadRequest } from 'payload';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { mailerOf } from '#site/server/mail.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { timeInSydney } from '#site/server/sydney-day.ts';

/** Somebody whom an email tells of their own account. */
type Owner = { id: number | string; email: string; name?: string | null };

/** A stranger who keeps trying sends one email a day, no more. */
const notices = createRateLimit({ burst: 1, everyMs: 24 * 3_600_000, shared: 'staff notice' });

/** Tells somebody of a change to how they sign in. A message that cannot be sent is logged, and stops nothing. */
export async function tellOwner({
  payload,
  owner: { email, name },
  subject,
  text,
}: {
  payload: Payload;
  owner: Owner;
  subject: string;
  text: string;
}): Promise<void> {
  const greeting = name ? `Hello ${name},\n\n` : '';
  const sent = await mailerOf(payload).send({ to: [{ address: email }], subject, text: greeting + text });
  if (!sent.ok) log.warn({ answer: sent.answer }, 'an email about the sign-in of a user was not sent');
}

/** In the context of a request that changes how somebody signs in. */
const CHANGES = 'changesSignIn';
type Changed = { owner: Owner; what: 'password' | 'email address' };

/** Notes that a request sets a new password or email address; {@link tellOfChange} tells the owner once it is stored. */
export function noteChange(req: PayloadRequest, changed: Changed): void {
  req.context[CHANGES] = changed;
}

/** Tells the owner of an account, at the address it had, that its password or email address has changed. */
export const tellOfChange: CollectionAfterOperationHook = async ({ req, result }) => {
  const changed = req.context[CHANGES] as Changed | undefined;
  if (!changed) return result;
  delete req.context[CHANGES];
  const { owner, what } = changed;
  const { siteUrl } = env();
  // Nobody waits for it.
  void tellOwner({
    payload: req.payload,
    owner,
    subject: `Your ${what} was changed`,
    text: `The ${what} of your account at ${siteUrl} was changed on ${timeInSydney(Date.now())}.\n\nIf this was not you or somebody you asked, tell the administrator of your website at once, and choose a new password: ${siteUrl}/admin/forgot`,
  });
  return result;
};

/** Tells the owner of an account that somebody entered wrong passwords until they had to wait; nothing where nobody has it. */
export async function tellOfWrongPasswords({
  payload,
  account,
  client,
  now,
}: {
  payload: Payload;
  /** The email address that was typed. */
  account: string;
  /** IP address. */
  client: string;
  /** Epoch ms. */
  now: number;
}): Promise<void> {
  // Before the database is asked: whoever goes on trying must not cost more than a look-up.
  if (!notices.take(`${account} password`).ok) return;
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [{ email: { equals: account } }, { deactivated: { not_equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [owner] = docs;
  if (!owner) return;
  const { siteUrl } = env();
  await tellOwner({
    payload,
    owner,
    subject: 'Failed attempts to sign in to your account',
    text: [
      `Somebody entered a wrong password for your account at ${siteUrl} several times, most recently on ${timeInSydney(now)} from ${client}. Further attempts from there have to wait. Your account isn’t locked: you can sign in as usual.`,
      `If this was you, there is nothing to do. Otherwise make sure that you use this password nowhere else, and turn on two-step sign-in in your account: ${siteUrl}/admin/account`,
    ].join('\n\n'),
  });
}

/** Tells the owner that somebody knows their password, and has entered wrong codes until they had to wait. */
export async function tellOfWrongCodes({
  payload,
  owner,
  now,
}: {
  payload: Payload;
  owner: Owner;
  /** Epoch ms. */
  now: number;
}): Promise<void> {
  if (!notices.take(`${owner.id} code`).ok) return;
  const { siteUrl } = env();
  await tellOwner({
    payload,
    owner,
    subject: 'Your password was entered with wrong codes',
    text: [
      `Somebody entered the right password for your account at ${siteUrl}, and then wrong codes, most recently on ${timeInSydney(now)}. Without a code nobody gets in. For the next minutes no code is accepted.`,
      `If this was not you, somebody knows your password. Change it now: ${siteUrl}/admin/account`,
    ].join('\n\n'),
  });
}
