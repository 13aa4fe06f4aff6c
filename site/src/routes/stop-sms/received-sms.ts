import type { Hono } from 'hono';
import { stopSms } from '#site/features/leads/contacts/sms-stops.ts';
import { readReceivedSms, receivedSmsKey } from '#site/features/leads/delivery/sms/received-sms.ts';
import { loadLeadHandling } from '#site/features/leads/intake/routing/load-handling.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { readFormBody, readJsonBody } from '#site/server/body.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { isSame } from '#site/server/signed-token.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { plainRefusal, tooManyRequests } from '../answers.ts';

const MAX_BYTES = 64 * 1024;
const MAX_LEVELS = 8;
/** SMS to one website: a provider that was down sends many at once. */
const ANSWERS = { burst: 300, everyMs: 1000 };

/** `POST /received-sms/{key}`: the system that sends SMS hands over an answer; STOP and START are heard. */
export function addReceivedSmsRoute({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  const limit = createRateLimit(ANSWERS);
  app.post('/received-sms/:key', async (c) => {
    const { smsWebhook } = await loadLeadHandling(site.payload);
    if (!smsWebhook || !isSame(receivedSmsKey(smsWebhook.url), c.req.param('key')))
      return plainRefusal({ c, status: 404, message: 'There is nothing at this address.' });
    const turn = limit.take('all');
    if (!turn.ok) return tooManyRequests(c, turn.retryAfterSeconds);
    const sms = readReceivedSms(await readSms(c.req.raw));
    if (!sms)
      return plainRefusal({ c, status: 400, message: 'This is no SMS from an Australian mobile number.' });
    const { mobile, wish } = sms;
    if (wish !== 'none')
      await stopSms({ payload: site.payload, mobile, at: wish === 'stop' ? Date.now() : null });
    return c.json({ result: wish === 'none' ? 'ignored' : wish }, 200, NO_STORE);
  });
}

/** JSON, or the text fields of a form; undefined for what cannot be read. */
async function readSms(request: Request): Promise<unknown> {
  if (/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    const body = await readJsonBody({ request, maxBytes: MAX_BYTES, maxLevels: MAX_LEVELS });
    return typeof body === 'object' ? body.value : undefined;
  }
  const form = await readFormBody({ request, maxBytes: MAX_BYTES });
  return form.ok ? Object.fromEntries(form.entries) : undefined;
}
