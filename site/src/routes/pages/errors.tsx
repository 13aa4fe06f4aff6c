import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { inTemplate } from './in-template.tsx';
import type { PageRoute } from './page-route.ts';

/** 404: an address that leads nowhere. */
export const notFound: PageRoute = async (input) => {
  const search = heroSearchProps(await loadSearchOptions(input.site.payload));
  return inTemplate({
    input,
    subject: { kind: 'not-found', search },
    answer: { status: 404, head: { title: 'Page not found', noindex: true }, tags: ['listings'] },
    now: Date.now(),
  });
};

/** 500: something broke on our side. Needs no database, which may be what broke. */
export const serverError: PageRoute = async () => ({
  status: 500,
  head: { title: 'Something went wrong', noindex: true },
  body: (
    <ProblemPage
      title="Something went wrong"
      text="We couldn’t show this page and have recorded the error. Try again in a minute, or start from one of these."
    />
  ),
  tags: [],
  cacheable: false,
});
