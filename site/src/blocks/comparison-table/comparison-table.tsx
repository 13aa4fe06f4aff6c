import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { cellsOf, markOf } from './cells.ts';

const fields = {
  caption: { kind: 'text', label: 'Caption', maxLength: 160 },
  columns: {
    kind: 'list',
    label: 'Columns',
    itemLabel: 'name',
    max: 6,
    of: {
      name: { kind: 'text', label: 'Name', maxLength: 60 },
      note: { kind: 'text', label: 'Description', maxLength: 120 },
      highlighted: { kind: 'toggle', label: 'Highlight' },
    },
  },
  rows: {
    kind: 'list',
    label: 'Rows',
    itemLabel: 'name',
    max: 40,
    of: {
      name: { kind: 'text', label: 'Name', maxLength: 120 },
      cells: {
        kind: 'textarea',
        label: 'Cells',
        help: 'One per line, in the order of the columns. Yes and No become a tick and a dash.',
        maxLength: 1000,
      },
    },
  },
  note: { kind: 'textarea', label: 'Fine print', maxLength: 600 },
} as const satisfies BlockFields;

export type ComparisonTableProps = PropsOf<typeof fields>;

/** What one thing has and the other has not, side by side. */
export const comparisonTable = defineBlock<typeof fields>({
  name: 'comparison-table',
  label: 'Comparison table',
  category: 'content',
  keywords: 'compare features plans packages versus table',
  icon: 'compare',
  fields,
  defaults: {
    caption: '',
    columns: [
      { name: 'One way', note: '', highlighted: false },
      { name: 'Another way', note: '', highlighted: false },
    ],
    rows: [
      { name: 'A point to compare', cells: 'Yes\nNo' },
      { name: 'Another point', cells: 'Sometimes\nYes' },
    ],
    note: 'Write here what a visitor should know beside the table.',
  },
  View: ({ id, props, editing }) => {
    const { caption, columns, rows, note } = props;
    if (columns.length === 0 || rows.length === 0)
      return <EditorNote editing={editing}>Add columns and rows to compare.</EditorNote>;
    return (
      <div>
        {/* A table wider than a phone is scrolled, also by keyboard. */}
        <section
          className="relative overflow-x-auto"
          aria-label={caption || 'Comparison'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
          tabIndex={0}
        >
          <table
            id={`${id}-table`}
            className="w-full border-collapse text-start"
            style={{ minWidth: leastWidth(columns.length) }}
          >
            {caption && (
              <caption className="pb-4 text-start text-lg font-semibold wrap-anywhere">{caption}</caption>
            )}
            <thead>
              <tr>
                <td className={`border-b-2 border-current/20 p-3 ${columns.length > 2 ? '' : 'w-1/3'}`} />
                {columns.map((column, at) => (
                  <th
                    key={at}
                    scope="col"
                    className={`border-b-2 border-current/20 p-3 text-center align-bottom wrap-anywhere ${highlight(column.highlighted)}`}
                  >
                    {column.name}
                    {column.note && <span className="block text-sm font-normal">{column.note}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index} className="border-b border-current/15">
                  <th scope="row" className="p-3 text-start font-normal wrap-anywhere">
                    {row.name}
                  </th>
                  {cellsOf({ text: row.cells, count: columns.length }).map((cell, at) => (
                    <td
                      key={at}
                      className={`p-3 text-center wrap-anywhere ${highlight(columns[at]?.highlighted)}`}
                    >
                      <Cell text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {note && <p className="mt-4 text-sm whitespace-pre-line opacity-80">{note}</p>}
      </div>
    );
  },
});

/** So that no word breaks: 19 rem for two columns, which a phone has. */
const leastWidth = (columns: number): string => `${columns * 7 + 5}rem`;

const highlight = (is = false): string => (is ? 'bg-brand-soft' : '');

function Cell({ text }: { text: string }) {
  switch (markOf(text)) {
    case 'yes':
      return (
        <>
          <Icon name="check" className="inline-block size-5 text-accent" />
          <span className="sr-only">Yes</span>
        </>
      );
    case 'no':
      return (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">No</span>
        </>
      );
    default:
      return text;
  }
}
