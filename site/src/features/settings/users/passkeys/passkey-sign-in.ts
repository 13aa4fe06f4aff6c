import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Endpoint, PayloadRequest } from 'payload';
import { log } from '#site/server/log.ts';
import { sentFromOurPages } from '../own-sign-in-endpoint.ts';
import { SignInRefusal } from '../sign-in-refusal.ts';
import { startSession } from '../start-session.ts';
import { expectPasskeyAddress } from './passkey-address.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from './passkey-challenge.ts';
import { usePasskey } from './passkey-store.ts';

const PURPOSE = 'passkey sign-in';
const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * Signing in with a passkey, for people who are not signed in: POST /api/users/passkey-challenge, then the browser’s answer
 * to POST /api/users/passkey-sign-in. The passkey says who it is; no password and no code is asked for, since a passkey is
 * something one has behind something one knows or is.
 */
export const passkeySignInEndpoints: Endpoint[] = [
  {
    path: '/passkey-challenge',
    method: 'post',
    handler: async (req) => {
      await sentFromOurPages(req);
      const { rpId } = expectPasskeyAddress();
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
      const options = await generateAuthenticationOptions({
        rpID: rpId,
        challenge: newChallenge({ payload: req.payload, purpose: PURPOSE, now: Date.now() }),
        timeout: CHALLENGE_MS,
        userVerification: 'required',
      });
      return Response.json(options, { headers: NO_STORE });
    },
  },
  {
    path: '/passkey-sign-in',
    method: 'post',
    handler: async (req) => {
      const response = (await sentFromOurPages(req)) as unknown as AuthenticationResponseJSON;
      const user = await ownerOf({ req, response });
      if (user === undefined)
        throw new SignInRefusal('This passkey was not accepted. Try again, or sign in with your password.');
      const cookie = await startSession({ req, user });
      return Response.json({}, { headers: { ...NO_STORE, 'Set-Cookie': cookie } });
    },
  },
];

/** Whose passkey answered, or undefined where it is unknown or anything about the answer is wrong. */
async function ownerOf({
  req,
  response,
}: {
  req: PayloadRequest;
  response: AuthenticationResponseJSON;
}): Promise<number | undefined> {
  const { origin, rpId } = expectPasskeyAddress();
  const { payload } = req;
  const now = Date.now();
  const user = Number(
    Buffer.from(String(response.response?.userHandle ?? ''), 'base64url').toString() || NaN,
  );
  if (!Number.isSafeInteger(user)) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const isTheirs = await usePasskey(payload, { user, id: String(response.id), now }, async (passkey) => {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => takeChallenge({ payload, purpose: PURPOSE, now, challenge }),
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch (error) {
      log.warn({ reason: String(error) }, 'a passkey was refused');
      return undefined;
    }
  });
  return isTheirs ? user : undefined;
}
