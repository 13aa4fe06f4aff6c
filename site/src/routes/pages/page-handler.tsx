import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { loadFooterNewsletter } from '#site/features/leads/load-footer-newsletter.ts';
import { loadLook } from '#site/features/settings/load-look.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { renderDocument } from '#site/server/document.tsx';
import type { PageAnswer, RouteAnswer } from '#site/server/page.ts';
import type { RenderedPage } from '#site/server/page-cache.ts';
import { securityHeaders } from '#site/server/security-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { lookMarkup } from '#site/ui/look/look-style.ts';
import { Layout } from './layout.tsx';

export type RouteInput = { site: Site; c: Context<SiteBindings>; query: URLSearchParams };
/** Answers an address. `body` is what stands inside `<main>`; `head.title` needs no agency name, it is added here. */
export type PageRoute = (input: RouteInput) => Promise<RouteAnswer>;

/** Turns a page route into a Hono handler: page cache, then load, then render inside the layout. */
export function pageHandler(site: Site) {
  return (route: PageRoute) =>
    async (c: Context<SiteBindings>): Promise<Response> => {
      const { incoming, outgoing } = c.env;
      const render = async () => {
        const answer = await route({ site, c, query: new URL(c.req.url).searchParams });
        return 'redirect' in answer ? redirectPage(answer) : renderPage({ site, answer, path: c.req.path });
      };
      await site.cache.respond({ request: incoming, response: outgoing, render });
      return RESPONSE_ALREADY_SENT;
    };
}

async function renderPage({
  site,
  answer,
  path,
}: {
  site: Site;
  answer: PageAnswer;
  path: string;
}): Promise<RenderedPage> {
  const { payload, env } = site;
  const [settings, look, newsletter] = await Promise.all([
    loadSettings(payload),
    loadLook(payload),
    loadFooterNewsletter({ payload, captcha: env.captcha }),
  ]);
  const { agencyName } = settings;
  const { title } = answer.head;
  const body = renderDocument({
    head: { ...answer.head, title: title.includes(agencyName) ? title : `${title} | ${agencyName}` },
    body: (
      <Layout
        settings={settings}
        path={path}
        about={answer.about}
        newsletter={newsletter}
        stretchTo={look.stretchedSectionContainer}
      >
        {answer.body}
      </Layout>
    ),
    look: lookMarkup(look),
    assets: site.assets,
    siteUrl: env.siteUrl,
    siteName: agencyName,
  });
  const status = answer.status ?? 200;
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': status === 200 && answer.cacheable !== false ? 'no-cache' : 'no-store',
      ...securityHeaders(
        {
          map: settings.mapStyleUrl ?? undefined,
          captcha: env.captcha.provider,
          measurement: settings.measurement ?? undefined,
        },
        { dev: site.dev },
      ),
    },
    body,
    tags: [...answer.tags, 'settings', 'lead-forms'],
    expiresAt: answer.expiresAt,
    cacheable: answer.cacheable !== false,
  };
}

function redirectPage({ redirect, status }: { redirect: string; status: number }): RenderedPage {
  return {
    status,
    headers: { Location: redirect, 'Cache-Control': 'no-cache' },
    body: '',
    tags: [],
    // It may lead somebody who is signed in elsewhere than others.
    cacheable: false,
  };
}
