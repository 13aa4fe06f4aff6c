import { renderToString } from 'react-dom/server';
import { countLabel } from '#site/features/listings/search/search-form.tsx';
import {
  linksAboveForm,
  SearchHeading,
  SearchPager,
  SearchResults,
} from '#site/features/listings/search/search-page.tsx';
import type { SearchParts } from '#site/features/listings/search/search-parts.ts';
import type { SearchView } from '#site/features/listings/search/search-view.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { withLanguageLinks } from '#site/server/language-path.ts';

/** What changes on a search page while filters are chosen, as JSON of {@link SearchParts}. */
export function partsOfSearch({
  view,
  title,
  now,
}: {
  view: SearchView;
  /** Of the document. */
  title: string;
  now: number;
}): string {
  const { found, form } = view;
  const counts = Object.entries(form.counts).map(([choice, count]) => [choice, countLabel(count)]);
  const language = currentLanguage();
  const parts: SearchParts = {
    title,
    found,
    counts: { ...Object.fromEntries(counts), set: form.set > 0 ? ` (${form.set})` : '', found: form.found },
    links: linksAboveForm(view).map((href) => languagePath(language, href)),
    html: withLanguageLinks(
      renderToString(
        <>
          <SearchHeading view={view} />
          <SearchResults view={view} now={now} />
          <SearchPager view={view} />
        </>,
      ),
      language,
    ),
  };
  return JSON.stringify(parts);
}

/** The answer for a search that has another address. */
export const partsElsewhere = (redirect: string): string =>
  JSON.stringify({ redirect: languagePath(currentLanguage(), redirect) } satisfies SearchParts);
