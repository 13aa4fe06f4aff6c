import type { Context, Hono } from 'hono';
import type { AlertService } from '#site/features/alerts/alert-service.ts';
import type { Alert } from '#site/features/alerts/alert-types.ts';
import { ALERT_ACTIONS, type AlertAction } from '#site/features/alerts/pages/alert-list.tsx';
import { isOneClick, readPost, tokenIn } from '#site/routes/mail-link-post.ts';
import { pageHandler } from '#site/routes/pages/page-handler.tsx';
import { PRIVATE } from '#site/server/answer-headers.ts';
import type { PageAnswer } from '#site/server/page.ts';
import type { RateLimit } from '#site/server/rate-limit.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { VisitorSessions } from '../visitor-sessions.ts';
import {
  allEndedPage,
  confirmedPage,
  confirmPage,
  endedPage,
  managePage,
  pausedPage,
  resentPage,
  unsubscribePage,
  uselessLinkPage,
} from './alert-pages.tsx';

type RouteContext = Context<SiteBindings>;

/**
 * What the links in messages about alerts lead to. A GET changes nothing; each page has a button that posts. The one
 * exception is the button that mail programs have themselves (RFC 8058), which posts without any page.
 */
export function addAlertRoutes({
  app,
  site,
  sessions,
  service,
  mailLimit,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  sessions: VisitorSessions;
  service: AlertService;
  /** How often one subscriber is asked to confirm. */
  mailLimit: RateLimit;
}): void {
  const page = pageHandler(site);
  const draw = (c: RouteContext, answer: Promise<PageAnswer> | PageAnswer) =>
    page(async () => answer, { translated: true })(c);

  /** Asks again whether an alert is wanted; as often as is bearable for anyone who gets it. */
  async function resend(alert: Alert): Promise<void> {
    if (alert.state === 'unconfirmed' && mailLimit.take(String(alert.subscriber)).ok)
      await service.askToConfirm(alert);
  }

  /** Whose alerts are meant: of anyone who reads the mail that the link was in, or of anyone who is signed in. */
  async function ownerOf({ c, token }: { c: RouteContext; token: string }): Promise<number | undefined> {
    if (token) return (await service.alertOfToken({ purpose: 'manage', token }))?.subscriber;
    return (await sessions.currentVisitor(c)).subscriber?.id;
  }

  app.get('/alerts/confirm', (c) => draw(c, confirmPage({ service, token: tokenIn(c) })));
  app.get('/alerts/unsubscribe', (c) => draw(c, unsubscribePage({ service, token: tokenIn(c) })));
  app.get('/alerts/manage', async (c) => {
    const token = tokenIn(c);
    const owner = await ownerOf({ c, token });
    if (owner !== undefined) return draw(c, managePage({ service, owner, token }));
    return token ? draw(c, uselessLinkPage()) : c.body(null, 303, { ...PRIVATE, Location: '/forms/login' });
  });

  app.post('/alerts/confirm', async (c) => {
    const sent = await readPost({ c, site });
    if (sent instanceof Response) return sent;
    const { t: token = '', action } = sent;
    if (action === 'resend') {
      const alert = await service.alertOfToken({ purpose: 'confirm', token, orExpired: true });
      if (!alert) return draw(c, uselessLinkPage());
      await resend(alert);
      return draw(c, resentPage());
    }
    const alert = await service.alertOfToken({ purpose: 'confirm', token });
    if (!alert || !(await service.confirm(alert))) return draw(c, confirmPage({ service, token }));
    return draw(c, confirmedPage({ service, alert }));
  });

  app.post('/alerts/unsubscribe', async (c) => {
    const sent = await readPost({ c, site, oneClick: true });
    if (sent instanceof Response) return sent;
    const token = sent.t ?? tokenIn(c);
    const alert = await service.alertOfToken({ purpose: 'unsubscribe', token });
    if (isOneClick(sent)) {
      if (alert) await service.end(alert);
      // Programs ask: they are told the same whatever became of it, so that none tries for ever.
      return c.text('You’ve unsubscribed from this alert.', 200, PRIVATE);
    }
    if (!alert) return draw(c, uselessLinkPage());
    if (sent.action === 'all') {
      await service.endAll(alert.subscriber);
      return draw(c, allEndedPage());
    }
    if (sent.action === 'pause' && (await service.pause(alert)))
      return draw(c, pausedPage({ service, alert }));
    await service.end(alert);
    return draw(c, endedPage());
  });

  app.post('/alerts/manage', async (c) => {
    const sent = await readPost({ c, site });
    if (sent instanceof Response) return sent;
    const { t: token = '' } = sent;
    const owner = await ownerOf({ c, token });
    if (owner === undefined) return draw(c, uselessLinkPage());
    // Of those that are theirs: a number that was made up is none of them.
    const alert = (await service.alertsOf(owner)).find(({ id }) => String(id) === sent.alert);
    const action = ALERT_ACTIONS.find((known) => known === sent.action);
    if (alert && action) await act({ alert, action });
    const query = token ? `?${new URLSearchParams({ t: token })}` : '';
    return c.body(null, 303, { ...PRIVATE, Location: `/alerts/manage${query}` });
  });

  async function act({ alert, action }: { alert: Alert; action: AlertAction }): Promise<void> {
    if (action === 'resend') await resend(alert);
    else await service[action](alert);
  }
}
