'use client';

import dynamic from 'next/dynamic';
import type { ChartProps } from './count-table.tsx';

const ROW_HEIGHT = 32;
const HEIGHT = 260;

// The library that draws is a fifth as large as all of the admin.
const DrawnChart = dynamic(async () => (await import('./drawn-chart.client.tsx')).DrawnChart, { ssr: false });

/** A chart of counts: days as a line, a few kinds as columns, names as rows. The table below it has the same data. */
export function CountChart(props: ChartProps) {
  const height = props.kind === 'rows' ? props.counts.length * ROW_HEIGHT + 40 : HEIGHT;
  return (
    <div aria-hidden="true" style={{ width: '100%', height, marginBlock: '1rem' }}>
      <DrawnChart {...props} />
    </div>
  );
}
