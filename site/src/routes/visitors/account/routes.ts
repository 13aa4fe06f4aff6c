import type { Context, Hono } from 'hono';
import type { LinkState } from '#site/features/accounts/confirm-email.ts';
import { accountTexts } from '#site/messages/accounts.ts';
import { pageHandler } from '#site/routes/pages/page-handler.tsx';
import { PRIVATE } from '#site/server/answer-headers.ts';
import { readFormBody } from '#site/server/body.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { mailPromise } from '#site/server/sends-mail.ts';
import type { SiteBindings } from '#site/server/site.ts';
import type { VisitorRoutes } from '../visitor-form-routes.ts';
import { linkPage } from './account-pages.tsx';
import { welcomePage } from './welcome-page.tsx';

type RouteContext = Context<SiteBindings>;

/** Its texts exist in every language. */
const TRANSLATED = { translated: true };

const MAX_BYTES = 8 * 1024;

/** The pages of links in emails. */
type LinkPath = '/account/confirm-email' | '/account/change-email';

/** What such a page asks, and what it says when that is done. */
function textsOf(path: LinkPath): Pick<Parameters<typeof linkPage>[0], 'ask' | 'done'> {
  const { confirm, changeEmail } = accountTexts();
  if (path === '/account/change-email')
    return {
      ask: { ...changeEmail, button: confirm.button },
      done: { title: changeEmail.done, text: changeEmail.doneText },
    };
  return {
    ask: confirm,
    done: {
      title: confirm.done,
      text: (email) => `${confirm.thanks} ${mailPromise(confirm.sends(email))}`,
    },
  };
}

/** The account itself: its page, its data, the links in its messages, signing out. */
export function addAccountRoutes({ app, ...routes }: VisitorRoutes & { app: Hono<SiteBindings> }): void {
  const { site, sessions, visitors } = routes;
  const { accounts } = visitors;
  const page = pageHandler(site);
  const ownPost = (c: RouteContext) =>
    isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl });
  const foreign = (c: RouteContext) => c.text(accountTexts().refusals.foreignButton, 403, PRIVATE);

  for (const end of ['', '/']) app.get(`/welcome${end}`, page(welcomePage(routes), TRANSLATED));

  app.post('/account/sign-out', async (c) => {
    if (!ownPost(c)) return foreign(c);
    const { subscriber } = await sessions.currentVisitor(c);
    if (subscriber) await accounts.signOut(subscriber);
    sessions.end(c);
    return c.body(null, 303, { ...PRIVATE, Location: '/' });
  });

  app.get('/account/data.json', async (c) => {
    const { subscriber } = await sessions.currentVisitor(c);
    const data = subscriber && (await accounts.data(subscriber.id));
    if (!data) return c.body(null, 303, { ...PRIVATE, Location: '/forms/login' });
    return c.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
      ...PRIVATE,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  const link = ({
    path,
    read,
    use,
  }: {
    path: LinkPath;
    read: (token: string) => Promise<LinkState>;
    use: (token: string) => Promise<LinkState>;
  }) => {
    const answer = ({ c, state, token }: { c: RouteContext; state: LinkState; token: string }) =>
      page(async () => linkPage({ link: state, action: path, token, ...textsOf(path) }), TRANSLATED)(c);
    app.get(path, async (c) => {
      const token = c.req.query('t') ?? '';
      return answer({ c, token, state: await read(token) });
    });
    app.post(path, async (c) => {
      if (!ownPost(c)) return foreign(c);
      const body = await readFormBody({ request: c.req.raw, maxBytes: MAX_BYTES });
      if (!body.ok) return c.text(body.message, body.status, PRIVATE);
      const given = body.entries.find(([name]) => name === 't')?.[1];
      const token = typeof given === 'string' ? given : '';
      return answer({ c, token, state: await use(token) });
    });
  };
  link({ path: '/account/confirm-email', read: accounts.readConfirmation, use: accounts.confirmEmail });
  link({
    path: '/account/change-email',
    read: accounts.readEmailChange,
    use: accounts.confirmEmailChange,
  });
}
