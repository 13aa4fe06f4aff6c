import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';

const fields = {
  content: { kind: 'slot', label: 'Content' },
  direction: {
    kind: 'select',
    label: 'Direction',
    options: [
      { value: 'column', label: 'Vertical' },
      { value: 'row', label: 'Horizontal' },
    ],
    perDevice: true,
  },
  gap: { kind: 'number', label: 'Gap', min: 0, max: 200, unit: 'px', perDevice: true },
  wrap: { kind: 'toggle', label: 'Wrap' },
  justify: {
    kind: 'select',
    label: 'Justify content',
    options: [
      { value: 'start', label: 'Start' },
      { value: 'center', label: 'Centre' },
      { value: 'end', label: 'End' },
      { value: 'between', label: 'Space between' },
    ],
  },
  align: {
    kind: 'select',
    label: 'Align items',
    options: [
      { value: 'stretch', label: 'Stretch' },
      { value: 'start', label: 'Start' },
      { value: 'center', label: 'Centre' },
      { value: 'end', label: 'End' },
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
