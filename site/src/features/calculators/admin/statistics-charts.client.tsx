'use client';

import { useEffect, useState } from 'react';
import { CountChart } from '#site/ui/admin/count-chart.client.tsx';
import { type Count, CountTable } from '#site/ui/admin/count-table.tsx';
import type { StatisticsSummary } from '../summarise-statistics.ts';

const SPANS = [30, 90, 365];

/** The charts for a span of days to choose. */
export function StatisticsCharts() {
  const [days, setDays] = useState(30);
  const [summary, setSummary] = useState<StatisticsSummary | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`/api/duty-statistics/summary?days=${days}`, { credentials: 'same-origin', signal: leaving.signal })
      .then(async (response) =>
        setSummary(response.ok ? ((await response.json()) as StatisticsSummary) : 'failed'),
      )
      .catch(() => leaving.signal.aborted || setSummary('failed'));
    return () => leaving.abort();
  }, [days]);
  return (
    <>
      <fieldset style={{ border: 0, padding: 0, marginBlock: '1.5rem', display: 'flex', gap: '1.5rem' }}>
        <legend style={{ padding: 0, marginBlockEnd: '0.5rem' }}>Days up to today</legend>
        {SPANS.map((span) => (
          <label key={span} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
            <input type="radio" name="days" checked={span === days} onChange={() => setDays(span)} />
            {span}
          </label>
        ))}
      </fieldset>
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
          <h2>What was asked about</h2>
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

/** "3 Jul 2026"; the day is one of Sydney already. */
function dayLabel(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
