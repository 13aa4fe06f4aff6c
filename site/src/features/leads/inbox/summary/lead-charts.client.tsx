'use client';

import { CountChart } from '#site/ui/admin/count-chart.client.tsx';
import { CountTable } from '#site/ui/admin/count-table.tsx';
import { dayLabel } from '#site/ui/admin/day-spans.ts';
import { useSummary } from '#site/ui/admin/use-summary.client.tsx';
import type { LeadSummary } from './summarise-leads.ts';

/** On the dashboard: how many leads came, per day and form, and whether messages failed. Each sees their own. */
export function LeadCharts() {
  const { spans, summary } = useSummary<LeadSummary>('/api/leads/summary');
  // Users who may not see leads see no charts.
  if (!summary || summary === 'failed') return null;
  return (
    <section style={{ marginBlockEnd: '2.5rem' }}>
      <h2>Leads</h2>
      {summary.failed > 0 && (
        <p role="status" style={{ color: 'var(--theme-error-600)' }}>
          <a href="/admin/collections/deliveries?where[or][0][and][0][state][equals]=failed">
            {summary.failed === 1
              ? '1 message failed and needs attention'
              : `${summary.failed} messages failed and need attention`}
          </a>
        </p>
      )}
      {spans}
      <p aria-live="polite">
        <strong>{summary.total.toLocaleString('en-AU')}</strong> {summary.total === 1 ? 'lead' : 'leads'} in{' '}
        {summary.days.length} days.
      </p>
      {summary.total > 0 && <Charts summary={summary} />}
    </section>
  );
}

function Charts({ summary }: { summary: LeadSummary }) {
  const days = summary.days.map(({ label, count }) => ({ label: dayLabel(label), count }));
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
        gap: '1.5rem 3rem',
        marginBlockStart: '1.5rem',
      }}
    >
      <div style={{ minWidth: 0 }}>
        <h3>Per day</h3>
        <CountChart counts={days} kind="line" what="Leads" />
        <details>
          <summary>Leads per day as a table</summary>
          <CountTable caption="Leads per day" heading="Day" counts={days} what="Leads" />
        </details>
      </div>
      <div style={{ minWidth: 0 }}>
        <h3>By form</h3>
        <CountChart counts={summary.forms} kind="rows" what="Leads" />
        <details>
          <summary>Leads by form as a table</summary>
          <CountTable caption="Leads by form" heading="Form" counts={summary.forms} what="Leads" />
        </details>
      </div>
    </div>
  );
}
