import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { oldNewsAddress } from '#site/features/posts/old-news-address.ts';
import { findRedirect } from '#site/features/settings/find-redirect.ts';
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
  const said = await findRedirect(payload, pathname);
  if (said && 'to' in said) return { redirect: locationOf({ to: said.to, search }), status: said.status };
  if (said) {
    return {
      status: 410,
      head: { title: 'This page has been removed', noindex: true },
      body: (
        <ProblemPage
          title="This page has been removed"
          text="Search for a property, or start from one of these."
          search={heroSearchProps(await loadSearchOptions(payload))}
        />
      ),
      tags: [],
    };
  }
  const moved = await oldNewsAddress({ payload, pathname });
  if (moved) return { redirect: locationOf({ to: moved, search }), status: 301 };
  const plain = withoutClosingSlash(pathname);
  const known = knownAddress(plain ?? pathname) ?? plain;
  return known ? { redirect: locationOf({ to: known, search }), status: 301 } : notFoundPage(input);
};
