import { randomBytes } from 'node:crypto';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { ROLES, type Role } from '#site/server/rights.ts';
import { resetLink } from './forgot-password.ts';
import { sendStaffMail } from './send-staff-mail.ts';

/** How long an invitation works, in ms: a week. */
const INVITATION_MS = 7 * 24 * 3_600_000;

/**
 * POST /api/users/invite `{ name, email, role }`: creates a user and sends them a link to choose a password. For admins.
 * Nobody knows the password the account has until then. If the message cannot be sent, the answer says so; the user
 * can still ask for a new password on the sign-in page.
 */
export const inviteEndpoint: Endpoint = {
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to invite people.', 401);
    if (staff.role !== 'admin') throw new APIError('Only admins can invite people.', 403);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
      throw new APIError('This request did not come from the admin of this website.', 403);
    const invited = await readInvitation(req);
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { email: { equals: invited.email } },
      req,
    });
    if (totalDocs > 0) throw new APIError('There is a user with this email address already.', 409);
    await req.payload.create({
      collection: 'users',
      data: { ...invited, password: randomBytes(24).toString('base64url') },
      depth: 0,
      overrideAccess: false,
      req,
    });
    const token = await req.payload.forgotPassword({
      collection: 'users',
      data: { email: invited.email },
      disableEmail: true,
      expiration: INVITATION_MS,
      req,
    });
    const sent = await sendStaffMail({
      payload: req.payload,
      to: invited.email,
      subject: `Your account at ${new URL(env().siteUrl).host}`,
      paragraphs: [`Hello ${invited.name},`, `You have been invited to work on ${env().siteUrl}.`],
      button: { label: 'Choose a password', href: resetLink(String(token)) },
      note: 'The link works for seven days. Then ask for a new one with “Forgot password?” on the sign-in page.',
    });
    if (!sent.ok)
      throw new APIError(
        `The user was created, but the invitation was not sent: ${sent.answer} Ask them to use “Forgot password” on the sign-in page.`,
        502,
      );
    return Response.json(
      {
        message: sent.outbox
          ? 'The user was created. There is no mail server, so the invitation was saved to the outbox folder.'
          : `The invitation was sent to ${invited.email}.`,
      },
      { status: 201 },
    );
  },
};

async function readInvitation(req: PayloadRequest): Promise<{ name: string; email: string; role: Role }> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const { name, email, role } = (sent ?? {}) as Record<string, unknown>;
  const address = String(email ?? '')
    .trim()
    .toLowerCase();
  const called = String(name ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  if (!called) throw new APIError('Enter a name.', 400);
  if (!isPlainAddress(address)) throw new APIError('Enter an email address.', 400);
  if (typeof role !== 'string' || !Object.hasOwn(ROLES, role)) throw new APIError('Choose a role.', 400);
  return { name: called, email: address, role: role as Role };
}
