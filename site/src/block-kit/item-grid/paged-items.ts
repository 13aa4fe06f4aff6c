import type { Paged } from '#site/block-kit/paged/paged.ts';
import { pagedFields } from '#site/block-kit/paged/paged-fields.ts';
import { PAGER_STYLES } from '#site/ui/pager.tsx';

/** Which of the items are on the page that is shown; null where all of them are there at once. */
export type PagedItems = Paged<number> | null;

/** The items that are on the page, each with its place (from 0) among all. */
export const shownOf = <Item>({
  data,
  all,
}: {
  data: PagedItems;
  all: readonly Item[];
}): { index: number; item: Item }[] =>
  (data?.items ?? [...all.keys()]).flatMap((index) => {
    const item = all[index];
    return item === undefined ? [] : [{ index, item }];
  });

/** What visitors filter galleries and portfolios by, as addresses call it. */
export const KINDS = 'kind';

/** The fields of how their items come in pages. */
export const itemsPagedFields = {
  pager: {
    ...pagedFields.pager,
    label: 'Pagination',
    options: pagedFields.pager.options.map(({ value, label }) => ({
      value,
      label: value === 'none' ? 'None, show all' : label,
    })),
  },
  perPage: {
    ...pagedFields.perPage,
    shownWhen: { field: 'pager', is: Object.keys(PAGER_STYLES).filter((style) => style !== 'none') },
  },
} as const;
