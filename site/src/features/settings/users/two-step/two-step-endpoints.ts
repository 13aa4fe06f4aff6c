import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { staffOf } from '#site/server/access.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { qrSvg } from '#site/server/qr-code.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { totpAddress } from '#site/server/totp.ts';
import { writeAuditEntry } from '../../audit-log/audit-log.ts';
import { expectPassword } from '../password-checks.ts';
import { tellOwner } from '../sign-in-notices.ts';
import { storedUser } from '../user-operation.ts';
import { endSessions, sessionsOf } from './ask-for-code.ts';
import { beginTwoStep, confirmTwoStep, endTwoStep, twoStepOf } from './two-step-store.ts';

/** How the screen shows the sign-in of a user. */
export type SignInFacts = {
  /** ISO instant since when a code is asked for. */
  since?: string;
  recoveryLeft?: number;
  sessions: { since?: string; isThis: boolean }[];
};

/** Codes that somebody may try while they set it up. */
const tries = createRateLimit({ burst: 10, everyMs: 60_000 });

type Asked = { req: PayloadRequest; user: number; isOwn: boolean; sent: Record<string, unknown> };

/** An address below a user, for themselves and, with `forAdmins`, for admins. */
function endpoint({
  path,
  method = 'post',
  forAdmins = false,
  answer,
}: {
  path: string;
  method?: 'get' | 'post';
  forAdmins?: boolean;
  answer: (asked: Asked) => Promise<object>;
}): Endpoint {
  return {
    path: `/:id/${path}`,
    method,
    handler: async (req) => {
      const staff = staffOf(req);
      if (!staff) throw new APIError('Sign in first.', 401);
      const user = Number(req.routeParams?.id);
      const isOwn = staff.id === user;
      if (!isOwn && !(forAdmins && staff.role === 'admin'))
        throw new APIError('Only this person can change how they sign in.', 403);
      if (!Number.isSafeInteger(user) || !(await storedUser({ req, where: { id: { equals: user } } })))
        throw new APIError('This user doesn’t exist.', 404);
      if (
        method === 'post' &&
        !isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })
      )
        throw new APIError('This request did not come from the admin of this website.', 403);
      const sent = method === 'post' ? ((await req.json?.().catch(() => undefined)) ?? {}) : {};
      const answered = await answer({ req, user, isOwn, sent: sent as Record<string, unknown> });
      return Response.json(answered, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}

/** Two-step sign-in and sessions, at `/api/users/{id}/…`. */
export const twoStepEndpoints: Endpoint[] = [
  endpoint({
    path: 'sign-in',
    method: 'get',
    forAdmins: true,
    async answer({ req, user }): Promise<SignInFacts> {
      const [twoStep, sessions] = await Promise.all([
        twoStepOf(req.payload, user),
        sessionsOf({ req, user }),
      ]);
      return {
        ...twoStep,
        sessions: sessions.map(({ id, createdAt }) => ({
          ...(createdAt ? { since: new Date(createdAt).toISOString() } : {}),
          isThis: id === sessionIn(req),
        })),
      };
    },
  }),
  endpoint({
    path: 'two-step/begin',
    async answer({ req, user, sent }) {
      await expectPassword({ req, user, password: String(sent.password ?? '') });
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
  endpoint({
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
      await note({ req, user, label: 'Two-step sign-in', before: 'Off', after: 'On' });
      await tell({ req, user, what: 'Two-step sign-in was turned on for your account.' });
      return { recovery };
    },
  }),
  endpoint({
    path: 'two-step/end',
    forAdmins: true,
    async answer({ req, user, isOwn, sent }) {
      // Admins prove that it is them, whoever it is about.
      const self = Number(staffOf(req)?.id);
      await expectPassword({ req, user: isOwn ? user : self, password: String(sent.password ?? '') });
      if (!(await twoStepOf(req.payload, user))) return {};
      await endTwoStep(req.payload, user);
      await note({ req, user, label: 'Two-step sign-in', before: 'On', after: 'Off' });
      await tell({
        req,
        user,
        what: isOwn
          ? 'Two-step sign-in was turned off for your account.'
          : 'An administrator turned off two-step sign-in for your account.',
      });
      return {};
    },
  }),
  endpoint({
    path: 'sign-out',
    forAdmins: true,
    async answer({ req, user, isOwn }) {
      const ended = await endSessions({ req, user, ...(isOwn ? { except: sessionIn(req) } : {}) });
      if (ended > 0) await note({ req, user, label: 'Other sessions', before: String(ended), after: '0' });
      return { ended };
    },
  }),
];

const sessionIn = (req: PayloadRequest): string | undefined => (req.user as { _sid?: string } | null)?._sid;

/** In the audit log, as a change of the user. */
async function note({
  req,
  user,
  ...change
}: {
  req: PayloadRequest;
  user: number;
  label: string;
  before: string;
  after: string;
}): Promise<void> {
  const owner = await storedUser({ req, where: { id: { equals: user } } });
  const changes = [{ field: 'signIn', ...change }];
  await writeAuditEntry({ req, place: 'Users', record: String(user), title: owner?.name ?? '', changes });
}

/** By email, since it may have been somebody else. A message that cannot be sent changes nothing. */
async function tell({ req, user, what }: { req: PayloadRequest; user: number; what: string }): Promise<void> {
  const owner = await storedUser({ req, where: { id: { equals: user } } });
  if (!owner) return;
  await tellOwner({
    payload: req.payload,
    owner,
    subject: what.replace(/ for your account\.$/, ''),
    text: `${what}\n\nIf this was not you or somebody you asked, change your password and tell the administrator of your website.`,
  });
}
