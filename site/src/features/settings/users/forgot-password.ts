import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { sendStaffMail } from './send-staff-mail.ts';

/**
 * POST /api/users/forgot-password `{ email }`: sends a link to choose a new password. Answers the same, and as fast,
 * whether or not somebody has the address: the mail is sent after the answer.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const email = await emailOf(req);
    if (!email) return Response.json({ errors: [{ message: 'Enter your email address.' }] }, { status: 400 });
    sendResetMail({ payload: req.payload, email }).catch((error: unknown) =>
      log.error({ err: error }, 'password reset email was not sent'),
    );
    return Response.json({ message: 'Success' });
  },
};

async function emailOf(req: PayloadRequest): Promise<string | undefined> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const email = (sent as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' && email.trim() ? email.trim() : undefined;
}

/** The address where somebody with this token chooses a password, of the website under its own name. */
export const resetLink = (token: string): string => `${env().siteUrl}/admin/reset/${token}`;

/** Sends the link, to the address as it is stored; nothing where nobody has it. */
async function sendResetMail({ payload, email }: { payload: Payload; email: string }): Promise<void> {
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  if (!token) return;
  const { docs } = await payload.find({
    collection: 'users',
    where: { resetPasswordToken: { equals: token } },
    depth: 0,
    limit: 1,
  });
  const [user] = docs;
  if (!user) return;
  const sent = await sendStaffMail({
    payload,
    to: user.email,
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${user.name},`,
      `Somebody asked for a new password for your account at ${env().siteUrl}. The link works for an hour.`,
    ],
    button: { label: 'Choose a new password', href: resetLink(token) },
    note: 'If it was not you, ignore this message. Your password stays as it is.',
  });
  if (!sent.ok) throw new Error(`The mail server refused it: ${sent.answer}`);
}
