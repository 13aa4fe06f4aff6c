import type { Hono } from 'hono';
import { readReceivedMail } from '#site/features/leads/inbox/thread/read-received-mail.ts';
import { webhookKey } from '#site/features/leads/inbox/thread/reply-address.ts';
import { takeReceivedMail } from '#site/features/leads/inbox/thread/take-received-mail.ts';
import { loadLeadHandling } from '#site/features/leads/intake/routing/load-handling.ts';
import { readFormBody, readJsonBody } from '#site/server/body.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { isSame } from '#site/server/signed-token.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { plainRefusal, tooManyRequests } from '../answers.ts';

/** An email with its attachments, in bytes; in JSON they are a third larger. */
const MAX_BYTES = 28_000_000;
/** Deep enough for every provider. */
const MAX_LEVELS = 8;
/** Emails to one website: a provider that was down sends many at once. */
const MAILS = { burst: 300, everyMs: 1000 };

/**
 * `POST /received-mail/{key}`: a mail provider hands over an email that arrived at a reply address. It is added to its
 * lead. 404 for a wrong key and for addresses that belong to no lead; what is ignored is answered 200, so that it is not
 * sent again.
 */
export function addReceivedMailRoute({
  app,
  site: { payload },
  now = Date.now,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  /** Epoch ms. */
  now?: () => number;
}): void {
  const limit = createRateLimit({ ...MAILS, now });
  app.post('/received-mail/:key', async (c) => {
    const { replyAddress } = await loadLeadHandling(payload);
    const refuse = (status: 400 | 404 | 413, message: string) => plainRefusal({ c, status, message });
    if (!replyAddress || !isSame(webhookKey(replyAddress), c.req.param('key')))
      return refuse(404, 'There is nothing at this address.');
    const turn = limit.take('all');
    if (!turn.ok) return tooManyRequests(c, turn.retryAfterSeconds);
    const sent = await readBody(c.req.raw);
    if (sent === 'too large') return refuse(413, 'This email is too large.');
    const mail = readReceivedMail(sent);
    if (!mail) return refuse(400, 'This is no email in a format that the website knows.');
    const taken = await takeReceivedMail({ payload, mail });
    if (taken === 'unknown address') return refuse(404, 'No lead has this reply address.');
    return c.json({ result: taken }, 200, { 'Cache-Control': 'no-store' });
  });
}

/** JSON, or the text fields of a form; undefined for what cannot be read. */
async function readBody(request: Request): Promise<unknown> {
  if (/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    const body = await readJsonBody({ request, maxBytes: MAX_BYTES, maxLevels: MAX_LEVELS });
    return typeof body === 'object' ? body.value : body === 'too large' ? body : undefined;
  }
  const form = await readFormBody({ request, maxBytes: MAX_BYTES });
  if (!form.ok) return form.status === 413 ? 'too large' : undefined;
  return Object.fromEntries(form.entries.filter(([, value]) => typeof value === 'string'));
}
