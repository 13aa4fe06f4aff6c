import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { removePasskeys } from './users/passkeys/passkey-store.ts';
import { endTwoStep } from './users/two-step/two-step-store.ts';

/** How the command is given. */
export const ADMIN_USAGE = `Who may manage the site:

  npm run admin -- list                       everybody who can sign in to the admin
  npm run admin -- create ann@example.com     a new administrator
  npm run admin -- reset ann@example.com      a new password for somebody, who becomes an administrator and
                                              signs in without a code

create and reset print a password. It is shown once: sign in with it, and choose one of your own.`;

type Outcome = { ok: boolean; text: string };

/** Does what the words of a command say, and says what came of it. */
export async function adminCommand({
  payload,
  words: [verb, email],
}: {
  payload: Payload;
  words: readonly string[];
}): Promise<Outcome> {
  if (verb === 'list') return list(payload);
  if (verb !== 'create' && verb !== 'reset') return { ok: false, text: ADMIN_USAGE };
  if (!email || !/^[^@\s]+@[^@\s]+$/.test(email))
    return { ok: false, text: `Name the email address: npm run admin -- ${verb} ann@example.com` };
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
  });
  const user = docs[0];
  return verb === 'create'
    ? create({ payload, email, exists: Boolean(user) })
    : reset({ payload, email, user });
}

async function list(payload: Payload): Promise<Outcome> {
  const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0, sort: 'email' });
  if (docs.length === 0)
    return {
      ok: true,
      text: 'There are no users yet. Create one: npm run admin -- create ann@example.com',
    };
  return {
    ok: true,
    text: docs.map(({ role, email, name }) => `${role.padEnd(7)} ${email}  ${name}`).join('\n'),
  };
}

async function create({
  payload,
  email,
  exists,
}: {
  payload: Payload;
  email: string;
  exists: boolean;
}): Promise<Outcome> {
  if (exists)
    return {
      ok: false,
      text: `${email} already has an account. Reset its password and make it an administrator: npm run admin -- reset ${email}`,
    };
  const password = newPassword();
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Admin', role: 'admin', mustChangePassword: true },
  });
  return { ok: true, text: signInWith({ email, password }) };
}

async function reset({
  payload,
  email,
  user,
}: {
  payload: Payload;
  email: string;
  user: { id: number } | undefined;
}): Promise<Outcome> {
  if (!user)
    return {
      ok: false,
      text: `There is no user with the address ${email}. Create an administrator: npm run admin -- create ${email}`,
    };
  const password = newPassword();
  // Anyone who was signed in with the old password is signed out: Payload ends the sessions of a changed one.
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password, role: 'admin', mustChangePassword: true },
    overrideLock: true,
  });
  // Their phone may be what was lost, or a passkey somebody else's.
  await endTwoStep(payload, user.id);
  await removePasskeys(payload, user.id);
  return { ok: true, text: signInWith({ email, password }) };
}

const newPassword = () => randomBytes(15).toString('base64url');
const signInWith = ({ email, password }: { email: string; password: string }) =>
  `${email} is an administrator. Password: ${password} (shown only once; you choose your own when you sign in).`;
