import type { CSSProperties, ReactNode } from 'react';
import { Pager, type PagerStyle } from '../pager.tsx';
import { WrittenText } from '../written-text.tsx';
import type { PagedMarks } from './paged-marks.ts';

/** `isWritten`: the name is no text of the program. */
type Term = { slug: string; name: string; isWritten?: boolean };

/** The position in a list: the page, the number of pages, and the items after it. */
export type PagedAt = {
  page: number;
  pages: number;
  total: number;
  /** How many items come after this page. */
  remaining: number;
};

/**
 * A paginated list with filters above and pagination below. All of them are plain links; with `marks` the behaviour
 * `paged` loads their targets into the list.
 */
export function PagedList({
  id,
  label,
  pagerLabel = `Pages of ${label}`,
  at,
  look,
  href,
  filter,
  marks,
  items,
  className,
  style,
  behaviour = '',
}: {
  /** Unique in the page: links point to it. */
  id: string;
  /** The name of the list: “News”. */
  label: string;
  /** The name of its pagination: “Pages of News”. */
  pagerLabel?: string;
  at: PagedAt;
  look: PagerStyle;
  href: (to: { page: number; term: string }) => string;
  filter?: { terms: readonly Term[]; term: string };
  /** Undefined if pages are not loaded in place, as in the page builder. */
  marks?: PagedMarks;
  /** As `<li>`. */
  items: ReactNode;
  /** Of the list itself. */
  className?: string;
  style?: CSSProperties;
  /** Further behaviours of the whole. */
  behaviour?: string;
}) {
  const term = filter?.term ?? '';
  const behaviours = [behaviour, marks ? 'paged' : ''].filter(Boolean).join(' ');
  return (
    <div
      id={id}
      className="fr-paged"
      data-pages={at.pages}
      data-behaviour={behaviours || undefined}
      data-paged={marks ? JSON.stringify(marks) : undefined}
    >
      {filter && filter.terms.length > 1 && (
        <div className="mb-8">
          <TermLinks
            label={`${label}: show`}
            terms={[{ slug: '', name: 'All' }, ...filter.terms]}
            current={term}
            href={(slug) => href({ page: 1, term: slug })}
          />
        </div>
      )}
      <p className="sr-only" role="status" data-paged-status="" />
      <ul className={className} style={style} data-paged-items="" tabIndex={-1}>
        {items}
      </ul>
      <div className="mt-12 empty:hidden" data-paged-pager="">
        <Pager {...at} look={look} label={pagerLabel} href={(page) => href({ page, term })} />
      </div>
    </div>
  );
}

/** Filter links; `current` is the active one, '' for everything. */
export function TermLinks({
  terms,
  current,
  href,
  label,
}: {
  terms: readonly Term[];
  current: string;
  href: (slug: string) => string;
  label: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {terms.map(({ slug, name, isWritten }) => (
          <li key={slug}>
            <a
              href={href(slug)}
              data-term={slug}
              aria-current={slug === current ? 'true' : undefined}
              className="fr-filter-choice no-underline"
            >
              {isWritten ? <WrittenText text={name} /> : name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
