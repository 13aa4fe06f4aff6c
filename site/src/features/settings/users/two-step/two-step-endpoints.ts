import { APIError, type Endpoint } from 'payload';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { qrSvg } from '#site/server/qr-code.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { totpAddress } from '#site/server/totp.ts';
import {
  expectOwnPassword,
  noteSignInChange,
  ownSignInEndpoint,
  sessionIn,
  tellOfSignInChange,
} from '../own-sign-in-endpoint.ts';
import { passkeyAddress } from '../passkeys/passkey-address.ts';
import { passkeysOf } from '../passkeys/passkey-store.ts';
import { storedUser } from '../user-operation.ts';
import { endSessions, sessionsOf } from './ask-for-code.ts';
import { beginTwoStep, confirmTwoStep, endTwoStep, twoStepOf } from './two-step-store.ts';

/** How the screen shows the sign-in of a user. */
export type SignInFacts = {
  /** ISO instant since when a code is asked for. */
  since?: string;
  recoveryLeft?: number;
  sessions: { since?: string; isThis: boolean }[];
  passkeys: { id: string; name: string; since: string; used?: string }[];
  /** Whether this website can have passkeys. */
  canHavePasskeys: boolean;
};

/** Codes that somebody may try while they set it up. */
const tries = createRateLimit({ burst: 10, everyMs: 60_000 });

/** Two-step sign-in and sessions, at `/api/users/{id}/…`. */
export const twoStepEndpoints: Endpoint[] = [
  ownSignInEndpoint({
    path: 'sign-in',
    method: 'get',
    forAdmins: true,
    async answer({ req, user }): Promise<SignInFacts> {
      const [twoStep, sessions, passkeys] = await Promise.all([
        twoStepOf(req.payload, user),
        sessionsOf({ req, user }),
        passkeysOf(req.payload, user),
      ]);
      return {
        ...twoStep,
        sessions: sessions.map(({ id, createdAt }) => ({
          ...(createdAt ? { since: new Date(createdAt).toISOString() } : {}),
          isThis: id === sessionIn(req),
        })),
        passkeys: passkeys.map(({ id, name, since, used }) => ({
          id,
          name,
          since,
          ...(used ? { used } : {}),
        })),
        canHavePasskeys: passkeyAddress() !== undefined,
      };
    },
  }),
  ownSignInEndpoint({
    path: 'two-step/begin',
    async answer({ req, user, sent }) {
      await expectOwnPassword({ req, sent });
      const secret = await beginTwoStep(req.payload, user);
      if (!secret) throw new APIError('Two-step sign-in is on already.', 409);
      const { agencyName } = await loadSettings(req.payload);
      const account = (await storedUser({ req, where: { id: { equals: user } } }))?.email ?? '';
      const text = totpAddress({ secret, account, issuer: agencyName.slice(0, 40) });
      return {
        secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
        qr: qrSvg({ text, label: 'QR code for your app' }),
      };
    },
  }),
  ownSignInEndpoint({
    path: 'two-step/confirm',
    async answer({ req, user, sent }) {
      if (!tries.take(String(user)).ok) throw new APIError('Too many attempts. Wait a minute.', 429);
      const recovery = await confirmTwoStep(req.payload, {
        user,
        code: String(sent.code ?? ''),
        now: Date.now(),
      });
      if (!recovery)
        throw new APIError(
          'This code is incorrect. Check the time on your phone, and enter the newest code.',
          400,
        );
      await endSessions({ req, user, except: sessionIn(req) });
      await noteSignInChange({ req, user, label: 'Two-step sign-in', before: 'Off', after: 'On' });
      await tellOfSignInChange({ req, user, what: 'Two-step sign-in was turned on for your account.' });
      return { recovery };
    },
  }),
  ownSignInEndpoint({
    path: 'two-step/end',
    forAdmins: true,
    async answer({ req, user, isOwn, sent }) {
      await expectOwnPassword({ req, sent });
      if (!(await twoStepOf(req.payload, user))) return {};
      await endTwoStep(req.payload, user);
      await noteSignInChange({ req, user, label: 'Two-step sign-in', before: 'On', after: 'Off' });
      await tellOfSignInChange({
        req,
        user,
        what: isOwn
          ? 'Two-step sign-in was turned off for your account.'
          : 'An administrator turned off two-step sign-in for your account.',
      });
      return {};
    },
  }),
  ownSignInEndpoint({
    path: 'sign-out',
    forAdmins: true,
    async answer({ req, user, isOwn }) {
      const ended = await endSessions({ req, user, ...(isOwn ? { except: sessionIn(req) } : {}) });
      if (ended > 0)
        await noteSignInChange({ req, user, label: 'Other sessions', before: String(ended), after: '0' });
      return { ended };
    },
  }),
];
