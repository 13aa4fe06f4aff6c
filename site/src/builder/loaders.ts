import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadAgentCard } from '#site/blocks/agent-card/load.ts';
import { loadAgentTestimonials } from '#site/blocks/agent-testimonials/load.ts';
import { loadAuctions } from '#site/blocks/auctions/load.ts';
import { loadBreadcrumbs } from '#site/blocks/breadcrumbs/load.ts';
import { loadContactForm } from '#site/blocks/contact-form/load.ts';
import { loadFeaturedListings } from '#site/blocks/featured-listings/load.ts';
import { loadGallery } from '#site/blocks/gallery/load.ts';
import { loadLeadForm } from '#site/blocks/lead-form/load.ts';
import { loadListingCarousel } from '#site/blocks/listing-carousel/load.ts';
import { loadListingGrid } from '#site/blocks/listing-grid/load.ts';
import { loadLoopFilter } from '#site/blocks/loop-filter/load.ts';
import { loadLoopGrid } from '#site/blocks/loop-grid/load.ts';
import { loadMap } from '#site/blocks/map/load.ts';
import { loadNewsletter } from '#site/blocks/newsletter/load.ts';
import { loadOfficeCards } from '#site/blocks/office-cards/load.ts';
import { loadOpenHomes } from '#site/blocks/open-homes/load.ts';
import { loadPhoneReveal } from '#site/blocks/phone-reveal/load.ts';
import { loadPortfolio } from '#site/blocks/portfolio/load.ts';
import { loadPosts } from '#site/blocks/posts/load.ts';
import { loadRecentSales } from '#site/blocks/recent-sales/load.ts';
import { loadSearchForm } from '#site/blocks/search-form/load.ts';
import { loadShare } from '#site/blocks/share/load.ts';
import { loadStampDuty } from '#site/blocks/stamp-duty/load.ts';
import { loadSuburbFactsBlock } from '#site/blocks/suburb-facts/load.ts';
import { loadSyncedSection } from '#site/blocks/synced-section/load.ts';
import { loadTableOfContents } from '#site/blocks/table-of-contents/load.ts';
import { loadTeamGrid } from '#site/blocks/team-grid/load.ts';
import { loadTranslate } from '#site/blocks/translate/load.ts';
import { itemParts } from './this-item/item-parts.tsx';
import { partLoader } from './this-page/load-part.ts';
import { loadResultsMap } from './this-page/load-results-map.ts';
import { pageParts } from './this-page/page-parts.ts';

type AnyLoader = BlockLoader<Record<string, unknown>, unknown>;

/** The example that a template of items is made with; in a loop each part gets its own item. */
const itemLoader: AnyLoader = async ({ context }) => ({ data: context.item ?? null });

/** What gets each block's data, by the block's name. Server only. A test holds it against the registry. */
export const loaders: ReadonlyMap<string, AnyLoader> = new Map([
  ...pageParts.map(({ block, of }): [string, AnyLoader] => [block.name, partLoader(of)]),
  ...itemParts.map(({ block }): [string, AnyLoader] => [block.name, itemLoader]),
  ['search-map', loadResultsMap],
  ['agent-testimonials', loadAgentTestimonials as unknown as AnyLoader],
  ['gallery', loadGallery as unknown as AnyLoader],
  ['portfolio', loadPortfolio as unknown as AnyLoader],
  ['posts', loadPosts as unknown as AnyLoader],
  ['listing-carousel', loadListingCarousel as unknown as AnyLoader],
  ['listing-grid', loadListingGrid as unknown as AnyLoader],
  ['loop-filter', loadLoopFilter as unknown as AnyLoader],
  ['loop-grid', loadLoopGrid as unknown as AnyLoader],
  ['agent-card', loadAgentCard as unknown as AnyLoader],
  ['auctions', loadAuctions as unknown as AnyLoader],
  ['featured-listings', loadFeaturedListings as unknown as AnyLoader],
  ['contact-form', loadContactForm as unknown as AnyLoader],
  ['lead-form', loadLeadForm as unknown as AnyLoader],
  ['newsletter', loadNewsletter as unknown as AnyLoader],
  ['open-homes', loadOpenHomes as unknown as AnyLoader],
  ['phone-reveal', loadPhoneReveal as unknown as AnyLoader],
  ['recent-sales', loadRecentSales as unknown as AnyLoader],
  ['search-form', loadSearchForm as unknown as AnyLoader],
  ['stamp-duty', loadStampDuty as unknown as AnyLoader],
  ['translate', loadTranslate as unknown as AnyLoader],
  ['breadcrumbs', loadBreadcrumbs as unknown as AnyLoader],
  ['map', loadMap as unknown as AnyLoader],
  ['office-cards', loadOfficeCards as unknown as AnyLoader],
  ['share', loadShare as unknown as AnyLoader],
  ['suburb-facts', loadSuburbFactsBlock as unknown as AnyLoader],
  ['synced-section', loadSyncedSection as unknown as AnyLoader],
  ['table-of-contents', loadTableOfContents as unknown as AnyLoader],
  ['team-grid', loadTeamGrid as unknown as AnyLoader],
]);
