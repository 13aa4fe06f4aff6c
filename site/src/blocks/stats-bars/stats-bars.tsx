import type { CSSProperties } from 'react';
import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';

/** Ms that a bar takes for each percent of its width. */
const MS_PER_PERCENT = 20;

const fields = {
  bars: {
    kind: 'list',
    label: 'Bars',
    itemLabel: 'title',
    max: 20,
    of: {
      title: { kind: 'text', label: 'Title', maxLength: 120 },
      percent: { kind: 'number', label: 'Percentage', min: 0, max: 100, unit: '%' },
      colour: { kind: 'colour', label: 'Colour' },
    },
  },
} as const satisfies BlockFields;

export type StatsBarsProps = PropsOf<typeof fields>;

/** Shares as bars, which grow when they come into sight: the longer, the longer it takes. */
export const statsBars = defineBlock<typeof fields>({
  name: 'stats-bars',
  label: 'Progress bars',
  category: 'content',
  keywords: 'progress percent skills chart statistics',
  icon: 'sliders',
  fields,
  defaults: {
    bars: [
      { title: 'Sold at auction', percent: 62, colour: '' },
      { title: 'Sold above the reserve', percent: 48, colour: '' },
      { title: 'Rented within two weeks', percent: 91, colour: '' },
    ],
  },
  View: ({ props, editing }) =>
    props.bars.length === 0 ? (
      <EditorNote editing={editing}>Add a bar.</EditorNote>
    ) : (
      <dl className="grid gap-6" data-behaviour={editing ? undefined : 'seen'}>
        {props.bars.map(({ title, percent, colour }, index) => (
          <div key={index} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
            <dt className="font-semibold wrap-anywhere">{title}</dt>
            <dd className="tabular-nums">{percent}%</dd>
            <dd aria-hidden="true" className="col-span-2 h-3 overflow-hidden rounded-full bg-sand-deep">
              <span
                className="fr-bar"
                style={
                  {
                    '--percent': `${percent}%`,
                    '--grows': `${percent * MS_PER_PERCENT}ms`,
                    '--bar': cssColour(colour),
                  } as CSSProperties
                }
              />
            </dd>
          </div>
        ))}
      </dl>
    ),
});
