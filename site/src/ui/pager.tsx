import { buttonStyle } from './button.tsx';
import { Pagination } from './pagination.tsx';

export const PAGER_STYLES = {
  numbers: 'Page numbers',
  'prev-next': 'Previous and next',
  'load-more': 'A button for more',
  none: 'None: the first page only',
} as const;

export type PagerStyle = keyof typeof PAGER_STYLES;

/**
 * The pagination of a list block. Its links work without JavaScript; `data-page` is the page number for scripts that
 * load it in place.
 */
export function Pager({
  look,
  page,
  pages,
  remaining,
  href,
  label,
}: {
  look: PagerStyle;
  /** From 1. */
  page: number;
  pages: number;
  /** How many items come after this page. */
  remaining: number;
  href: (page: number) => string;
  /** Its accessible name: “Pages of sold listings”. */
  label: string;
}) {
  if (look === 'none' || pages < 2) return null;
  if (look === 'numbers') return <Pagination page={page} pages={pages} href={href} label={label} />;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-3">
      {look === 'prev-next' && <Step label="Previous" to={page - 1} pages={pages} href={href} rel="prev" />}
      {look === 'prev-next' && (
        <span className="text-muted tabular-nums">
          Page {page} of {pages}
        </span>
      )}
      {look === 'prev-next' ? (
        <Step label="Next" to={page + 1} pages={pages} href={href} rel="next" />
      ) : (
        <Step
          label={page < pages ? `Show more (${remaining} left)` : 'No more to show'}
          to={page + 1}
          pages={pages}
          href={href}
          rel="next"
        />
      )}
    </nav>
  );
}

/** A link to a page, or its text if there is no such page. */
function Step({
  label,
  to,
  pages,
  href,
  rel,
}: {
  label: string;
  to: number;
  pages: number;
  href: (page: number) => string;
  rel: 'prev' | 'next';
}) {
  const style = buttonStyle({ variant: 'outline' });
  if (to < 1 || to > pages)
    return (
      <span aria-disabled="true" className={`${style} cursor-default opacity-60`}>
        {label}
      </span>
    );
  return (
    <a href={href(to)} data-page={to} rel={rel} className={style}>
      {label}
    </a>
  );
}
