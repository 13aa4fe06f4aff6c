import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { isTerm } from '#site/block-kit/loop/loop-address.ts';
import { readPlaceId } from '#site/block-kit/place-id.ts';
import { findPlacedList, loadPagedList, type PagedAnswer } from '#site/builder/lists/load-paged-block.tsx';
import { pageIdAt } from '#site/features/pages/load-page.ts';
import { safeJson } from '#site/server/document.tsx';
import { pathOf } from '#site/server/local-path.ts';
import type { RenderedPage } from '#site/server/page-cache.ts';
import { pageNumber } from '#site/server/page-query.ts';
import { createRateLimit, type RateLimit } from '#site/server/rate-limit.ts';
import { securityHeaders } from '#site/server/security-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { hasStaffCookie } from '#site/server/staff-cookie.ts';
import { drawAsJson, drawInPieces } from '#site/ui/page-pieces.ts';
import { tooManyRequests } from '../answers.ts';
import { addressKeyOf } from '../form-transport.ts';
import type { PersonalAction } from './personal-actions.ts';

/** What is asked of a placed list, whichever action asks. */
type Asked = { place: string; block: string; page: number; term: string };

type TextIn = Parameters<PersonalAction>[0]['textIn'];
type Answer = { type: string; body: Buffer };

/** Nobody turns pages faster; a program that does waits. */
const BURST = 120;
const EVERY_MS = 250;

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

/**
 * POST: the actions by which lists that staff placed fetch further pages. A list is named by the id of its block and
 * by where that is published; its query is the one stored there. `query`, `settings` and `taxonomies` may name the
 * place (`12`, or `12#block`, as `place-id.ts` reads it) and are otherwise passed over.
 */
export function listingBlockActions({
  site,
  limit = createRateLimit({ burst: BURST, everyMs: EVERY_MS }),
}: {
  site: Site;
  limit?: RateLimit;
}): [string, PersonalAction][] {
  const action =
    (read: (textIn: TextIn) => Asked, answer: (input: AnswerInput) => Answer): PersonalAction =>
    async ({ c, textIn }) => {
      const turn = limit.take(addressKeyOf({ c, site }));
      if (site.env.limits && !turn.ok) return tooManyRequests(c, turn.retryAfterSeconds);
      return respond({ c, site, asked: read(textIn), answer });
    };
  return [
    ['lae_load_posts_block', action(readBlockRequest, blockAnswer)],
    ['lae_load_posts', action(readItemsRequest, itemsAnswer)],
    ['lae_load_gallery_items', action(readItemsRequest, itemsAnswer)],
  ];
}

type AnswerInput = { asked: Asked; found: PagedAnswer | undefined };

async function respond({
  c,
  site,
  asked,
  answer,
}: {
  c: Context<SiteBindings>;
  site: Site;
  asked: Asked;
  answer: (input: AnswerInput) => Answer;
}): Promise<Response> {
  const render = async (): Promise<RenderedPage> => {
    const found = await load({ c, site, asked });
    const { type, body } = answer({ asked, found });
    // Only what was asked for as it is: pages past the end and unknown terms would fill the cache.
    const isExact = found?.page === asked.page && found.term === asked.term && asked.place !== '';
    return {
      status: found ? 200 : 404,
      headers: { 'Content-Type': type, ...securityHeaders({}, { dev: site.dev }) },
      body,
      tags: found?.tags ?? [],
      expiresAt: found?.expiresAt,
      cacheable: isExact,
    };
  };
  const { place, block, page, term } = asked;
  await site.cache.answer({
    // As with pages: staff see what is in the database.
    key: hasStaffCookie(c.req.header('cookie'), site.payload.secret)
      ? undefined
      : `list ${answer.name} ${JSON.stringify([place, block, page, term])}`,
    accepts: c.req.header('accept-encoding'),
    response: c.env.outgoing,
    render,
  });
  return RESPONSE_ALREADY_SENT;
}

async function load({
  c,
  site: { payload },
  asked: { place: named, block: id, page, term },
}: {
  c: Context<SiteBindings>;
  site: Site;
  asked: Asked;
}): Promise<PagedAnswer | undefined> {
  const now = Date.now();
  const place = readPlaceId(named) ?? (await pageOfReferer({ c, payload }));
  if (!place || !id) return undefined;
  const list = await findPlacedList({ payload, place, id, now });
  return list && loadPagedList({ payload, list, page, term, now });
}

/** A script that names no place asks about the page that it is on. */
async function pageOfReferer({ c, payload }: { c: Context<SiteBindings> } & Pick<Site, 'payload'>) {
  const id = await pageIdAt(payload, pathOf(c.req.header('referer')));
  return id === undefined ? undefined : { collection: 'pages' as const, id };
}

function readBlockRequest(textIn: TextIn): Asked {
  return {
    ...placeIn(textIn),
    block: textIn('blockId').slice(0, 200),
    page: pageNumber(textIn('currentPage')),
    term: termIn(textIn('filterTerm')),
  };
}

function readItemsRequest(textIn: TextIn): Asked {
  const { place, block } = placeIn(textIn);
  return {
    place,
    block: (textIn('blockId') || block).slice(0, 200),
    page: pageNumber(textIn('paged') || textIn('currentPage')),
    term: termIn(textIn('filterTerm')),
  };
}

/** The place that one of the fields names, and the block where it names that as well. */
function placeIn(textIn: TextIn): { place: string; block: string } {
  for (const name of ['settings', 'query']) {
    const text = textIn(name);
    const mark = text.indexOf('#');
    const place = mark === -1 ? text : text.slice(0, mark);
    if (readPlaceId(place)) return { place, block: mark === -1 ? '' : text.slice(mark + 1) };
  }
  return { place: '', block: '' };
}

const termIn = (text: string): string => (isTerm(text) ? text : '');

/** As old scripts read it; `pager` is ours. */
function blockAnswer({ asked, found }: AnswerInput): Answer {
  const { page, pages } = found ?? { page: 1, pages: 1 };
  const rest = safeJson({
    blockId: asked.block,
    paged: page,
    maxpages: pages,
    hidePrev: page <= 1,
    hideNext: page >= pages,
    filterTerm: found?.term ?? '',
    remaining: found?.remaining ?? 0,
    pager: found?.pager ?? '',
  });
  const data = drawAsJson(found?.items ?? (() => ''), safeJson);
  return {
    type: JSON_TYPE,
    body: Buffer.concat([Buffer.from(`${rest.slice(0, -1)},"data":`), data, Buffer.from('}')]),
  };
}

function itemsAnswer({ found }: AnswerInput): Answer {
  return { type: HTML_TYPE, body: found ? drawInPieces(found.items) : Buffer.alloc(0) };
}
