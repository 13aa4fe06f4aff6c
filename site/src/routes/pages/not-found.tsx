import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { oldNewsAddress } from '#site/features/posts/old-news-address.ts';
import { countRedirect, findRedirect } from '#site/features/settings/find-redirect.ts';
import { noteMissingAddress } from '#site/features/settings/missing-addresses.ts';
import { problemTexts } from '#site/messages/problems.ts';
import { log } from '#site/server/log.ts';
import type { RouteAnswer } from '#site/server/page.ts';
import { notFound as notFoundPage } from './errors.tsx';
import { knownAddress, locationOf, withoutClosingSlash } from './old-addresses.ts';
import type { PageRoute } from './page-route.ts';

/**
 * What an address without a page gets: what staff have said about it, news that was there on the old website, the
 * same address without its closing slash or in lowercase, an address known from WordPress, or the page that says there
 * is none. Routes that find nothing answer with this too.
 */
export const notFound: PageRoute = async (input): Promise<RouteAnswer> => {
  const { payload } = input.site;
  const { pathname, search } = new URL(input.c.req.url);
  const said = await findRedirect(payload, pathname + search);
  if (said) noted(countRedirect({ payload, id: said.id, now: Date.now() }));
  if (said && 'to' in said) {
    const kept = said.takesQuery ? '' : search;
    return { redirect: locationOf({ to: said.to, search: kept }), status: said.status };
  }
  if (said) {
    const { removed } = problemTexts();
    return {
      status: 410,
      head: { title: removed.title, noindex: true },
      body: <ProblemPage {...removed} search={heroSearchProps(await loadSearchOptions(payload))} />,
      tags: [],
    };
  }
  const moved = await oldNewsAddress({ payload, pathname });
  if (moved) return { redirect: locationOf({ to: moved, search }), status: 301 };
  const plain = withoutClosingSlash(pathname);
  const known = knownAddress(plain ?? pathname) ?? plain;
  if (known) return { redirect: locationOf({ to: known, search }), status: 301 };
  if (input.c.req.method === 'GET')
    noted(noteMissingAddress({ payload, path: decoded(pathname), now: Date.now() }));
  return notFoundPage(input);
};

/** Counts for staff; the visitor does not wait for them. */
function noted(counting: Promise<void>): void {
  counting.catch((error) => log.warn({ err: error }, 'an address that was asked for could not be counted'));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replaceAll('\0', '');
  } catch {
    return pathname;
  }
}
