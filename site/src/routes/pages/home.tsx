import { listingGrid } from '#site/blocks/listing-grid/listing-grid.tsx';
import { load as loadListingGrid } from '#site/blocks/listing-grid/load.ts';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { loadHomeListings } from '#site/features/listings/public/load-home.ts';
import { readSearchAddress } from '#site/features/listings/search/search-address.ts';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { freshText } from '#site/features/listings/terms/fresh-text.ts';
import { loadPage, type StoredPage } from '#site/features/pages/load-page.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { agencyJsonLd } from '#site/features/team/people-json-ld.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { answerOf } from './designed-page.tsx';
import { HomePage } from './home-page.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';

/** The front page: the one that staff built at `/`, else the program's own. Old links to its search form go to the results. */
export const home: PageRoute = async (input) => {
  const { payload } = input.site;
  const { query } = input;
  if (query.has('show_in_sale') || query.has('show_in_rental')) {
    const address = readSearchAddress({ channel: 'buy', query, options: await loadSearchOptions(payload) });
    if ('redirect' in address) return { redirect: address.redirect, status: 302 };
  }
  const sought = query.get('s')?.trim();
  // The search of WordPress.
  if (sought)
    return { redirect: `/buy?${new URLSearchParams({ words: sought.slice(0, 200) })}`, status: 302 };
  const page = await loadPage(payload, '/');
  return page ? builtByStaff({ input, page }) : builtIn(input);
};

async function builtByStaff({ input, page }: { input: RouteInput; page: StoredPage }): Promise<PageAnswer> {
  const { payload, env } = input.site;
  const [answer, settings, { offices }] = await Promise.all([
    answerOf({ input, page }),
    loadSettings(payload),
    loadPeople(payload),
  ]);
  const { head } = answer;
  return {
    ...answer,
    kind: { ...answer.kind, name: 'home' },
    head: {
      ...head,
      jsonLd: [...(head.jsonLd ?? []), agencyJsonLd({ offices, settings, siteUrl: env.siteUrl })],
    },
  };
}

/** One query of its own and its block's; settings, people and search choices are kept in the process. */
async function builtIn({ site }: RouteInput): Promise<PageAnswer> {
  const { payload } = site;
  const now = Date.now();
  const [settings, listings, sold, people, options, offered] = await Promise.all([
    loadSettings(payload),
    loadHomeListings(payload, { now }),
    loadListingGrid({ payload, props: listingGrid.defaults, context: { path: '/' }, now }),
    loadPeople(payload),
    loadSearchOptions(payload),
    loadOfferedForms(payload),
  ]);
  const shown = [
    ...listings.sale,
    ...listings.rent,
    ...sold.data,
    ...listings.openHomes.map(({ listing }) => listing),
  ];
  const { agencyName, tagline, intro } = settings;
  return {
    head: {
      title: tagline ? `${agencyName}: ${tagline}` : agencyName,
      description: intro ?? `Properties for sale and for rent with ${agencyName}.`,
      canonical: '/',
      jsonLd: [agencyJsonLd({ offices: people.offices, settings, siteUrl: site.env.siteUrl })],
    },
    body: (
      <HomePage
        settings={settings}
        listings={listings}
        sold={sold.data}
        agents={people.agents}
        search={heroSearchProps(options)}
        fresh={freshText(options.updatedAt)}
        offersAppraisal={offered.has('sales-appraisal')}
        now={now}
      />
    ),
    kind: { name: 'home' },
    tags: ['page:/', 'listings', 'agents'],
    expiresAt: untrueFrom({ cards: shown, now }),
  };
}
