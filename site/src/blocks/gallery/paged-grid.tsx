import type { ReactNode } from 'react';
import { PagedList } from '#site/ui/paged/paged-list.tsx';
import type { PagerStyle } from '#site/ui/pager.tsx';
import type { PerDevice } from '../fields.ts';
import { anchorOf, type Paged, pagedHref, pagedMarks } from '../paged/paged.ts';
import { COLUMNS, columnsVars } from '../parts/per-device.ts';
import { KINDS } from './paged-items.ts';

/** Items in columns that come in pages: what {@link FilteredGrid} is for those that are there at once. */
export function PagedGrid({
  id,
  type,
  props: { filter, pager, columns, gap },
  data,
  editing,
  behaviour,
  children,
}: {
  id: string;
  /** The block's name. */
  type: 'gallery' | 'portfolio';
  props: { filter: boolean; pager: PagerStyle; columns: PerDevice<number>; gap: number };
  data: Paged<number>;
  editing: boolean;
  /** Further behaviours of the whole. */
  behaviour?: string;
  /** The items, as `<li>`. */
  children: ReactNode;
}) {
  const named = { id, taxonomy: KINDS };
  return (
    <PagedList
      id={anchorOf(id)}
      label={type}
      at={data.at}
      look={pager}
      href={pagedHref({ ...named, query: data.query })}
      filter={filter ? data : undefined}
      marks={editing ? undefined : pagedMarks({ ...named, type, paged: data, pager })}
      items={children}
      className={COLUMNS}
      style={{ ...columnsVars(columns), gap: `${gap}px` }}
      behaviour={behaviour}
    />
  );
}
