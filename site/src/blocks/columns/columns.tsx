import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';
import { surfaceStyle } from '#site/block-kit/skin/skin-style.ts';
import { NO_SURFACE, surfaceField } from '#site/block-kit/skin/surface-fields.ts';
import { columnWidths, MAX_COLUMNS } from './column-widths.ts';

const from = (least: number) => Array.from({ length: MAX_COLUMNS - least + 1 }, (_, at) => least + at);

const slotOf = (number: number) =>
  ({ kind: 'slot', label: `Column ${number}`, shownWhen: { field: 'count', is: from(number) } }) as const;

const widthOf = (number: number) =>
  ({
    kind: 'number',
    label: `Column ${number} width`,
    help: number === 1 ? 'Leave empty to share the remaining width. Full width on phones.' : undefined,
    min: 5,
    max: 100,
    unit: '%',
    optional: true,
    perDevice: true,
    tab: 'style',
    shownWhen: { field: 'count', is: from(Math.max(1, number)) },
  }) as const;

const surfaceOf = (number: number) =>
  ({
    ...surfaceField,
    label: `Column ${number}: background and border`,
    shownWhen: { field: 'count', is: from(Math.max(1, number)) },
  }) as const;

const fields = {
  count: { kind: 'number', label: 'Number of columns', min: 1, max: MAX_COLUMNS, step: 1 },
  column1: slotOf(1),
  column2: slotOf(2),
  column3: slotOf(3),
  column4: slotOf(4),
  column5: slotOf(5),
  column6: slotOf(6),
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
  reverseOnMobile: { kind: 'toggle', label: 'Reverse order on phones' },
  width1: widthOf(1),
  width2: widthOf(2),
  width3: widthOf(3),
  width4: widthOf(4),
  width5: widthOf(5),
  width6: widthOf(6),
  surface1: surfaceOf(1),
  surface2: surfaceOf(2),
  surface3: surfaceOf(3),
  surface4: surfaceOf(4),
  surface5: surfaceOf(5),
  surface6: surfaceOf(6),
} as const satisfies BlockFields;

export type ColumnsProps = PropsOf<typeof fields>;

type SurfaceName = Extract<keyof ColumnsProps, `surface${number}`>;

const FREE = { base: null };

/** Blocks side by side; on phones one under the other unless the widths say otherwise. */
export const columns = defineBlock<typeof fields>({
  name: 'columns',
  label: 'Columns',
  category: 'layout',
  keywords: 'two three side by side layout row split',
  icon: 'compare',
  fields,
  defaults: {
    count: 2,
    column1: [],
    column2: [],
    column3: [],
    column4: [],
    column5: [],
    column6: [],
    gap: { base: 32, mobile: 24 },
    align: 'stretch',
    reverseOnMobile: false,
    width1: FREE,
    width2: FREE,
    width3: FREE,
    width4: FREE,
    width5: FREE,
    width6: FREE,
    surface1: NO_SURFACE,
    surface2: NO_SURFACE,
    surface3: NO_SURFACE,
    surface4: NO_SURFACE,
    surface5: NO_SURFACE,
    surface6: NO_SURFACE,
  },
  View: ({ props, slot }) => {
    const { count, gap, align, reverseOnMobile, width1, width2, width3, width4, width5, width6 } = props;
    const shown = columnWidths([width1, width2, width3, width4, width5, width6].slice(0, Math.trunc(count)));
    return (
      <div
        className={`fr-columns ${alignments[align]} ${reverseOnMobile ? 'fr-columns-reversed' : ''}`}
        style={deviceVars({ name: 'fr-cg', value: gap, css: (px) => `${px}px` })}
      >
        {shown.map((width, at) => {
          const surface = surfaceStyle(props[`surface${at + 1}` as SurfaceName]);
          return (
            <div
              key={at}
              className={`fr-column ${surface?.className ?? ''}`.trimEnd()}
              style={{ ...deviceVars({ name: 'fr-cw', value: width }), ...surface?.style }}
              data-holds={holds(props[`column${at + 1}` as keyof ColumnsProps]) || undefined}
            >
              {slot(`column${at + 1}`, 'fr-flow h-full')}
            </div>
          );
        })}
      </div>
    );
  },
});

/** Whether blocks are in it. Where they draw nothing, a picture not chosen yet say, the column gives way. */
const holds = (slot: unknown): boolean => Array.isArray(slot) && slot.length > 0;

const alignments = {
  stretch: 'items-stretch',
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
} as const;
