import type { Context, Hono } from 'hono';
import { stopSms } from '#site/features/leads/contacts/sms-stops.ts';
import { readReceivedSms, receivedSmsKey } from '#site/features/leads/delivery/sms/received-sms.ts';
import { loadLeadHandling } from '#site/features/leads/intake/routing/load-handling.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { reminderTexts } from '#site/messages/reminders.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { readFormBody, readJsonBody } from '#site/server/body.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { isSame } from '#site/server/signed-token.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { Button } from '#site/ui/button.tsx';
import { LinkColumn, LinkNotice, TokenForm } from '#site/ui/link-page.tsx';
import { plainRefusal, tooManyRequests } from '../answers.ts';
import { readPost } from '../mail-link-post.ts';
import { pageHandler } from '../pages/page-handler.tsx';

const MAX_BYTES = 64 * 1024;
const MAX_LEVELS = 8;
/** SMS to one website: a provider that was down sends many at once. */
const ANSWERS = { burst: 300, everyMs: 1000 };

/**
 * `/stop-sms/{token}`: the link in a reminder. Opening it changes nothing, since programs open links as well; its button
 * stops SMS to that number. `POST /received-sms/{key}`: the system that sends SMS hands over an answer; STOP and START
 * are heard.
 */
export function addStopSmsRoutes({
  app,
  site,
  leads,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  leads: Pick<LeadService, 'stopsSms'>;
}): void {
  const page = pageHandler(site);
  const draw = async (c: Context<SiteBindings>, stop: boolean) => {
    const token = c.req.param('token') ?? '';
    const mobile = await leads.stopsSms({ token, stop });
    return page(async () => answer({ token, mobile, stopped: stop }), { translated: true })(c);
  };
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
  app.get('/stop-sms/:token', (c) => draw(c, false));
  app.post('/stop-sms/:token', async (c) => {
    const sent = await readPost({ c, site });
    return sent instanceof Response ? sent : draw(c, true);
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

function answer({
  token,
  mobile,
  stopped,
}: {
  token: string;
  /** `04…`; undefined for a useless link. */
  mobile: string | undefined;
  stopped: boolean;
}): PageAnswer {
  const { stop: texts } = reminderTexts();
  // Links travel: the whole number is for nobody who holds one.
  const ending = mobile?.slice(-3) ?? '';
  const [title, text] = !mobile
    ? [texts.useless, texts.uselessText]
    : stopped
      ? [texts.done, texts.doneText(ending)]
      : [texts.title, texts.ask(ending)];
  return {
    status: mobile ? 200 : 410,
    head: { title, noindex: true },
    body:
      mobile && !stopped ? (
        <LinkColumn>
          <h1 className="mb-4 text-3xl md:text-4xl">{title}</h1>
          <p className="mb-6 text-lg text-pretty">{text}</p>
          <TokenForm action={`/stop-sms/${token}`} token={token}>
            <Button type="submit">{texts.button}</Button>
          </TokenForm>
        </LinkColumn>
      ) : (
        <LinkNotice title={title} text={text} />
      ),
    tags: [],
    cacheable: false,
  };
}
