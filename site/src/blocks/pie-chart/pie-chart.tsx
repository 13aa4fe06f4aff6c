import type { CSSProperties } from 'react';
import { defineBlock } from '#site/block-kit/block.ts';
import { CountUp } from '#site/block-kit/counting/count-up.tsx';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';

/** Px of a chart and of its line, and the ms it takes to be drawn, unless staff say otherwise. */
const SIZE = 220;
const LINE = 10;
const DRAWN_IN = 2000;

const fields = {
  charts: {
    kind: 'list',
    label: 'Charts',
    itemLabel: 'title',
    max: 12,
    of: {
      title: { kind: 'text', label: 'Title', maxLength: 120 },
      percent: { kind: 'number', label: 'Percentage', min: 0, max: 100, unit: '%' },
      colour: { kind: 'colour', label: 'Colour' },
    },
  },
  columns: columnsField,
  size: { kind: 'number', label: 'Size', min: 80, max: 400, unit: 'px', tab: 'style' },
  line: { kind: 'number', label: 'Line width', min: 1, max: 40, unit: 'px', tab: 'style' },
  duration: { kind: 'number', label: 'Animation duration', min: 0, max: 10_000, unit: 'ms', tab: 'advanced' },
} as const satisfies BlockFields;

export type PieChartProps = PropsOf<typeof fields>;

/** Shares as rings with the number inside, drawn when they come into sight. */
export const pieChart = defineBlock<typeof fields>({
  name: 'pie-chart',
  label: 'Pie chart',
  category: 'content',
  keywords: 'percent circle ring graph',
  icon: 'clock',
  fields,
  defaults: {
    charts: [
      { title: 'Sold at the first auction', percent: 74, colour: '' },
      { title: 'Buyers from the suburb', percent: 38, colour: 'accent' },
      { title: 'Homes let before they were empty', percent: 86, colour: '' },
    ],
    columns: { base: 3, mobile: 1 },
    size: SIZE,
    line: LINE,
    duration: DRAWN_IN,
  },
  View: ({ props, editing }) =>
    props.charts.length === 0 ? (
      <EditorNote editing={editing}>Add a chart.</EditorNote>
    ) : (
      <ul
        className={`${COLUMNS} gap-x-6 gap-y-10`}
        style={{ ...columnsVars(props.columns), '--grows': `${props.duration}ms` } as CSSProperties}
        data-behaviour={editing ? undefined : 'seen'}
      >
        {props.charts.map(({ title, percent, colour }, index) => (
          <li key={index} className="flex flex-col items-center gap-4 text-center">
            <div className="@container relative w-full" style={{ maxWidth: `${props.size}px` }}>
              <Ring {...props} percent={percent} colour={colour} />
              <p
                className="absolute inset-0 grid place-items-center font-display leading-none"
                style={{ fontSize: `${numberSize(props)}cqi` }}
              >
                <span>
                  <CountUp
                    to={percent}
                    after="%"
                    decimals={Number.isInteger(percent) ? 0 : 1}
                    ms={props.duration}
                    editing={editing}
                  />
                </span>
              </p>
            </div>
            {title && <p className="font-semibold wrap-anywhere">{title}</p>}
          </li>
        ))}
      </ul>
    ),
});

/** The number's size in percent of the ring's: four figures fit inside the line, on any screen. */
const numberSize = ({ size, line }: Pick<PieChartProps, 'size' | 'line'>) =>
  Math.round(((size - 2 * line) / size) * 24);

function Ring({
  size,
  line,
  percent,
  colour,
}: Pick<PieChartProps, 'size' | 'line'> & { percent: number; colour: string }) {
  const circle = { cx: size / 2, cy: size / 2, r: (size - line) / 2, fill: 'none', strokeWidth: line };
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      className="block h-auto w-full -rotate-90"
      aria-hidden="true"
    >
      <circle {...circle} className="stroke-sand-deep" />
      <circle
        {...circle}
        className="fr-ring"
        // The way round is 100, whatever the size.
        pathLength={100}
        style={{ '--percent': percent, '--ring': cssColour(colour) } as CSSProperties}
      />
    </svg>
  );
}
