import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { writeAuditEntry } from '../audit-log/audit-log.ts';
import { expectPassword } from './password-checks.ts';
import { tellOwner } from './sign-in-notices.ts';
import { storedUser } from './user-operation.ts';

type Asked = { req: PayloadRequest; user: number; isOwn: boolean; sent: Record<string, unknown> };

/** An address below a user about how they sign in, for themselves and, with `forAdmins`, for admins. */
export function ownSignInEndpoint({
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
      const sent = method === 'post' ? await sentFromOurPages(req) : {};
      const answered = await answer({ req, user, isOwn, sent });
      return Response.json(answered, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}

/** The JSON that a page of the admin sent; throws where another website sent it. */
export async function sentFromOurPages(req: PayloadRequest): Promise<Record<string, unknown>> {
  if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
    throw new APIError('This request did not come from the admin of this website.', 403);
  const sent: unknown = await req.json?.().catch(() => undefined);
  return typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
}

/** A person who changes how somebody signs in proves who they are with their own password: admins too. */
export const expectOwnPassword = ({ req, sent }: Pick<Asked, 'req' | 'sent'>): Promise<void> =>
  expectPassword({ req, user: Number(staffOf(req)?.id), password: String(sent.password ?? '') });

/** The session of a request. */
export const sessionIn = (req: PayloadRequest): string | undefined =>
  (req.user as { _sid?: string } | null)?._sid;

/** Writes a change into the audit log, as one of the user. */
export async function noteSignInChange({
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

/** Tells the owner by email, since it may have been somebody else. A message that cannot be sent changes nothing. */
export async function tellOfSignInChange({
  req,
  user,
  what,
  more = '',
}: {
  req: PayloadRequest;
  user: number;
  /** A sentence that ends with “for your account.”; without that, the subject. */
  what: string;
  /** What else to say. */
  more?: string;
}): Promise<void> {
  const owner = await storedUser({ req, where: { id: { equals: user } } });
  if (!owner) return;
  await tellOwner({
    payload: req.payload,
    owner,
    subject: what.replace(/ for your account\.$/, ''),
    text: `${[what, more].filter(Boolean).join(' ')}\n\nIf this was not you or somebody you asked, change your password and tell the administrator of your website.`,
  });
}
