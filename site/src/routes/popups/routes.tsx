import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { loopQuery } from '#site/block-kit/loop/kept-query.ts';
import { DesignView } from '#site/builder/design/design-view.tsx';
import { carriedOf, loadPopup, NO_POPUPS } from '#site/builder/design/popups/load-popups.ts';
import { PopupTemplate } from '#site/builder/design/popups/popup-templates.tsx';
import { popupsOrNone, type ReadyPopup } from '#site/builder/design/popups/published-popups.ts';
import { STYLE_PRESETS_TAG } from '#site/features/pages/style-presets/load-style-presets.ts';
import {
  COUNTED,
  type Counted,
  countPopup,
  forgetOldCounts,
} from '#site/features/popups/counts/count-popup.ts';
import { retryAfter } from '#site/server/answer-headers.ts';
import { renderFragment } from '#site/server/document.tsx';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { FRAGMENT } from '#site/server/page-cache.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { securityHeaders } from '#site/server/security-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { hasStaffCookie } from '#site/server/staff-cookie.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { addressKeyOf } from '../form-transport.ts';
import { notFound } from '../pages/errors.tsx';
import { pageHandler } from '../pages/page-handler.tsx';
import type { PageRoute } from '../pages/page-route.ts';

type RouteContext = Context<SiteBindings>;

/** Turns for one address: a visit meets a few popups, and an office may share one address. */
const COUNTS = { burst: 60, everyMs: 1000 };

/** What surrounds a popup that is fetched: the front page's own address, as for what belongs to no page. */
const CONTEXT = { path: '/' };

/**
 * `/popups/{id}`: a published popup as a page, where a link to it leads without JavaScript; with `Accept: text/x-fragment`
 * its `<template>` alone, for pages that do not carry it. `POST /popups/{id}/shown` and `/converted` count.
 */
export function addPopupRoutes({
  app,
  site,
  now = Date.now,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  /** Epoch ms. */
  now?: () => number;
}): void {
  const page = pageHandler(site)(popupPage);
  app.get('/popups/:id', (c) =>
    c.req.header('accept') === FRAGMENT ? fragment({ c, site, now: now() }) : page(c),
  );

  const limit = createRateLimit({ ...COUNTS, now });
  let cleaned = '';
  app.post('/popups/:id/:what', async (c) => {
    c.header('Cache-Control', 'no-store');
    const what = COUNTED.find((each) => each === c.req.param('what'));
    const popup = what && (await publishedPopup({ c, site }));
    if (!what || !popup) return c.body(null, 404);
    if (!isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl })) return c.body(null, 403);
    if (site.env.limits) {
      const { ok, retryAfterSeconds } = limit.take(addressKeyOf({ c, site }));
      if (!ok) return c.body(null, 429, retryAfter(retryAfterSeconds));
    }
    const today = dayInSydney(now());
    await count({ c, site, popup, what, today });
    if (cleaned !== today) {
      cleaned = today;
      await forgetOldCounts({ payload: site.payload, today });
    }
    return c.body(null, 204);
  });
}

/** Staff look at what they have made without being counted. */
async function count({
  c,
  site: { payload },
  popup: { id },
  what,
  today,
}: {
  c: RouteContext;
  site: Site;
  popup: ReadyPopup;
  what: Counted;
  today: string;
}): Promise<void> {
  if (hasStaffCookie(c.req.header('cookie'), payload.secret)) return;
  await countPopup({ payload, popup: id, what, day: today });
}

const popupPage: PageRoute = async (input) => {
  const { c, site, query } = input;
  const popup = await publishedPopup({ c, site });
  const now = Date.now();
  const context = { path: c.req.path, query: loopQuery(query) };
  const loaded = popup && (await loadPopup({ payload: site.payload, popup, context, now }));
  if (!loaded) return notFound(input);
  const { label, width } = loaded.popup.settings;
  const { tags, expiresAt } = carriedOf([loaded]);
  return {
    head: { title: label, noindex: true },
    body: (
      <div className="fr-page py-10" style={{ maxWidth: `${width}px`, marginInline: 'auto' }}>
        <h1 className="sr-only">{label}</h1>
        <DesignView loaded={loaded.loaded} now={now} />
      </div>
    ),
    tags,
    expiresAt,
    cacheable: !loaded.loaded.isRare,
    popups: NO_POPUPS,
  };
};

async function fragment({ c, site, now }: { c: RouteContext; site: Site; now: number }): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const render = async () => {
    const popup = await publishedPopup({ c, site });
    const loaded = popup && (await loadPopup({ payload: site.payload, popup, context: CONTEXT, now }));
    const { tags, expiresAt } = loaded ? carriedOf([loaded]) : NO_POPUPS;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': loaded ? 'no-cache' : 'no-store',
      'X-Robots-Tag': 'noindex',
      ...securityHeaders({}, { dev: site.dev }),
    };
    if (!loaded) return { status: 404, headers, body: '', tags: [], cacheable: true };
    // The other version of its test is not here to be chosen.
    const alone = { ...loaded, popup: { ...loaded.popup, test: undefined } };
    const body = renderFragment({
      part: <PopupTemplate {...alone} now={now} />,
      idPrefix: `p${alone.popup.id}i`,
    });
    return {
      status: 200,
      headers,
      body,
      tags: [...tags, 'popups', 'sections', STYLE_PRESETS_TAG, 'lead-forms', 'settings'],
      expiresAt,
      cacheable: true,
    };
  };
  await site.cache.respond({ request: incoming, response: outgoing, render });
  return RESPONSE_ALREADY_SENT;
}

async function publishedPopup({ c, site }: { c: RouteContext; site: Site }): Promise<ReadyPopup | undefined> {
  const id = c.req.param('id');
  const popups = await popupsOrNone(site.payload);
  return popups.find((popup) => popup.popup.id === id);
}
