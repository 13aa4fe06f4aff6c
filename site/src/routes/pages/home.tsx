import { listingGrid } from '#site/blocks/listing-grid/listing-grid.tsx';
import { loadListingGrid } from '#site/blocks/listing-grid/load.ts';
import { loadOfferedForms } from '#site/features/leads/offered-forms.ts';
import { untrueFrom } from '#site/features/listings/inspection-times.ts';
import { loadHomeListings } from '#site/features/listings/load-home.ts';
import { heroSearchProps } from '#site/features/listings/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/suburbs.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { HomePage } from './home-page.tsx';
import type { PageRoute } from './page-handler.tsx';

/** The front page. One query of its own and its block's; settings, people and search choices are kept in the process. */
export const home: PageRoute = async ({ site }) => {
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
  const { agencyName, tagline, intro, heroImage } = settings;
  return {
    head: {
      title: tagline ? `${agencyName}: ${tagline}` : agencyName,
      description: intro ?? `Properties for sale and for rent with ${agencyName}.`,
      canonical: '/',
      image: heroImage?.src ?? shown[0]?.images[0]?.src,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'RealEstateAgent',
          name: agencyName,
          url: site.env.siteUrl,
        },
      ],
    },
    body: (
      <HomePage
        settings={settings}
        listings={listings}
        sold={sold.data}
        agents={people.agents}
        search={heroSearchProps(options)}
        offersAppraisal={offered.has('sales-appraisal')}
        now={now}
      />
    ),
    tags: ['listings', 'agents'],
    expiresAt: untrueFrom({ cards: shown, now }),
  };
};
