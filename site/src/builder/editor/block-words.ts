import type { AnyBlock } from '#site/block-kit/block.ts';

/** What else staff may call a block when they search for it. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  accordion: 'toggle collapse fold expand questions details',
  'agent-card': 'person staff team member profile realtor',
  'agent-testimonials': 'reviews ratings quotes feedback clients',
  auctions: 'auction results bidding calendar',
  'before-after': 'compare slider renovation staging',
  breadcrumbs: 'path trail navigation where am i',
  button: 'call to action cta link',
  carousel: 'slider slides scroll sideways',
  columns: 'two three side by side layout row split',
  'contact-form': 'enquiry email message write to us',
  counter: 'number figure statistic count up',
  divider: 'line rule separator hr',
  faq: 'questions answers help',
  'featured-listings': 'properties houses homes for sale for rent',
  gallery: 'photos pictures images lightbox',
  grid: 'cards tiles layout columns',
  heading: 'title headline h1 h2 h3 text',
  html: 'code embed script iframe',
  icon: 'symbol',
  'icon-list': 'bullets ticks checklist features points',
  image: 'photo picture',
  'image-slider': 'photos pictures slideshow carousel banner',
  'lead-form': 'enquiry appraisal valuation contact form request',
  'listing-carousel': 'properties houses homes slider',
  'listing-grid': 'properties houses homes for sale for rent sold list',
  'loop-filter': 'narrow facets categories taxonomy sort tags',
  'loop-grid': 'query list posts archive listings team cards pagination repeater',
  'logo-strip': 'partners brands awards sponsors portals',
  map: 'location address directions',
  newsletter: 'subscribe sign up email updates mailing list',
  'off-canvas': 'drawer side panel slide in flyout menu offcanvas',
  'office-cards': 'branch locations contact address',
  'open-homes': 'inspections viewings times open house',
  'order-type': 'dropdown choose buy rent sell',
  'phone-reveal': 'telephone number call',
  'pie-chart': 'percent circle ring graph',
  portfolio: 'projects work filter gallery',
  posts: 'news blog articles stories properties grid paged load more',
  pricing: 'fees table packages cost commission',
  'recent-sales': 'sold results prices',
  'scroll-notice': 'scroll down arrow hint',
  'search-form': 'property search find homes filter',
  section: 'band row container background video slideshow hero banner',
  share: 'facebook twitter email social',
  'social-links': 'facebook instagram linkedin youtube icons',
  spacer: 'gap space margin room',
  stack: 'row group inline flex buttons side by side',
  'stamp-duty': 'calculator transfer tax cost',
  'stats-bars': 'progress percent skills chart statistics',
  'suburb-facts': 'median price market data area profile',
  'synced-section': 'reusable shared global template part',
  'table-of-contents': 'index on this page jump links',
  tabs: 'panels switch',
  'team-grid': 'people staff agents meet the team',
  'testimonial-slider': 'reviews quotes feedback clients carousel',
  text: 'paragraph words copy rich text body',
  timeline: 'history steps process milestones',
  translate: 'language google languages',
  video: 'youtube vimeo film movie player',
};

/** Whether a block answers to every word of a search, by its name or by what else it may be called. */
export function isFound({ block: { name, label }, search }: { block: AnyBlock; search: string }): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const called = `${label} ${name} ${OTHER_WORDS[name] ?? ''}`.toLowerCase();
  return words.every((word) => called.includes(word));
}

/** The block that a search means most: the one whose own name begins with it, the shortest of several, else the first that is found. */
export function bestFound({ found, search }: { found: AnyBlock[]; search: string }): AnyBlock | undefined {
  const text = search.trim().toLowerCase();
  const shortestFirst = found.toSorted((one, other) => one.label.length - other.label.length);
  const named = (test: (label: string) => boolean) =>
    shortestFirst.find(({ label }) => test(label.toLowerCase()));
  return (
    named((label) => label === text) ??
    named((label) => label.startsWith(text)) ??
    named((label) => label.includes(text)) ??
    found[0]
  );
}
