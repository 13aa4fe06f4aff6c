import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { isPlainAddress, mailerOf } from '#site/server/mail.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';

/** Ten at once, then one in a minute. */
const messages = createRateLimit({ burst: 10, everyMs: 60_000 });

/**
 * POST /api/globals/settings/test-email `{ to }`: sends one message now and says what the mail server answered. For
 * admins.
 */
export const testEmailEndpoint: Endpoint = {
  path: '/test-email',
  method: 'post',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to send a test message.', 401);
    if (staff.role !== 'admin') throw new APIError('Only admins can send a test message.', 403);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
      throw new APIError('This request did not come from the admin of this website.', 403);
    const sent: unknown = await req.json?.().catch(() => undefined);
    const to = String((sent as { to?: unknown } | undefined)?.to ?? '').trim();
    if (!isPlainAddress(to)) throw new APIError('Enter an email address.', 400);
    if (!messages.take(String(staff.id)).ok)
      throw new APIError('Too many test messages. Wait a minute and try again.', 429);
    const result = await mailerOf(req.payload).send({
      to: [{ address: to }],
      subject: 'Test message from your website',
      text: `This message was sent from the admin of ${env().siteUrl}. If you can read it, the website can send email.`,
    });
    if (!result.ok)
      throw new APIError(`The mail server refused the message: ${result.answer} (${result.code})`, 502);
    return Response.json({
      message: result.outbox
        ? 'There is no mail server: the message was saved to the outbox folder and not sent.'
        : `The mail server took the message: ${result.answer}`,
    });
  },
};
