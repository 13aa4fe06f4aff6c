import type { Endpoint, PayloadRequest } from 'payload';
import { env } from '#site/server/env.ts';
import { escapeXml } from '#site/server/escape-xml.ts';
import { log } from '#site/server/log.ts';

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
    req.payload
      .forgotPassword({ collection: 'users', data: { email } })
      .catch((error: unknown) => log.error({ err: error }, 'password reset email was not sent'));
    return Response.json({ message: 'Success' });
  },
};

async function emailOf(req: PayloadRequest): Promise<string | undefined> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const email = (sent as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' && email.trim() ? email.trim() : undefined;
}

type Mail = { token?: string; user?: { name?: string } } | undefined;

/** The mail with the link. It names the whole address of the site, under whichever name it was asked for. */
export const resetMail = {
  generateEmailSubject: () => 'Choose a new password',
  generateEmailHTML: (mail: Mail) => {
    const link = escapeXml(`${env().siteUrl}/admin/reset/${mail?.token ?? ''}`);
    const greeting = mail?.user?.name ? `<p>Hello ${escapeXml(mail.user.name)},</p>` : '';
    return `${greeting}<p>Somebody asked for a new password for your account at ${escapeXml(env().siteUrl)}. To choose one, open this link within an hour:</p><p><a href="${link}">${link}</a></p><p>If it was not you, ignore this message. Your password stays as it is.</p>`;
  },
};
