import {
  APIError,
  commitTransaction,
  getFieldsToSign,
  initTransaction,
  jwtSign,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import type { User } from '#site/payload-types.ts';
import { takeSessionTurn } from '#site/server/sign-in-turns.ts';

/** In the context of a request that signs somebody in with more than a password: no code is asked for. */
export const IS_TWO_STEP = 'isTwoStep';

type Stored = User & { _strategy?: string };

/**
 * Signs a user in who has proven that it is them in another way than by a password, with the same hooks, session and cookie
 * as Payload’s own sign-in, which knows passwords only. Returns the cookie. Throws where the user may not sign in.
 */
export async function startSession({
  req,
  user: id,
}: {
  req: PayloadRequest;
  user: number;
}): Promise<string> {
  const { email } = await expectStored({ req, id });
  return takeSessionTurn(email, () => inTransaction(req, () => signIn({ req, id })));
}

async function signIn({ req, id }: { req: PayloadRequest; id: number }): Promise<string> {
  const { payload } = req;
  const { config } = payload.collections.users;
  const hooked = { collection: config, req, context: req.context };
  let user: Stored = await expectStored({ req, id });
  user.collection = 'users';
  user._strategy = 'local-jwt';
  req.context[IS_TWO_STEP] = true;
  for (const hook of config.hooks.beforeLogin) user = (await hook({ ...hooked, user })) || user;
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user: { ...user } });
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  req.user = user;
  for (const hook of config.hooks.afterLogin) await hook({ ...hooked, token, user });
  return String(
    generatePayloadCookie({
      collectionAuthConfig: config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    }),
  );
}

async function expectStored({ req, id }: { req: PayloadRequest; id: number }): Promise<Stored> {
  const found = await req.payload.db.findOne<Stored>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  if (!found) throw new APIError('This user doesn’t exist.', 404);
  return found;
}

/** All of it is stored, or nothing. */
async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req);
  try {
    const result = await work();
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
