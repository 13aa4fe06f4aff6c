import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { log } from '#site/server/log.ts';
import {
  expectOwnPassword,
  noteSignInChange,
  ownSignInEndpoint,
  sessionIn,
  tellOfSignInChange,
} from '../own-sign-in-endpoint.ts';
import { storedUser } from '../user-operation.ts';
import { expectPasskeyAddress } from './passkey-address.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from './passkey-challenge.ts';
import {
  addPasskey,
  MAX_PASSKEYS,
  type Passkey,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from './passkey-store.ts';

/** Longest name of a passkey, in characters. */
const LONGEST_NAME = 60;
/** COSE names of Ed25519, ECDSA with P-256, and RSA: what authenticators sign with. */
const ALGORITHMS = [-8, -7, -257];

/** A challenge to make a passkey is good for one person in one session, who has just entered their password. */
const purposeOf = (req: PayloadRequest, user: number) => `new passkey of ${user} in ${sessionIn(req) ?? '-'}`;

/** Passkeys of a user, at `/api/users/{id}/passkeys/…`. */
export const passkeyEndpoints: Endpoint[] = [
  ownSignInEndpoint({
    path: 'passkeys/begin',
    async answer({ req, user, sent }) {
      const { rpId } = expectPasskeyAddress();
      await expectOwnPassword({ req, sent });
      const stored = await passkeysOf(req.payload, user);
      if (stored.length >= MAX_PASSKEYS)
        throw new APIError(`You have ${MAX_PASSKEYS} passkeys. Remove one first.`, 409);
      const [{ agencyName }, owner] = await Promise.all([
        loadSettings(req.payload),
        storedUser({ req, where: { id: { equals: user } } }),
      ]);
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      return generateRegistrationOptions({
        rpName: agencyName.slice(0, 60),
        rpID: rpId,
        userName: owner?.email ?? '',
        userDisplayName: owner?.name ?? '',
        // What the passkey says of whose it is.
        userID: new TextEncoder().encode(String(user)),
        challenge: newChallenge({ payload: req.payload, purpose: purposeOf(req, user), now: Date.now() }),
        timeout: CHALLENGE_MS,
        excludeCredentials: stored.map(({ id, transports }) => ({ id, transports })),
        // On the device itself, behind a fingerprint, face or PIN: it replaces both the address and the second step.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
    },
  }),
  ownSignInEndpoint({
    path: 'passkeys/finish',
    async answer({ req, user, sent }) {
      const added = await addPasskey(req.payload, user, () =>
        checkedPasskey({ req, user, name: nameIn(sent), response: sent.response }),
      );
      if (added === false)
        throw new APIError('This passkey is already there, or you have too many of them.', 409);
      if (!added)
        throw new APIError('The passkey was not accepted. Start again, and finish within five minutes.', 400);
      await noteSignInChange({ req, user, label: 'Passkey', before: '', after: added.name });
      await tellOfSignInChange({
        req,
        user,
        what: 'A passkey was added for your account.',
        more: `It is called “${added.name}”. Anyone who has it signs in without your password.`,
      });
      return {};
    },
  }),
  ownSignInEndpoint({
    path: 'passkeys/rename',
    async answer({ req, user, sent }) {
      const name = nameIn(sent);
      const before = await renamePasskey(req.payload, { user, id: String(sent.passkey ?? ''), name });
      if (before === undefined) throw new APIError('This passkey doesn’t exist.', 404);
      if (before !== name)
        await noteSignInChange({ req, user, label: 'Name of a passkey', before, after: name });
      return {};
    },
  }),
  ownSignInEndpoint({
    path: 'passkeys/remove',
    forAdmins: true,
    async answer({ req, user, isOwn, sent }) {
      await expectOwnPassword({ req, sent });
      const name = await removePasskey(req.payload, { user, id: String(sent.passkey ?? '') });
      if (name === undefined) return {};
      await noteSignInChange({ req, user, label: 'Passkey', before: name, after: '' });
      await tellOfSignInChange({
        req,
        user,
        what: isOwn
          ? 'A passkey was removed for your account.'
          : 'An administrator removed a passkey for your account.',
        more: `It was called “${name}”.`,
      });
      return {};
    },
  }),
];

/** The passkey that a browser made, or undefined where anything about it is wrong. */
async function checkedPasskey({
  req,
  user,
  name,
  response,
}: {
  req: PayloadRequest;
  user: number;
  name: string;
  response: unknown;
}): Promise<Passkey | undefined> {
  const { origin, rpId } = expectPasskeyAddress();
  const { payload } = req;
  const now = Date.now();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) =>
        takeChallenge({ payload, purpose: purposeOf(req, user), now, challenge }),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.map(String).slice(0, 8),
      name,
      since: new Date(now).toISOString(),
    };
  } catch (error) {
    log.warn({ reason: String(error) }, 'a new passkey was refused');
    return undefined;
  }
}

const nameIn = ({ name }: Record<string, unknown>): string =>
  String(name ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME) || 'Passkey';
