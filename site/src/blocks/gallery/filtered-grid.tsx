import type { ReactNode } from 'react';
import type { PerDevice } from '../fields.ts';
import { COLUMNS, columnsVars } from '../parts/per-device.ts';
import { numberTags } from './tags.ts';

/** The fields of what {@link FilteredGrid} filters by. */
export const tagsField = {
  kind: 'text',
  label: 'Kinds',
  help: 'Divided by commas, such as Kitchens, Gardens. Visitors filter by them; up to eight are offered.',
  maxLength: 200,
} as const;

/**
 * Items in columns, with a choice of their kinds above them. The choice is the browser's own (radio buttons that the
 * stylesheet reads), so it works without a script. All items are there at once; in pages they come with PagedGrid.
 */
export function FilteredGrid({
  id,
  filter,
  columns,
  gap,
  items,
}: {
  id: string;
  /** Whether visitors may filter. */
  filter: boolean;
  columns: PerDevice<number>;
  /** Px between them. */
  gap: number;
  items: { key: string; tags: string; content: ReactNode }[];
}) {
  const { tags, numbers } = numberTags(items);
  return (
    <div className="fr-filter">
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
      <ul className={`fr-filter-items ${COLUMNS}`} style={{ ...columnsVars(columns), gap: `${gap}px` }}>
        {items.map(({ key, content }, index) => (
          <li key={key} data-tags={numbers[index]?.join(' ')}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
