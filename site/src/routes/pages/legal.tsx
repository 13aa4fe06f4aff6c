import { LEGAL_PAGES, type LegalFacts, type LegalPage } from '#site/features/pages/legal/legal-texts.ts';
import { LegalView } from '#site/features/pages/legal/legal-view.tsx';
import { loadPage } from '#site/features/pages/load-page.ts';
import { loadSettings, type SiteSettings } from '#site/features/settings/load-settings.ts';
import { crumbsJsonLd } from '#site/server/crumbs-json-ld.ts';
import { answerOf } from './designed-page.tsx';
import type { PageRoute } from './page-route.ts';

/**
 * `/privacy`, `/terms` and `/complaints`: the page that staff published there, else, for privacy, where the settings say it
 * is, else the standard text with the agency's details.
 */
export const legalPages: readonly { path: string; route: PageRoute }[] = Object.values(LEGAL_PAGES).map(
  (page) => ({ path: page.path, route: legalRoute(page) }),
);

function legalRoute(page: LegalPage): PageRoute {
  return async (input) => {
    const { payload } = input.site;
    const built = await loadPage(payload, page.path);
    if (built) return answerOf({ input, page: built });
    const settings = await loadSettings(payload);
    const { privacyUrl } = settings.legal;
    if (page === LEGAL_PAGES.privacy && privacyUrl) return { redirect: privacyUrl, status: 302 };
    const facts = factsOf(settings);
    return {
      head: {
        title: page.name,
        description: page.description(facts),
        canonical: page.path,
        jsonLd: [crumbsJsonLd({ crumbs: [page], siteUrl: input.site.env.siteUrl })],
      },
      body: <LegalView page={page} facts={facts} />,
      kind: { name: 'page' },
      tags: [`page:${page.path}`, 'settings'],
    };
  };
}

const factsOf = ({ agencyName: agency, email, phone, legal }: SiteSettings): LegalFacts => ({
  agency,
  email,
  phone,
  ...legal,
});
