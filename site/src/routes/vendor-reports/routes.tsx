import type { Context, Hono } from 'hono';
import type { ViewCounter } from '#site/features/vendor-reports/count-views.ts';
import { loadReport } from '#site/features/vendor-reports/load-report.ts';
import {
  REPORT_PATH,
  readReportLink,
  readStopLink,
  STOP_PATH,
} from '#site/features/vendor-reports/report-links.ts';
import { findReport, removeRecipient } from '#site/features/vendor-reports/report-store.ts';
import { ReportView } from '#site/features/vendor-reports/report-view.tsx';
import { NO_STORE, PRIVATE } from '#site/server/answer-headers.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { readSecrets } from '#site/server/secrets.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { hasStaffCookie } from '#site/server/staff-cookie.ts';
import { Button } from '#site/ui/button.tsx';
import { LinkColumn, LinkNotice, TokenForm } from '#site/ui/link-page.tsx';
import { addressKeyOf } from '../form-transport.ts';
import { isOneClick, readPost, tokenIn } from '../mail-link-post.ts';
import { pageHandler } from '../pages/page-handler.tsx';

type RouteContext = Context<SiteBindings>;

/**
 * `/vendor-report?t=…`: a vendor's private page, and `/vendor-report/stop?t=…` to end the weekly email.
 * `POST /listings/{id}/seen` counts a view: the page of a listing comes from the cache, so its script says that it was seen.
 */
export function addVendorReportRoutes({
  app,
  site,
  views,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  views: ViewCounter;
}): void {
  const { payload, env } = site;
  const { mailLinks: secret } = readSecrets(env.dataDir);
  const page = pageHandler(site);
  const draw = (c: RouteContext, answer: PageAnswer) => page(async () => answer)(c);

  app.post('/listings/:id{[1-9][0-9]{0,8}}/seen', (c) => {
    const headers = c.req.raw.headers;
    if (!isFromOurPages({ headers, siteUrl: env.siteUrl })) return c.body(null, 403, NO_STORE);
    // Staff look at what they have made without being counted.
    if (!hasStaffCookie(headers.get('cookie') ?? '', payload.secret))
      views.count({
        listing: Number(c.req.param('id')),
        who: addressKeyOf({ c, site }),
        agent: (headers.get('user-agent') ?? '').slice(0, 300),
      });
    return c.body(null, 204, NO_STORE);
  });

  app.get(REPORT_PATH, async (c) => {
    const link = readReportLink({ token: tokenIn(c), secret, now: Date.now() });
    const report = link && (await findReport(payload, link.report));
    const listing = report?.link === link?.link ? report?.listing : undefined;
    const loaded = listing ? await loadReport({ payload, listing, now: Date.now() }) : undefined;
    return draw(
      c,
      loaded
        ? personal(`Report: ${loaded.listing.address.full}`, <ReportView {...loaded} />)
        : gone('Ask your agent for a new link to your report.'),
    );
  });

  const stopping = async (token: string) => {
    const link = readStopLink({ token, secret, now: Date.now() });
    const report = link && (await findReport(payload, link.id));
    const email = report?.recipients.find((recipient) => link?.sentTo(recipient));
    return report && email ? { report: report.id, email } : link && ('stopped' as const);
  };
  app.get(STOP_PATH, async (c) => {
    const found = await stopping(tokenIn(c));
    if (!found) return draw(c, gone('Use the link in the latest email, or ask your agent.'));
    return draw(c, found === 'stopped' ? stopped() : askToStop(tokenIn(c)));
  });
  app.post(STOP_PATH, async (c) => {
    const sent = await readPost({ c, site, oneClick: true });
    if (sent instanceof Response) return sent;
    const found = await stopping(sent.t ?? tokenIn(c));
    if (found && found !== 'stopped') await removeRecipient({ payload, ...found });
    if (isOneClick(sent)) return c.text('You won’t receive further reports.', 200, PRIVATE);
    return draw(c, found ? stopped() : gone('Use the link in the latest email, or ask your agent.'));
  });
}

const personal = (title: string, body: React.ReactNode): PageAnswer => ({
  head: { title, noindex: true },
  body,
  tags: [],
  cacheable: false,
});

const notice = (title: string, text: string): PageAnswer =>
  personal(
    title,
    <LinkNotice title={title} text={text} link={{ href: '/', label: 'Go to the home page' }} />,
  );

const gone = (text: string): PageAnswer => ({ ...notice('This link doesn’t work', text), status: 410 });

const stopped = (): PageAnswer =>
  notice(
    'You have stopped the reports',
    'We won’t email you further reports. Your agent can start them again.',
  );

const askToStop = (token: string): PageAnswer =>
  personal(
    'Stop the weekly report?',
    <LinkColumn>
      <h1 className="mb-6 text-3xl md:text-4xl">Stop the weekly report?</h1>
      <TokenForm action={STOP_PATH} token={token}>
        <Button type="submit" size="lg">
          Stop the emails
        </Button>
      </TokenForm>
    </LinkColumn>,
  );
