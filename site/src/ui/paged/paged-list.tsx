import type { CSSProperties, ReactNode } from 'react';
import { Pager, type PagerStyle } from '../pager.tsx';
import type { PagedMarks } from './paged-marks.ts';

type Term = { slug: string; name: string };

/** Where a list stands: its page of how many, and what comes after it. */
export type PagedAt = {
  page: number;
  pages: number;
  total: number;
  /** How many items come after this page. */
  remaining: number;
};

/**
 * A list in pages, with what it can be filtered by above it and the way to its other pages below it. All of it is
 * plain links; where `marks` says how, the behaviour `paged` fetches what they lead to and places it here.
 */
export function PagedList({
  id,
  label,
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
  /** Unlike any other in the page: links lead to it. */
  id: string;
  /** Names the list: “News”. */
  label: string;
  at: PagedAt;
  look: PagerStyle;
  href: (to: { page: number; term: string }) => string;
  filter?: { terms: readonly Term[]; term: string };
  /** Left out where it is not to be fetched, as in the page builder. */
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
        <Pager {...at} look={look} label={`Pages of ${label}`} href={(page) => href({ page, term })} />
      </div>
    </div>
  );
}

/** The ways to what is about one thing alone; `current` is where one is, '' for everything. */
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
        {terms.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={href(slug)}
              data-term={slug}
              aria-current={slug === current ? 'true' : undefined}
              className="fr-filter-choice no-underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
