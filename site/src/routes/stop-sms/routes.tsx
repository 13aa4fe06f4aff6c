import type { Context, Hono } from 'hono';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { reminderTexts } from '#site/messages/reminders.ts';
import type { PageAnswer } from '#site/server/page.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { Button } from '#site/ui/button.tsx';
import { LinkColumn, LinkNotice, TokenForm } from '#site/ui/link-page.tsx';
import { readPost } from '../mail-link-post.ts';
import { pageHandler } from '../pages/page-handler.tsx';

/**
 * `/stop-sms/{token}`: the link in a reminder. Opening it changes nothing, since programs open links as well; its button
 * stops SMS to that number.
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
  app.get('/stop-sms/:token', (c) => draw(c, false));
  app.post('/stop-sms/:token', async (c) => {
    const sent = await readPost({ c, site });
    return sent instanceof Response ? sent : draw(c, true);
  });
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
