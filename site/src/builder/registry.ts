import type { AnyBlock } from '#site/block-kit/block.ts';
import { withCommonSettings } from '#site/block-kit/box/common-settings.ts';
import { accordion } from '#site/blocks/accordion/accordion.tsx';
import { agentCard } from '#site/blocks/agent-card/agent-card.tsx';
import { agentFinder } from '#site/blocks/agent-finder/agent-finder.tsx';
import { agentTestimonials } from '#site/blocks/agent-testimonials/agent-testimonials.tsx';
import { announcementBar } from '#site/blocks/announcement-bar/announcement-bar.tsx';
import { appraisalStart } from '#site/blocks/appraisal-start/appraisal-start.tsx';
import { auctions } from '#site/blocks/auctions/auctions.tsx';
import { beforeAfter } from '#site/blocks/before-after/before-after.tsx';
import { breadcrumbs } from '#site/blocks/breadcrumbs/breadcrumbs.tsx';
import { buttonBlock } from '#site/blocks/button/button.tsx';
import { calculator } from '#site/blocks/calculator/calculator.tsx';
import { callToAction } from '#site/blocks/call-to-action/call-to-action.tsx';
import { carousel } from '#site/blocks/carousel/carousel.tsx';
import { columns } from '#site/blocks/columns/columns.tsx';
import { comparisonTable } from '#site/blocks/comparison-table/comparison-table.tsx';
import { contactForm } from '#site/blocks/contact-form/contact-form.tsx';
import { countdown } from '#site/blocks/countdown/countdown.tsx';
import { counter } from '#site/blocks/counter/counter.tsx';
import { divider } from '#site/blocks/divider/divider.tsx';
import { embed } from '#site/blocks/embed/embed.tsx';
import { faq } from '#site/blocks/faq/faq.tsx';
import { featuredListings } from '#site/blocks/featured-listings/featured-listings.tsx';
import { featuredProperty } from '#site/blocks/featured-property/featured-property.tsx';
import { fileList } from '#site/blocks/file-list/file-list.tsx';
import { flipBox } from '#site/blocks/flip-box/flip-box.tsx';
import { gallery } from '#site/blocks/gallery/gallery.tsx';
import { grid } from '#site/blocks/grid/grid.tsx';
import { heading } from '#site/blocks/heading/heading.tsx';
import { html } from '#site/blocks/html/html.tsx';
import { iconBlock } from '#site/blocks/icon/icon.tsx';
import { iconBox } from '#site/blocks/icon-box/icon-box.tsx';
import { iconList } from '#site/blocks/icon-list/icon-list.tsx';
import { image } from '#site/blocks/image/image.tsx';
import { imageSlider } from '#site/blocks/image-slider/image-slider.tsx';
import { leadForm } from '#site/blocks/lead-form/lead-form.tsx';
import { listingCarousel } from '#site/blocks/listing-carousel/listing-carousel.tsx';
import { listingGrid } from '#site/blocks/listing-grid/listing-grid.tsx';
import { logoStrip } from '#site/blocks/logo-strip/logo-strip.tsx';
import { loopFilter } from '#site/blocks/loop-filter/loop-filter.tsx';
import { loopGrid } from '#site/blocks/loop-grid/loop-grid.tsx';
import { map } from '#site/blocks/map/map.tsx';
import { newsletter } from '#site/blocks/newsletter/newsletter.tsx';
import { offCanvas } from '#site/blocks/off-canvas/off-canvas.tsx';
import { officeCards } from '#site/blocks/office-cards/office-cards.tsx';
import { openHomes } from '#site/blocks/open-homes/open-homes.tsx';
import { orderType } from '#site/blocks/order-type/order-type.tsx';
import { phoneReveal } from '#site/blocks/phone-reveal/phone-reveal.tsx';
import { pieChart } from '#site/blocks/pie-chart/pie-chart.tsx';
import { portfolio } from '#site/blocks/portfolio/portfolio.tsx';
import { postsBlock } from '#site/blocks/posts/posts.tsx';
import { priceList } from '#site/blocks/price-list/price-list.tsx';
import { pricing } from '#site/blocks/pricing/pricing.tsx';
import { quote } from '#site/blocks/quote/quote.tsx';
import { recentSales } from '#site/blocks/recent-sales/recent-sales.tsx';
import { reviewsBlock } from '#site/blocks/reviews/reviews.tsx';
import { scrollNotice } from '#site/blocks/scroll-notice/scroll-notice.tsx';
import { searchForm } from '#site/blocks/search-form/search-form.tsx';
import { section } from '#site/blocks/section/section.tsx';
import { share } from '#site/blocks/share/share.tsx';
import { socialLinks } from '#site/blocks/social-links/social-links.tsx';
import { soldMap } from '#site/blocks/sold-map/sold-map.tsx';
import { spacer } from '#site/blocks/spacer/spacer.tsx';
import { stack } from '#site/blocks/stack/stack.tsx';
import { stampDuty } from '#site/blocks/stamp-duty/stamp-duty.tsx';
import { starRating } from '#site/blocks/star-rating/star-rating.tsx';
import { statsBars } from '#site/blocks/stats-bars/stats-bars.tsx';
import { suburbFacts } from '#site/blocks/suburb-facts/suburb-facts.tsx';
import { syncedSection } from '#site/blocks/synced-section/synced-section.tsx';
import { tableOfContents } from '#site/blocks/table-of-contents/table-of-contents.tsx';
import { tabs } from '#site/blocks/tabs/tabs.tsx';
import { teamGrid } from '#site/blocks/team-grid/team-grid.tsx';
import { testimonialSlider } from '#site/blocks/testimonial-slider/testimonial-slider.tsx';
import { text } from '#site/blocks/text/text.tsx';
import { timeline } from '#site/blocks/timeline/timeline.tsx';
import { translate } from '#site/blocks/translate/translate.tsx';
import { video } from '#site/blocks/video/video.tsx';
import { itemParts } from './this-item/item-parts.tsx';
import { pageParts } from './this-page/page-parts.ts';

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
  embed,
  accordion,
  agentTestimonials,
  announcementBar,
  beforeAfter,
  callToAction,
  carousel,
  comparisonTable,
  counter,
  faq,
  fileList,
  flipBox,
  gallery,
  iconBox,
  imageSlider,
  logoStrip,
  officeCards,
  pieChart,
  portfolio,
  priceList,
  pricing,
  quote,
  statsBars,
  suburbFacts,
  tabs,
  teamGrid,
  testimonialSlider,
  timeline,
  scrollNotice,
  agentCard,
  agentFinder,
  appraisalStart,
  auctions,
  contactForm,
  countdown,
  featuredListings,
  featuredProperty,
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
  reviewsBlock,
  searchForm,
  soldMap,
  stampDuty,
  calculator,
  starRating,
  translate,
] as unknown as AnyBlock[];

/** Every block by name, with the settings that all have. Browser code may import this list; what gets their data is in loaders.ts. */
export const blocks: ReadonlyMap<string, AnyBlock> = new Map(
  list.map((block) => [block.name, withCommonSettings(block)]),
);
