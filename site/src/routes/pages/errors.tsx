import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { problemTexts } from '#site/messages/problems.ts';
import { siteTexts } from '#site/messages/site.ts';
import { inTemplate } from './in-template.tsx';
import type { PageRoute } from './page-route.ts';

/** 404: an address that leads nowhere. */
export const notFound: PageRoute = async (input) => {
  const search = heroSearchProps(await loadSearchOptions(input.site.payload));
  return inTemplate({
    input,
    subject: { kind: 'not-found', search },
    answer: { status: 404, head: { title: siteTexts().notFound.short, noindex: true }, tags: ['listings'] },
    now: Date.now(),
  });
};

/** 500: something broke on our side. Needs no database, which may be what broke. */
export const serverError: PageRoute = async () => {
  const { failed } = problemTexts();
  return {
    status: 500,
    head: { title: failed.title, noindex: true },
    body: <ProblemPage {...failed} />,
    tags: [],
    cacheable: false,
  };
};
