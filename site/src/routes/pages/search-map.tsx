import type { Context, Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { ListingCardView } from '#site/features/listings/cards/listing-card.tsx';
import { loadMapPins } from '#site/features/listings/map/load-map-pins.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { cardsById } from '#site/features/listings/public/listings-by-id.ts';
import { readArea } from '#site/features/listings/search/area.ts';
import { readSearchAddress } from '#site/features/listings/search/search-address.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { CATEGORIES } from '#site/features/listings/terms/categories.ts';
import { findMapFile, mapStyle, OWN_MAP_STYLE } from '#site/features/settings/map/map-file.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { tooManyRequests } from '../answers.ts';
import { addressKeyOf } from '../form-transport.ts';
import { type FileRoute, fileHandler } from './file-handler.ts';
import { CHANNELS } from './suburb-suggestions.ts';

/** How long an answer about inspections is true, ms: days begin and inspections end. */
const OPEN_DAY_MS = 5 * 60 * 1000;
const MOST_ZOOM = 20;
/** Cards of one answer: those of a cluster that is opened. */
const MOST_CARDS = 24;
/** Somebody who drags a map all the time asks twice a second. */
const LIMIT = { burst: 60, everyMs: 250 };

/** GET /search/map, /search/map/cards and the style of the operator's map: what the map of a search page asks for. */
export function addSearchMapRoutes({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  const limit = createRateLimit(LIMIT);
  const file = fileHandler(site);
  const limited = (route: FileRoute) => async (c: Context<SiteBindings>) => {
    const turn = limit.take(addressKeyOf({ c, site }));
    if (!site.env.limits || turn.ok) return file(route)(c);
    return tooManyRequests(c, turn.retryAfterSeconds);
  };
  app.get(OWN_MAP_STYLE, file(ownMapStyle));
  app.get('/search/map', limited(mapPins));
  app.get('/search/map/cards', limited(mapCards));
}

/** The style of the operator's own map. */
const ownMapStyle: FileRoute = async ({ site: { env } }) => {
  const map = findMapFile(env.dataDir);
  const body = map ? JSON.stringify(mapStyle(map)) : null;
  return { type: 'application/json', body, tags: ['settings'] };
};

/**
 * `?channel=buy&box=south_west_north_east&zoom=12` and a search as in the address of its page → JSON of `MapPins`.
 * 404 for a box or zoom that makes no sense.
 */
const mapPins: FileRoute = async ({ site: { payload }, query }) => {
  const channel = CHANNELS.find((known) => known === query.get('channel'));
  const box = readArea(new URLSearchParams({ bounds: query.get('box') ?? '' }));
  const zoom = /^\d{1,2}$/.test(query.get('zoom') ?? '') ? Number(query.get('zoom')) : -1;
  const nothing = { type: 'application/json', body: null, tags: [] };
  if (!channel || box?.kind !== 'bounds' || zoom < 0 || zoom > MOST_ZOOM) return nothing;
  const entrance = CATEGORIES.find((known) => known === query.get('category')) ?? null;
  const options = await loadSearchOptions(payload);
  const address = readSearchAddress({ channel, entrance, query, options });
  if ('redirect' in address) return nothing;
  const { search } = address;
  const now = Date.now();
  const pins = await loadMapPins(payload, { search, box, zoom, now });
  return {
    type: 'application/json',
    body: JSON.stringify(pins),
    tags: ['listings', 'agents', 'offices'],
    expiresAt: search.open ? now + OPEN_DAY_MS : undefined,
  };
};

/** `?ids=12_13` → the cards of these listings as the items of a list. */
const mapCards: FileRoute = async ({ site: { payload }, query }) => {
  const ids = (query.get('ids') ?? '').split('_').filter((id) => /^\d{1,9}$/.test(id));
  const wanted = [...new Set(ids.map(Number))].slice(0, MOST_CARDS);
  const found = await cardsById(payload, wanted);
  const cards = wanted.flatMap((id) => found.get(id)?.card ?? []);
  const now = Date.now();
  const html = renderToStaticMarkup(
    <ul>
      {cards.map((listing) => (
        <li key={listing.id}>
          <ListingCardView listing={listing} now={now} level={3} />
        </li>
      ))}
    </ul>,
  );
  return {
    type: 'text/html; charset=utf-8',
    body: cards.length ? html : null,
    tags: ['listings', ...wanted.map((id) => `listing:${id}`)],
    expiresAt: untrueFrom({ cards, now }),
    headers: { 'X-Robots-Tag': 'noindex' },
  };
};
