import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/suburbs.ts';
import type { PageRoute } from '../pages/page-route.ts';

/** 410: the address of a brochure that was good once. */
export const brochureGonePage: PageRoute = async ({ site }) => ({
  status: 410,
  head: { title: 'Brochure no longer available', noindex: true },
  body: (
    <ProblemPage
      title="This brochure is no longer available"
      text="Brochures can be downloaded for 30 days while the property is on the market. Request it again on the property’s page."
      search={heroSearchProps(await loadSearchOptions(site.payload))}
    />
  ),
  tags: [],
  cacheable: false,
});
