import { NO_POPUPS } from '#site/builder/design/popups/load-popups.ts';
import { CLOSED_PARTS, PATH } from '#site/builder/surroundings-address.ts';
import type { PageRoute } from './page-route.ts';

/**
 * `/preview/surroundings?path=/about&without=header,footer`: an empty page with the header and footer that the page at
 * `path` has, published ones alone. The page builder shows them around the page that is built.
 */
export const surroundings: PageRoute = async ({ query }) => {
  const path = query.get(PATH) ?? '';
  const without = new Set(query.get(CLOSED_PARTS)?.split(','));
  return {
    head: { title: 'Header and footer', noindex: true },
    body: null,
    at: /^\/(?!\/)/.test(path) && path.length <= MOST_LETTERS ? path : '/',
    without: { header: without.has('header'), footer: without.has('footer') },
    tags: [],
    popups: NO_POPUPS,
    // As many addresses as there are paths; the builder alone asks for them.
    cacheable: false,
  };
};

/** Addresses of pages are shorter. */
const MOST_LETTERS = 500;
