import type { Context, Hono } from 'hono';
import type { ListKind, ListOwner } from '#site/features/shortlist/shortlist-types.ts';
import { currentLanguage, type Language, languagePath } from '#site/messages/language.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { addressKeyOf } from '#site/routes/form-transport.ts';
import { pageHandler } from '#site/routes/pages/page-handler.tsx';
import type { PageRoute } from '#site/routes/pages/page-route.ts';
import { PRIVATE } from '#site/server/answer-headers.ts';
import { readFormBody } from '#site/server/body.ts';
import { readLanguagePath } from '#site/server/language-path.ts';
import { pathOf } from '#site/server/local-path.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { inLanguage } from '#site/server/request-language.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { Visitors } from '#site/services.ts';
import type { VisitorSessions } from '../visitor-sessions.ts';
import { compareProperties } from './compare-properties-page.tsx';
import { ownList, plannerFile, plannerPage, sharedList } from './planner-page.tsx';
import { listProblem, savedProperties } from './saved-properties-page.tsx';
import { sharedShortlist } from './shared-shortlist-page.tsx';

type RouteContext = Context<SiteBindings>;

const MAX_BYTES = 16 * 1024;

/** A visitor's own changes to their lists, sixty at once and then one a second from one connection. */
export const LIST_LIMIT = { burst: 60, everyMs: 1000 };

/** What a form asked for, or why nothing came of it. */
type Outcome =
  | { ok: true; message: string; saved?: number[]; compared?: number[]; next?: string }
  | { ok: false; status: 400 | 403 | 404 | 413 | 415 | 422 | 429; message: string };

type Fields = Record<string, string>;
type Action = (input: { c: RouteContext; fields: Fields; owner: ListOwner }) => Promise<Outcome>;

/**
 * The pages of saved and compared listings, and their forms: JSON for who asks for it, else back to the page they were
 * sent from.
 */
export function addShortlistRoutes({
  app,
  site,
  sessions,
  visitors: { shortlist },
}: {
  app: Hono<SiteBindings>;
  site: Site;
  sessions: VisitorSessions;
  visitors: Pick<Visitors, 'shortlist'>;
}): void {
  const page = (route: PageRoute) => pageHandler(site)(route, { translated: true });
  const lists = { sessions, shortlist };
  app.get('/saved-properties', page(savedProperties(lists)));
  app.get('/compare-properties', page(compareProperties(lists)));
  app.get('/shortlist/:token', page(sharedShortlist(lists)));
  for (const [path, listOf] of [
    ['/saved-properties', ownList(lists)],
    ['/shortlist/:token', sharedList(lists)],
  ] as const) {
    app.get(`${path}/inspections`, page(plannerPage(listOf)));
    app.get(`${path}/inspections.ics`, plannerFile({ site, listOf }));
  }
  const limit = site.env.limits ? createRateLimit(LIST_LIMIT) : undefined;

  async function outcomeOf(c: RouteContext, action: Action): Promise<Outcome> {
    if (!isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl }))
      return {
        ok: false,
        status: 403,
        message: shortlistTexts().foreign,
      };
    if (limit && !limit.take(addressKeyOf({ c, site })).ok)
      return {
        ok: false,
        status: 429,
        message: shortlistTexts().tooOften,
      };
    const body = await readFormBody({ request: c.req.raw, maxBytes: MAX_BYTES });
    if (!body.ok) return body;
    const visitor = await sessions.currentVisitor(c);
    const owner = visitor.subscriber
      ? { subscriber: visitor.subscriber.id }
      : { visitor: sessions.visitorId(c) };
    return action({ c, fields: textsIn(body.entries), owner });
  }

  const form = (path: string, action: Action) =>
    app.post(path, (c) => inLanguage(languageOf(c), () => answer(c, action)));

  async function answer(c: RouteContext, action: Action): Promise<Response> {
    const outcome = await outcomeOf(c, action);
    if (/\bapplication\/json\b/.test(c.req.header('accept') ?? '')) {
      const { status, ...answer } = outcome.ok ? { status: 200 as const, ...outcome } : outcome;
      return c.json(answer, status, PRIVATE);
    }
    if (outcome.ok) return c.body(null, 303, { Location: outcome.next ?? backOf(c), ...PRIVATE });
    const { status, message } = outcome;
    if (status === 404 || status === 422 || status === 429)
      return page(listProblem({ status, message, back: backOf(c) }))(c);
    return c.text(message, status, PRIVATE);
  }

  form('/shortlist', async ({ fields, owner }) => {
    const change = readChange(fields);
    if (!change) return { ok: false, status: 422, message: shortlistTexts().chooseFirst };
    const changed = await shortlist.change({ owner, ...change });
    if (changed.ok) return changed;
    return { ok: false, status: changed.reason === 'unknown' ? 404 : 422, message: changed.message };
  });

  form('/shortlist/note', async ({ fields, owner }) => {
    const listing = listingIn(fields);
    if (!listing) return { ok: false, status: 422, message: shortlistTexts().chooseFirst };
    const written = await shortlist.note({ owner, listing, note: fields.note ?? '' });
    return written.ok ? { ok: true, message: shortlistTexts().note.saved } : { ...written, status: 422 };
  });

  form('/shortlist/share', async ({ fields, owner }) => {
    const made = await shortlist.share({
      owner,
      name: fields.name ?? '',
      withNotes: fields.notes === 'yes',
    });
    return made.ok
      ? { ok: true, message: shortlistTexts().share.created, next: ownLinks() }
      : { ...made, status: 422 };
  });

  form('/shortlist/unshare', async ({ fields, owner }) => {
    const ended = await shortlist.unshare({ owner, token: fields.token ?? '' });
    return ended
      ? { ok: true, message: shortlistTexts().share.deleted, next: ownLinks() }
      : { ok: false, status: 404, message: shortlistTexts().share.notFound };
  });
}

/**
 * Which listing goes into which list or out of it; undefined when that cannot be told. On our pages the field is
 * named after the list and its value is the listing; the old website's calls have a field for each.
 */
export function readChange(
  fields: Fields,
): { kind: ListKind; method: 'save' | 'delete'; listing: number } | undefined {
  const { saved, compared, method = 'save' } = fields;
  const { kind = compared ? 'compared' : 'saved' } = fields;
  const listing = listingIn({ listing: fields.listing ?? compared ?? saved ?? '' });
  if (!listing || (kind !== 'saved' && kind !== 'compared')) return undefined;
  return method === 'save' || method === 'delete' ? { kind, method, listing } : undefined;
}

function listingIn({ listing = '' }: Fields): number | undefined {
  return /^[1-9]\d{0,8}$/.test(listing) ? Number(listing) : undefined;
}

/** The texts of a form; of several by one name the first. */
function textsIn(entries: [string, FormDataEntryValue][]): Fields {
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.reverse());
}

/** The links to a list, on its page. */
const ownLinks = (): string => languagePath(currentLanguage(), '/saved-properties#share');

/** The language of the page that a form was sent from: these forms have one address in every language. */
const languageOf = (c: RouteContext): Language =>
  readLanguagePath(pathOf(c.req.header('referer')))?.language ?? 'en';

/** The page that a form was sent from, on this website whatever the header says. */
function backOf(c: RouteContext): string {
  const path = pathOf(c.req.header('referer')).replace(/^[/\\]+/, '/');
  return path.startsWith('/') ? path : '/saved-properties';
}
