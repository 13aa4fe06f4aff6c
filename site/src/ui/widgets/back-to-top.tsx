import { siteTexts } from '#site/messages/site.ts';
import { Icon } from '../icons.tsx';

/** A link to the top of the page, shown once the page is scrolled by 300 px. Its script scrolls smoothly. */
export function BackToTop() {
  return (
    <a
      href="#top"
      // On the link itself: words within it would come and go a frame after it.
      aria-label={siteTexts().toTop}
      data-to-top=""
      data-past-at="300"
      className="fr-to-top inline-flex size-11 items-center justify-center rounded-full border border-line bg-paper text-brand-deep shadow-lift hover:bg-brand-soft print:hidden"
    >
      <Icon name="chevron-down" className="rotate-180" />
    </a>
  );
}
