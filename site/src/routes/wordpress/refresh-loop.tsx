import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockPlace } from '#site/block-kit/block.ts';
import { recordOf } from '#site/block-kit/design.ts';
import { isWidget } from '#site/block-kit/loop/widget-id.ts';
import { readPlaceId } from '#site/block-kit/place-id.ts';
import { LoopResults } from '#site/blocks/loop-grid/loop-grid.tsx';
import { InnerView } from '#site/builder/design/design-view.tsx';
import { propsInEditMode, readLoopNonce } from '#site/builder/lists/edit-mode.ts';
import { loopQuestion, type RefreshedLoop, refreshLoop, tryLoop } from '#site/builder/lists/refresh-loop.ts';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import { readJsonBody } from '#site/server/body.ts';
import { log } from '#site/server/log.ts';
import type { RenderedPage } from '#site/server/page-cache.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { hasStaffCookie } from '#site/server/staff-cookie.ts';
import { drawAsJson } from '#site/ui/page-pieces.ts';
import { addressKeyOf } from '../form-transport.ts';
import { readWidgetFilters } from './widget-filters.ts';

const PATH = '/wp-json/elementor-pro/v1/refresh-loop';
const MAX_BYTES = 64_000;
const MAX_LEVELS = 20;
/** A visitor who pages fast asks twice a second. */
const ASKED = { burst: 60, everyMs: 200 };

const HEADERS = {
  'Content-Type': 'application/json; charset=UTF-8',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

type RouteContext = Context<SiteBindings>;

/**
 * POST /wp-json/elementor-pro/v1/refresh-loop: a loop in another state, as scripts of the old website ask for it. The
 * body names the loop (`post_id`, `widget_id`), what narrows it (`widget_filters`) and the address it is at
 * (`pagination_base_url`); what the loop shows is looked up in what is published. `adds`, ours: the page alone, of a loop
 * that visitors add pages to.
 */
export function addRefreshLoopRoute({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  const limit = createRateLimit(ASKED);
  app.all(PATH, async (c) => {
    if (c.req.method !== 'POST') return refuse(c, NO_ROUTE);
    if (site.env.limits && !limit.take(addressKeyOf({ c, site })).ok) return refuse(c, TOO_OFTEN);
    const read = await readJsonBody({ request: c.req.raw, maxBytes: MAX_BYTES, maxLevels: MAX_LEVELS });
    if (read === 'too large') return refuse(c, TOO_LARGE);
    if (read === undefined || read === 'too deep') return refuse(c, NO_JSON);
    const asked = readAsked({ body: read.value, siteUrl: site.env.siteUrl });
    if (!asked) return refuse(c, NO_LOOP_NAMED);
    try {
      return asked.isEdit ? await answerEdit({ c, site, asked }) : await answer({ c, site, asked });
    } catch (error) {
      log.error({ err: error, widget: asked.widget }, 'a loop could not be asked for anew');
      return refuse(c, FAILED);
    }
  });
}

type Asked = {
  place: BlockPlace;
  widget: string;
  base: URL;
  filters: ReturnType<typeof readWidgetFilters>;
  adds: boolean;
  isEdit: boolean;
  model: unknown;
};

function readAsked({ body, siteUrl }: { body: unknown; siteUrl: string }): Asked | undefined {
  const { post_id, widget_id, widget_filters, widget_model, is_edit_mode, pagination_base_url, adds } =
    recordOf(body);
  const place = readPlaceId(String(post_id ?? ''));
  if (!place || !isWidget(widget_id)) return undefined;
  return {
    place,
    widget: widget_id,
    base: baseOf({ text: pagination_base_url, siteUrl }),
    filters: readWidgetFilters(widget_filters),
    adds: adds === true,
    isEdit: is_edit_mode === true,
    model: widget_model,
  };
}

/** The page's address: its path and query alone, whatever host it names. */
function baseOf({ text, siteUrl }: { text: unknown; siteUrl: string }): URL {
  const base = new URL('/', siteUrl);
  if (typeof text !== 'string' || text.length > 2000 || !URL.canParse(text, base)) return base;
  const { pathname, search } = new URL(text, base);
  // Two slashes at the start would lead to another website.
  const url = new URL(`/${pathname.replace(/^[/\\]+/, '')}`, base);
  url.search = search;
  return url;
}

async function answer({ c, site, asked }: { c: RouteContext; site: Site; asked: Asked }): Promise<Response> {
  const { payload } = site;
  const question = await loopQuestion({ payload, ...asked });
  if (!question) return refuse(c, NO_LOOP);
  const render = async (): Promise<RenderedPage> => {
    const now = Date.now();
    const loop = await refreshLoop({ payload, question, now });
    if (!loop) throw new Error('The loop’s records could not be loaded.');
    return {
      status: 200,
      headers: { ...HEADERS, 'Cache-Control': 'no-cache' },
      body: answerOf({ loop, now }),
      tags: loop.tags,
      expiresAt: loop.expiresAt,
      cacheable: !loop.isRare,
    };
  };
  await site.cache.answer({
    // As with pages: staff see what is in the database.
    key: hasStaffCookie(c.req.header('cookie'), payload.secret) ? undefined : question.key,
    accepts: c.req.header('accept-encoding'),
    response: c.env.outgoing,
    render,
  });
  return RESPONSE_ALREADY_SENT;
}

/** For somebody who is building the loop: their settings, not kept. */
async function answerEdit({
  c,
  site: { payload },
  asked,
}: {
  c: RouteContext;
  site: Site;
  asked: Asked;
}): Promise<Response> {
  const now = Date.now();
  if (!readLoopNonce({ nonce: c.req.header('x-wp-nonce') ?? '', now })) return refuse(c, NO_NONCE);
  const props = propsInEditMode({ id: asked.widget, model: asked.model });
  const loop = await tryLoop({ payload, props, context: { path: asked.base.pathname }, now });
  if (!loop) return refuse(c, FAILED);
  return c.body(new Uint8Array(answerOf({ loop, now })), 200, {
    ...HEADERS,
    'Cache-Control': 'no-store',
  });
}

/** `{"data":"<the loop’s HTML>"}` */
const answerOf = (drawn: { loop: RefreshedLoop; now: number }): Buffer =>
  Buffer.concat([Buffer.from('{"data":'), drawAsJson(() => markupOf(drawn)), Buffer.from('}')]);

function markupOf({ loop: { props, data }, now }: { loop: RefreshedLoop; now: number }): string {
  const inner = (design: Parameters<typeof InnerView>[0]['design']) => (
    <InnerView design={design} now={now} />
  );
  return renderToStaticMarkup(<LoopResults props={props} data={data} now={now} inner={inner} />, {
    identifierPrefix: `loop-${data.widget}-`,
  });
}

type Refusal = { status: 400 | 403 | 404 | 413 | 429 | 503; code: string; message: string };

const NO_ROUTE: Refusal = {
  status: 404,
  code: 'rest_no_route',
  message: 'No route was found matching the URL and request method.',
};
const NO_JSON: Refusal = { status: 400, code: 'rest_invalid_json', message: 'The body is no JSON.' };
const NO_LOOP_NAMED: Refusal = {
  status: 400,
  code: 'rest_missing_callback_param',
  message: 'Name the loop: post_id and widget_id.',
};
const NO_LOOP: Refusal = {
  status: 404,
  code: 'rest_post_invalid_id',
  message: 'There is no such loop on the website.',
};
const NO_NONCE: Refusal = {
  status: 403,
  code: 'rest_cookie_invalid_nonce',
  message: 'Cookie check failed. Sign in again.',
};
const TOO_LARGE: Refusal = { status: 413, code: 'rest_too_large', message: 'The body is too large.' };
const TOO_OFTEN: Refusal = {
  status: 429,
  code: 'rest_too_many_requests',
  message: 'Too many requests. Wait a moment and try again.',
};
const FAILED: Refusal = {
  status: 503,
  code: 'rest_unavailable',
  message: 'The list could not be loaded. Try again in a minute.',
};

/** As WordPress refuses. */
function refuse(c: RouteContext, { status, code, message }: Refusal): Response {
  return c.body(JSON.stringify({ code, message, data: { status } }), status, {
    ...HEADERS,
    ...NO_STORE,
    ...retryAfter(status === 429 ? 1 : undefined),
  });
}
