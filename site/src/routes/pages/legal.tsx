import { LEGAL_PAGES, type LegalFacts, type LegalName } from '#site/features/pages/legal/legal-texts.ts';
import { LegalView } from '#site/features/pages/legal/legal-view.tsx';
import { loadPage } from '#site/features/pages/load-page.ts';
import { loadSettings, type SiteSettings } from '#site/features/settings/load-settings.ts';
import { legalTexts } from '#site/messages/legal.ts';
import { crumbsJsonLd } from '#site/server/crumbs-json-ld.ts';
import { inEnglish } from '#site/server/request-language.ts';
import { answerOf } from './designed-page.tsx';
import type { PageRoute } from './page-route.ts';

/**
 * `/privacy`, `/terms` and `/complaints`: the page that staff published there, else, for privacy, where the settings say it
 * is, else the standard text with the agency's details.
 */
export const legalPages: readonly { path: string; route: PageRoute }[] = (
  Object.keys(LEGAL_PAGES) as LegalName[]
).map((name) => ({ path: LEGAL_PAGES[name].path, route: legalRoute(name) }));

function legalRoute(name: LegalName): PageRoute {
  const { path } = LEGAL_PAGES[name];
  return async (input) => {
    const { payload } = input.site;
    const built = await loadPage(payload, path);
    if (built) return { ...(await inEnglish(() => answerOf({ input, page: built }))), inEnglish: true };
    const settings = await loadSettings(payload);
    const { privacyUrl } = settings.legal;
    if (name === 'privacy' && privacyUrl) return { redirect: privacyUrl, status: 302 };
    const { pages, descriptions } = legalTexts();
    const title = pages[name];
    return {
      head: {
        title,
        description: descriptions[name](settings.agencyName),
        canonical: path,
        jsonLd: [crumbsJsonLd({ crumbs: [{ name: title, path }], siteUrl: input.site.env.siteUrl })],
      },
      body: <LegalView name={name} facts={factsOf(settings)} />,
      kind: { name: 'page' },
      tags: [`page:${path}`, 'settings'],
    };
  };
}

const factsOf = ({ agencyName: agency, email, phone, legal }: SiteSettings): LegalFacts => ({
  agency,
  email,
  phone,
  ...legal,
});
