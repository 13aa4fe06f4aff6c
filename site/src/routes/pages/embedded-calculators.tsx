import type { Context, Hono } from 'hono';
import { BUYING_COSTS_PATH } from '#site/features/calculators/buying-costs/buying-costs-page.tsx';
import { figureCalculators, figurePath } from '#site/features/calculators/figures/figure-calculators.ts';
import { hostOf } from '#site/features/calculators/host-name.ts';
import { loadBlackList } from '#site/features/calculators/load-black-list.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadTheme } from '#site/features/settings/load-theme.ts';
import { renderDocument } from '#site/server/document.tsx';
import { securityHeaders } from '#site/server/security-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { themeMarkup } from '#site/ui/theme/theme-style.ts';
import { buyingCosts, figures, homeLoan, rent } from './calculators.tsx';
import { withFrameLinks } from './frame-links.ts';
import type { PageRoute } from './page-route.ts';

/** The calculators that other websites can show, by the address of their page. Stamp duty has a script of its own. */
const CALCULATORS: Record<string, PageRoute> = {
  '/calculators/home-loan': homeLoan,
  [BUYING_COSTS_PATH]: buyingCosts,
  '/calculators/rent': rent,
  ...Object.fromEntries(figureCalculators.map((one) => [figurePath(one), figures(one)])),
};

/** `/embed/calculators/{name}`: a calculator alone, for a frame on another website. */
export function addEmbeddedCalculators({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  for (const [path, route] of Object.entries(CALCULATORS)) {
    app.get(`/embed${path}`, async (c: Context<SiteBindings>) => {
      if (await isBlocked({ site, referrer: c.req.header('referer') }))
        return c.text('This calculator is not available on this website.', 403);
      const html = await drawFrame({ site, c, path, route });
      return c.body(html, 200, {
        'Content-Type': 'text/html; charset=utf-8',
        // Which website asks decides.
        'Cache-Control': 'no-store',
        ...securityHeaders({ framedAnywhere: true }, { dev: site.dev }),
      });
    });
  }
}

/** Whether staff have blocked the website around the frame, as far as the browser names it. */
async function isBlocked({ site, referrer }: { site: Site; referrer?: string }): Promise<boolean> {
  const host = referrer && hostOf(referrer);
  return Boolean(host) && (await loadBlackList(site.payload)).some(({ url }) => url === host);
}

async function drawFrame({
  site,
  c,
  path,
  route,
}: {
  site: Site;
  c: Context<SiteBindings>;
  path: string;
  route: PageRoute;
}): Promise<string> {
  const [answer, { agencyName }, theme] = await Promise.all([
    route({ site, c, query: new URL(c.req.url).searchParams }),
    loadSettings(site.payload),
    loadTheme(site.payload),
  ]);
  if ('redirect' in answer) throw new Error(`${path} redirects.`);
  const html = renderDocument({
    // Found at its own page.
    head: { ...answer.head, canonical: path, noindex: true },
    body: <main id="main">{answer.body}</main>,
    theme: themeMarkup(theme),
    assets: { ...site.assets, scripts: ['/embed/frame.js'] },
    siteUrl: site.env.siteUrl,
    siteName: agencyName,
  });
  return withFrameLinks(html.toString());
}
