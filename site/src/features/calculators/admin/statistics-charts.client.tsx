'use client';

import { CountChart } from '#site/ui/admin/count-chart.client.tsx';
import { type Count, CountTable } from '#site/ui/admin/count-table.tsx';
import { dayLabel } from '#site/ui/admin/day-spans.ts';
import { useSummary } from '#site/ui/admin/use-summary.client.tsx';
import type { StatisticsSummary } from '../summarise-statistics.ts';

/** The charts for a span of days to choose. */
export function StatisticsCharts() {
  const { spans, summary } = useSummary<StatisticsSummary>('/api/duty-statistics/summary');
  return (
    <>
      {spans}
      {summary === 'failed' && (
        <p role="alert">The statistics could not be loaded. Reload the page to try again.</p>
      )}
      {summary && summary !== 'failed' && <Charts summary={summary} />}
    </>
  );
}

function Charts({ summary }: { summary: StatisticsSummary }) {
  const { days, states, values, hosts, answers, total } = summary;
  return (
    <>
      <p aria-live="polite" style={{ fontSize: '1.25rem' }}>
        <strong>{total.toLocaleString('en-AU')}</strong> {total === 1 ? 'calculation' : 'calculations'} from{' '}
        {dayLabel(summary.from)} to {dayLabel(summary.to)}.
      </p>
      {total > 0 && (
        <>
          <Figure
            title="Calculations per day"
            kind="line"
            heading="Day"
            counts={days.map(({ label, count }) => ({ label: dayLabel(label), count }))}
          />
          <Figure title="By state" heading="State" counts={states} />
          <Figure title="By property value" heading="Value" counts={values} />
          <Figure title="By website" heading="Website" kind="rows" counts={hosts} />
          <h2>Answers</h2>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', marginBlockEnd: '2.5rem' }}>
            {answers.map(({ question, counts }) => (
              <CountTable
                key={question}
                caption={question}
                heading="Answer"
                counts={counts}
                what="Calculations"
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Figure({
  title,
  heading,
  counts,
  kind = 'columns',
}: {
  title: string;
  heading: string;
  counts: Count[];
  kind?: 'line' | 'columns' | 'rows';
}) {
  return (
    <section style={{ marginBlock: '2.5rem' }}>
      <h2>{title}</h2>
      <CountChart counts={counts} kind={kind} what="Calculations" />
      <details>
        <summary>{title} as a table</summary>
        <CountTable caption={title} heading={heading} counts={counts} what="Calculations" />
      </details>
    </section>
  );
}
