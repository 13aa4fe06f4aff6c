import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';

const fields = {
  content: { kind: 'slot', label: 'Content' },
  direction: {
    kind: 'select',
    label: 'Direction',
    options: [
      { value: 'column', label: 'One under the other' },
      { value: 'row', label: 'Side by side' },
    ],
    perDevice: true,
  },
  gap: { kind: 'number', label: 'Room between', min: 0, max: 200, unit: 'px', perDevice: true },
  wrap: { kind: 'toggle', label: 'Side by side in several rows where one is too short' },
  justify: {
    kind: 'select',
    label: 'Along that direction',
    options: [
      { value: 'start', label: 'At the beginning' },
      { value: 'center', label: 'In the middle' },
      { value: 'end', label: 'At the end' },
      { value: 'between', label: 'Spread out' },
    ],
  },
  align: {
    kind: 'select',
    label: 'Across it',
    options: [
      { value: 'stretch', label: 'Equally large' },
      { value: 'start', label: 'At the beginning' },
      { value: 'center', label: 'In the middle' },
      { value: 'end', label: 'At the end' },
    ],
  },
} as const satisfies BlockFields;

export type StackProps = PropsOf<typeof fields>;

/** Blocks one under the other or side by side, each as large as it is. */
export const stack = defineBlock<typeof fields>({
  name: 'stack',
  label: 'Stack',
  category: 'layout',
  keywords: 'row group inline flex buttons side by side',
  icon: 'menu',
  fields,
  defaults: {
    content: [],
    direction: { base: 'column' },
    gap: { base: 16 },
    wrap: true,
    justify: 'start',
    align: 'start',
  },
  View: ({ props: { direction, gap, wrap, justify, align }, slot }) => (
    <div
      style={{
        ...deviceVars({
          name: 'fr-kf',
          value: direction,
          css: (way) => `${way} ${wrap && way === 'row' ? 'wrap' : 'nowrap'}`,
        }),
        ...deviceVars({ name: 'fr-kg', value: gap, css: (px) => `${px}px` }),
      }}
    >
      {slot('content', `fr-stack ${justified[justify]} ${aligned[align]}`)}
    </div>
  ),
});

const justified = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
} as const;

const aligned = {
  stretch: 'items-stretch',
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
} as const;
