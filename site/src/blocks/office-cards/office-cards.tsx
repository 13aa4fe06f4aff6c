import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import type { Office } from '#site/features/team/load-people.ts';
import { OfficeCard } from '#site/features/team/office-card.tsx';

const fields = {
  offices: {
    kind: 'reference',
    to: 'offices',
    label: 'Offices',
    help: 'Shown in this order. Leave empty for all.',
  },
  columns: columnsField,
} as const satisfies BlockFields;

export type OfficeCardsProps = PropsOf<typeof fields>;
/** Each office with the number of its people. */
export type OfficeCardsData = { office: Office; people: number }[];

/** The agency's offices: picture, address, hours, telephone. */
export const officeCards = defineBlock<typeof fields, OfficeCardsData>({
  name: 'office-cards',
  label: 'Offices',
  category: 'content',
  keywords: 'branch locations contact address',
  hasLoader: true,
  icon: 'pin',
  fields,
  defaults: { offices: [], columns: { base: 3, tablet: 2, mobile: 1 } },
  View: ({ props, data, editing }) =>
    data.length === 0 ? (
      <EditorNote editing={editing}>No published offices match.</EditorNote>
    ) : (
      <ul className={`${COLUMNS} gap-7`} style={columnsVars(props.columns)}>
        {data.map(({ office, people }) => (
          <li key={office.id} className="min-w-0 text-ink">
            <OfficeCard office={office} people={people} level={3} />
          </li>
        ))}
      </ul>
    ),
});
