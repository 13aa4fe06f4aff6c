import type { ReactNode } from 'react';
import type { PerDevice } from '#site/block-kit/fields.ts';
import { anchorOf, pagedHref, pagedMarks } from '#site/block-kit/paged/paged.ts';
import { COLUMNS, columnsVars } from '#site/block-kit/parts/per-device.ts';
import { PagedList } from '#site/ui/paged/paged-list.tsx';
import type { PagerStyle } from '#site/ui/pager.tsx';
import { KINDS, type PagedItems } from './paged-items.ts';
import { numberTags } from './tags.ts';

/** The fields of what {@link KindsGrid} filters by. */
export const tagsField = {
  kind: 'text',
  label: 'Categories',
  help: 'Separate with commas, for example Kitchens, Gardens. Up to eight are offered as filters.',
  maxLength: 200,
} as const;

/** An item, drawn. */
export type GridItem = { key: string; tags: string; content: ReactNode };

/** Items in columns, with a choice of their kinds above them: in pages, where `data` says which are on this one. */
export function KindsGrid({
  id,
  type,
  props,
  data,
  editing,
  behaviour,
  items,
}: {
  id: string;
  /** The block's name. */
  type: 'gallery' | 'portfolio';
  props: { filter: boolean; pager: PagerStyle; columns: PerDevice<number>; gap: number };
  data: PagedItems;
  editing: boolean;
  /** A further behaviour of the whole. */
  behaviour?: string;
  items: GridItem[];
}) {
  const { filter, pager, columns, gap } = props;
  const style = { ...columnsVars(columns), gap: `${gap}px` };
  if (!data) return <AllAtOnce id={id} filter={filter} style={style} behaviour={behaviour} items={items} />;
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
      items={<GridItems items={items} />}
      className={COLUMNS}
      style={style}
      behaviour={behaviour}
    />
  );
}

/** The items of a page alone, as they are fetched. */
export const GridItems = ({ items }: { items: GridItem[] }) =>
  items.map(({ key, content }) => <li key={key}>{content}</li>);

/** The choice is the browser's own (radio buttons that the stylesheet reads), so it works without JavaScript. */
function AllAtOnce({
  id,
  filter,
  style,
  behaviour,
  items,
}: {
  id: string;
  filter: boolean;
  style: object;
  behaviour?: string;
  items: GridItem[];
}) {
  const { tags, numbers } = numberTags(items);
  return (
    <div className="fr-filter" data-behaviour={behaviour}>
      {filter && tags.length > 1 && (
        <fieldset className="mb-6 flex flex-wrap gap-2">
          <legend className="sr-only">Show</legend>
          {['All', ...tags].map((tag, number) => (
            <label key={tag} className="fr-filter-choice">
              <input
                type="radio"
                name={`${id}-filter`}
                value={number}
                defaultChecked={number === 0}
                className="sr-only"
              />
              {tag}
            </label>
          ))}
        </fieldset>
      )}
      <ul className={`fr-filter-items ${COLUMNS}`} style={style}>
        {items.map(({ key, content }, index) => (
          <li key={key} className="fr-filter-item" data-tags={numbers[index]?.join(' ')}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
