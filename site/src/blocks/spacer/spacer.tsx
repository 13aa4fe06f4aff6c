import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';

const fields = {
  height: { kind: 'number', label: 'Height', min: 0, max: 600, unit: 'px', perDevice: true },
} as const satisfies BlockFields;

export type SpacerProps = PropsOf<typeof fields>;

/** Room between two blocks. */
export const spacer = defineBlock<typeof fields>({
  name: 'spacer',
  label: 'Spacer',
  category: 'layout',
  keywords: 'gap space margin blank',
  icon: 'chevron-down',
  fields,
  defaults: { height: { base: 48, mobile: 32 } },
  View: ({ props, editing }) => (
    <div
      aria-hidden="true"
      className={`fr-spacer ${editing ? 'min-h-4 border border-dashed border-line' : ''}`}
      style={deviceVars({ name: 'fr-sp', value: props.height, css: (px) => `${px}px` })}
    />
  ),
});
