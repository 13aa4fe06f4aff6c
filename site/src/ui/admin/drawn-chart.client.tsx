'use client';

import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartProps } from './count-table.tsx';

const MAX_LABEL = 34;
const COLOUR = 'var(--theme-success-500)';

/** In px: half of the last label of an axis is outside of it. */
const margin = { top: 8, right: 40, bottom: 8, left: 0 };

const grid = <CartesianGrid stroke="var(--theme-elevation-150)" vertical={false} />;
const tooltip = (
  <Tooltip
    isAnimationActive={false}
    contentStyle={{ background: 'var(--theme-elevation-0)', borderColor: 'var(--theme-elevation-250)' }}
  />
);
const ticks = { tick: { fill: 'var(--theme-elevation-800)', fontSize: 12 }, tickLine: false } as const;

/** The drawing of a CountChart, as large as what is around it. */
export function DrawnChart(props: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      {chartOf(props)}
    </ResponsiveContainer>
  );
}

function chartOf({ counts, kind, what }: ChartProps) {
  const counted = { dataKey: 'count', name: what, isAnimationActive: false } as const;
  if (kind === 'line')
    return (
      <AreaChart data={counts} margin={margin} accessibilityLayer={false}>
        {grid}
        <XAxis dataKey="label" minTickGap={40} {...ticks} />
        <YAxis allowDecimals={false} width={48} {...ticks} />
        {tooltip}
        <Area {...counted} stroke={COLOUR} fill={COLOUR} fillOpacity={0.2} type="linear" />
      </AreaChart>
    );
  if (kind === 'rows')
    return (
      <BarChart data={counts} layout="vertical" margin={margin} accessibilityLayer={false}>
        <XAxis type="number" allowDecimals={false} {...ticks} />
        <YAxis
          type="category"
          dataKey="label"
          width={240}
          interval={0}
          tickFormatter={shortened}
          {...ticks}
        />
        {tooltip}
        <Bar {...counted} fill={COLOUR} maxBarSize={18} />
      </BarChart>
    );
  return (
    <BarChart data={counts} accessibilityLayer={false}>
      {grid}
      <XAxis dataKey="label" interval="equidistantPreserveStart" {...ticks} />
      <YAxis allowDecimals={false} width={48} {...ticks} />
      {tooltip}
      <Bar {...counted} fill={COLOUR} maxBarSize={56} />
    </BarChart>
  );
}

/** Shortens long names to fit the chart; the table has them in full. */
const shortened = (label: string): string =>
  label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
