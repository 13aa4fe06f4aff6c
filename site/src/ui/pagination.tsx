import { siteTexts } from '#site/messages/site.ts';
import { Icon } from './icons.tsx';

/**
 * Links to the pages of a list: neighbours, first and last, with gaps. Nothing for a single page. `data-page` is the
 * number of a link's page.
 */
export function Pagination({
  page,
  pages,
  href,
  label = siteTexts().pages,
}: {
  /** From 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
  label?: string;
}) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1.5 max-sm:gap-0.5">
      <Step
        href={page > 1 ? href(page - 1) : undefined}
        to={page - 1}
        label={siteTexts().previousPage}
        icon="chevron-left"
        rel="prev"
      />
      <ol className="flex items-center gap-1.5 max-sm:gap-0.5">
        {pageMarks({ page, pages }).map(({ n, on }) => (
          <li key={n} className={ON[on]}>
            {n < 0 ? (
              <span className="px-1.5 text-muted" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={href(n)}
                data-page={n}
                aria-label={siteTexts().page(n)}
                aria-current={n === page ? 'page' : undefined}
                className={`${box} ${n === page ? 'bg-brand text-paper' : 'hover:bg-brand-soft'}`}
              >
                {n}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step
        href={page < pages ? href(page + 1) : undefined}
        to={page + 1}
        label={siteTexts().nextPage}
        icon="chevron-right"
        rel="next"
      />
    </nav>
  );
}

/** Up to this number of pages all are shown. */
const MOST_WITHOUT_DOTS = 5;

/**
 * The page numbers shown, ascending; a gap is the negative of the last number it hides. `beside`: how many on each side
 * of the current page.
 */
export function pageNumbers({
  page,
  pages,
  beside = 1,
}: {
  page: number;
  pages: number;
  beside?: 0 | 1;
}): number[] {
  if (pages <= MOST_WITHOUT_DOTS) return Array.from({ length: pages }, (_, index) => index + 1);
  const shown = [1, page - beside, page, page + beside, pages].filter((n) => n >= 1 && n <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [1 - n, n] : [n];
  });
}

/** On which screens a number or gap is shown. */
const ON = { all: '', phones: 'sm:hidden', wider: 'max-sm:hidden' } as const;

/** The numbers and gaps of phones, which show no neighbours, and of wider screens, in one row. */
function pageMarks({ page, pages }: { page: number; pages: number }): { n: number; on: keyof typeof ON }[] {
  const wider = pageNumbers({ page, pages });
  const phones = pageNumbers({ page, pages, beside: 0 });
  return [...new Set([...wider, ...phones])]
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map((n) => ({ n, on: !phones.includes(n) ? 'wider' : wider.includes(n) ? 'all' : 'phones' }));
}

function Step({
  href,
  to,
  label,
  icon,
  rel,
}: {
  href?: string;
  to: number;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  rel: 'prev' | 'next';
}) {
  if (!href)
    return (
      <span className={`${box} text-outline`} aria-hidden="true">
        <Icon name={icon} className="rtl:-scale-x-100" />
      </span>
    );
  return (
    <a
      href={href}
      data-page={to}
      rel={rel}
      aria-label={label}
      className={`${box} border border-line hover:border-brand`}
    >
      <Icon name={icon} className="rtl:-scale-x-100" />
    </a>
  );
}

const box = 'grid min-h-11 min-w-11 place-items-center rounded-sm px-2 font-medium tabular-nums no-underline';
