import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/suburbs.ts';
import type { PageRoute } from './page-handler.tsx';

/** 410: the address of a brochure that was good once. */
export const brochureGonePage: PageRoute = async ({ site }) => ({
  status: 410,
  head: { title: 'No longer to be downloaded', noindex: true },
  body: (
    <ProblemPage
      title="This brochure is no longer here"
      text="Brochures can be downloaded for 30 days, while their property is on the market. Ask for it again on the property’s page."
      search={heroSearchProps(await loadSearchOptions(site.payload))}
    />
  ),
  tags: [],
  cacheable: false,
});
