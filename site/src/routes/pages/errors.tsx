import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { problemTexts } from '#site/messages/problems.ts';
import { siteTexts } from '#site/messages/site.ts';
import { isDatabaseAway } from '#site/server/database-away.ts';
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

/** What went wrong on our side: 503 where it passes by itself, such as a database that is away. */
export const failureStatus = (error: unknown): 500 | 503 => (isDatabaseAway(error) ? 503 : 500);

/** Something broke on our side. Needs no database, which may be what broke. */
export const serverError =
  (status: 500 | 503): PageRoute =>
  async () => {
    const { failed } = problemTexts();
    return {
      status,
      head: { title: failed.title, noindex: true },
      body: <ProblemPage {...failed} />,
      tags: [],
      cacheable: false,
    };
  };
