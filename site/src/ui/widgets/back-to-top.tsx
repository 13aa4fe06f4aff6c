import { Icon } from '../icons.tsx';

/** A link to the top of the page, shown once the page is scrolled by 300 px. Its script moves the page there. */
export function BackToTop() {
  return (
    <a
      href="#top"
      data-to-top=""
      data-past-at="300"
      className="fr-to-top inline-flex size-11 items-center justify-center rounded-full border border-line bg-paper text-brand-deep shadow-lift hover:bg-brand-soft print:hidden"
    >
      <span className="sr-only">Back to the top</span>
      <Icon name="chevron-down" className="rotate-180" />
    </a>
  );
}
