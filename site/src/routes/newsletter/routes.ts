import type { Context, Hono } from 'hono';
import type { NewsletterService } from '#site/features/leads/newsletter/newsletter-service.ts';
import { PRIVATE } from '#site/server/answer-headers.ts';
import type { PageAnswer } from '#site/server/page.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { isOneClick, readPost, tokenIn } from '../mail-link-post.ts';
import { pageHandler } from '../pages/page-handler.tsx';
import { confirmedPage, confirmPage, unsubscribedPage, unsubscribePage } from './newsletter-pages.tsx';

/**
 * What the links in messages about the newsletter lead to. A GET changes nothing: mail scanners follow links. Each page
 * has a button that posts; the button that mail programs have themselves (RFC 8058) posts without any page.
 */
export function addNewsletterRoutes({
  app,
  site,
  newsletter,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  newsletter: NewsletterService;
}): void {
  const page = pageHandler(site);
  const draw = (c: Context<SiteBindings>, answer: Promise<PageAnswer> | PageAnswer) =>
    page(async () => answer, { translated: true })(c);

  app.get('/newsletter/confirm', (c) => draw(c, confirmPage({ newsletter, token: tokenIn(c) })));
  app.get('/newsletter/unsubscribe', (c) => draw(c, unsubscribePage({ newsletter, token: tokenIn(c) })));

  app.post('/newsletter/confirm', async (c) => {
    const sent = await readPost({ c, site });
    if (sent instanceof Response) return sent;
    const token = sent.t ?? '';
    const subscriber = await newsletter.subscriberOf({ purpose: 'confirm', token });
    if (!subscriber || !(await newsletter.confirm(subscriber)))
      return draw(c, confirmPage({ newsletter, token }));
    return draw(c, confirmedPage());
  });

  app.post('/newsletter/unsubscribe', async (c) => {
    const sent = await readPost({ c, site, oneClick: true });
    if (sent instanceof Response) return sent;
    const token = sent.t ?? tokenIn(c);
    const subscriber = await newsletter.subscriberOf({ purpose: 'unsubscribe', token });
    if (subscriber) await newsletter.unsubscribe(subscriber);
    // Programs are told the same whatever became of it, so that none tries for ever.
    if (isOneClick(sent)) return c.text('You’ve unsubscribed from our newsletter.', 200, PRIVATE);
    return draw(c, subscriber ? unsubscribedPage() : unsubscribePage({ newsletter, token }));
  });
}
