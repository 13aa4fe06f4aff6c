import type { Context, Hono } from 'hono';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { pathOf } from '#site/server/local-path.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { securityHeaders } from '#site/server/security-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { FRAGMENT_ACTIONS, SEND_ACTIONS } from './actions.ts';
import { formFragment } from './fragment.tsx';
import type { Personal } from './personal-actions.ts';
import { takeSending } from './send.ts';

type RouteContext = Context<SiteBindings>;

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * The two addresses that pages of the old website fetch and send their forms at. Actions, parameters and answers are
 * theirs; forms, checks and storage are the ones of every other form.
 */
export function addWordpressRoutes({
  app,
  site,
  leads,
  personal,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  leads: LeadService;
  /** What is about the visitors themselves. */
  personal: Personal;
}): void {
  const answer = (c: RouteContext) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return sendFragment({ c, site, leads, personal });
    if (c.req.method === 'POST') return takePost({ c, site, leads, personal });
    return wrongMethod({ c, allowed: 'GET, HEAD, POST' });
  };
  app.all('/wp-admin/admin-ajax.php', answer);
  // Old scripts send to the page they are on, with a marker in its query. Registered before the pages, which are asked for
  // by everything without it.
  app.all('*', (c, next) => (c.req.url.includes('tbajax') && queryOf(c).has('tbajax') ? answer(c) : next()));
}

const NOT_THERE =
  'This form cannot be shown. It may be switched off, or it is about one property: name that by property_id, with an inspection or a brochure to ask for.';

type Input = { c: RouteContext; site: Site; leads: LeadService; personal: Personal };

async function sendFragment({ c, site, leads, personal }: Input): Promise<Response> {
  const query = queryOf(c);
  const name = query.get('action') ?? '';
  const own = await personal.fetch.get(name)?.({ c, query });
  if (own && 'word' in own) return c.text(own.word, 200, HEADERS);
  const action = FRAGMENT_ACTIONS.get(name);
  if (!action && !personal.fetch.has(name)) {
    const isSent = SEND_ACTIONS.has(name) || personal.send.has(name);
    return isSent ? wrongMethod({ c, allowed: 'POST' }) : unknownAction(c);
  }
  const page = pathOf(c.req.header('referer'));
  const html = own?.html ?? (action && (await formFragment({ leads, action, query, page })));
  if (!html) return c.text(NOT_THERE, 404, HEADERS);
  return c.html(html, 200, { ...securityHeaders({}, { dev: site.dev }), ...HEADERS });
}

async function takePost({ c, site, leads, personal }: Input): Promise<Response> {
  if (!isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl })) {
    return c.text('This form was sent from another website. Open it here and send it again.', 403, HEADERS);
  }
  const answer = await takeSending({ c, site, leads, personal, named: queryOf(c).get('action') ?? '' });
  if (answer === 'unknown') return unknownAction(c);
  if (answer === 'fetch-it') return wrongMethod({ c, allowed: 'GET, HEAD' });
  for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value);
  return answer;
}

const queryOf = (c: RouteContext): URLSearchParams => new URL(c.req.url).searchParams;

/** As WordPress says that nobody listens to an action. */
const unknownAction = (c: RouteContext): Response => c.text('0', 400, HEADERS);

const wrongMethod = ({ c, allowed }: { c: RouteContext; allowed: string }): Response =>
  c.text(`This address takes ${allowed}.`, 405, { ...HEADERS, Allow: allowed });
