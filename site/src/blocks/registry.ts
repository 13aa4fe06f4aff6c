import { accordion } from './accordion/accordion.tsx';
import { agentCard } from './agent-card/agent-card.tsx';
import { agentTestimonials } from './agent-testimonials/agent-testimonials.tsx';
import { auctions } from './auctions/auctions.tsx';
import { beforeAfter } from './before-after/before-after.tsx';
import type { AnyBlock } from './block.ts';
import { BOX_DEFAULTS, boxField } from './box/box-fields.ts';
import { breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { buttonBlock } from './button/button.tsx';
import { carousel } from './carousel/carousel.tsx';
import { columns } from './columns/columns.tsx';
import { contactForm } from './contact-form/contact-form.tsx';
import { counter } from './counter/counter.tsx';
import { divider } from './divider/divider.tsx';
import { faq } from './faq/faq.tsx';
import { featuredListings } from './featured-listings/featured-listings.tsx';
import { gallery } from './gallery/gallery.tsx';
import { grid } from './grid/grid.tsx';
import { heading } from './heading/heading.tsx';
import { html } from './html/html.tsx';
import { iconBlock } from './icon/icon.tsx';
import { iconList } from './icon-list/icon-list.tsx';
import { image } from './image/image.tsx';
import { imageSlider } from './image-slider/image-slider.tsx';
import { leadForm } from './lead-form/lead-form.tsx';
import { listingCarousel } from './listing-carousel/listing-carousel.tsx';
import { listingGrid } from './listing-grid/listing-grid.tsx';
import { logoStrip } from './logo-strip/logo-strip.tsx';
import { itemParts } from './loop/items/item-parts.tsx';
import { loopFilter } from './loop-filter/loop-filter.tsx';
import { loopGrid } from './loop-grid/loop-grid.tsx';
import { map } from './map/map.tsx';
import { newsletter } from './newsletter/newsletter.tsx';
import { offCanvas } from './off-canvas/off-canvas.tsx';
import { officeCards } from './office-cards/office-cards.tsx';
import { openHomes } from './open-homes/open-homes.tsx';
import { orderType } from './order-type/order-type.tsx';
import { phoneReveal } from './phone-reveal/phone-reveal.tsx';
import { pieChart } from './pie-chart/pie-chart.tsx';
import { portfolio } from './portfolio/portfolio.tsx';
import { postsBlock } from './posts/posts.tsx';
import { pricing } from './pricing/pricing.tsx';
import { recentSales } from './recent-sales/recent-sales.tsx';
import { scrollNotice } from './scroll-notice/scroll-notice.tsx';
import { searchForm } from './search-form/search-form.tsx';
import { section } from './section/section.tsx';
import { share } from './share/share.tsx';
import { socialLinks } from './social-links/social-links.tsx';
import { spacer } from './spacer/spacer.tsx';
import { stack } from './stack/stack.tsx';
import { stampDuty } from './stamp-duty/stamp-duty.tsx';
import { statsBars } from './stats-bars/stats-bars.tsx';
import { suburbFacts } from './suburb-facts/suburb-facts.tsx';
import { syncedSection } from './synced-section/synced-section.tsx';
import { tableOfContents } from './table-of-contents/table-of-contents.tsx';
import { tabs } from './tabs/tabs.tsx';
import { teamGrid } from './team-grid/team-grid.tsx';
import { testimonialSlider } from './testimonial-slider/testimonial-slider.tsx';
import { text } from './text/text.tsx';
import { pageParts } from './this-page/page-parts.ts';
import { timeline } from './timeline/timeline.tsx';
import { translate } from './translate/translate.tsx';
import { video } from './video/video.tsx';

// Properties and data reach a View as its own loader and defaults shaped them, so the widening is safe.
const list = [
  ...pageParts.map(({ block }) => block),
  ...itemParts.map(({ block }) => block),
  columns,
  divider,
  grid,
  offCanvas,
  section,
  spacer,
  stack,
  syncedSection,
  breadcrumbs,
  buttonBlock,
  heading,
  html,
  iconBlock,
  iconList,
  image,
  map,
  share,
  socialLinks,
  tableOfContents,
  text,
  video,
  accordion,
  agentTestimonials,
  beforeAfter,
  carousel,
  counter,
  faq,
  gallery,
  imageSlider,
  logoStrip,
  officeCards,
  pieChart,
  portfolio,
  pricing,
  statsBars,
  suburbFacts,
  tabs,
  teamGrid,
  testimonialSlider,
  timeline,
  scrollNotice,
  agentCard,
  auctions,
  contactForm,
  featuredListings,
  leadForm,
  listingCarousel,
  listingGrid,
  loopFilter,
  loopGrid,
  newsletter,
  openHomes,
  orderType,
  phoneReveal,
  postsBlock,
  recentSales,
  searchForm,
  stampDuty,
  translate,
] as unknown as AnyBlock[];

/** Every block by name, with the settings that all have. Browser code may import this list; what gets their data is in loaders.ts. */
export const blocks: ReadonlyMap<string, AnyBlock> = new Map(
  list.map((block) => [
    block.name,
    {
      ...block,
      fields: { ...block.fields, box: boxField },
      defaults: { ...block.defaults, box: BOX_DEFAULTS },
    },
  ]),
);
