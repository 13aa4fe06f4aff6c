import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';

const fields = {
  content: { kind: 'slot', label: 'Content' },
  columns: { kind: 'number', label: 'Columns', min: 1, max: 6, step: 1, perDevice: true },
  gap: { kind: 'number', label: 'Gap', min: 0, max: 200, unit: 'px', perDevice: true },
  align: {
    kind: 'select',
    label: 'Vertical alignment',
    options: [
      { value: 'stretch', label: 'Stretch' },
      { value: 'start', label: 'Top' },
      { value: 'center', label: 'Middle' },
      { value: 'end', label: 'Bottom' },
    ],
  },
} as const satisfies BlockFields;

export type GridProps = PropsOf<typeof fields>;

/** Blocks in rows of equally wide places, filled one after the other. */
export const grid = defineBlock<typeof fields>({
  name: 'grid',
  label: 'Grid',
  category: 'layout',
  keywords: 'cards tiles layout columns',
  icon: 'plan',
  fields,
  defaults: {
    content: [],
    columns: { base: 3, tablet: 2, mobile: 1 },
    gap: { base: 32, mobile: 24 },
    align: 'stretch',
  },
  View: ({ props: { columns, gap, align }, slot }) => (
    <div
      style={{
        ...deviceVars({
          name: 'fr-gn',
          value: columns,
          css: (count) => String(Math.max(1, Math.trunc(count))),
        }),
        ...deviceVars({ name: 'fr-gg', value: gap, css: (px) => `${px}px` }),
      }}
    >
      {slot('content', `fr-grid ${alignments[align]}`)}
    </div>
  ),
});

const alignments = {
  stretch: 'items-stretch',
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
} as const;
