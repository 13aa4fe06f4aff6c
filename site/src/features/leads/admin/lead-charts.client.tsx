'use client';

import { useEffect, useState } from 'react';
import { CountChart } from '#site/ui/admin/count-chart.client.tsx';
import { CountTable } from '#site/ui/admin/count-table.tsx';
import type { LeadSummary } from '../summary/summarise-leads.ts';

const SPANS = [30, 90, 365];

/** On the dashboard: how many leads came, per day and form, and whether messages failed. Each sees their own. */
export function LeadCharts() {
  const [days, setDays] = useState(30);
  const [summary, setSummary] = useState<LeadSummary | 'none'>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`/api/leads/summary?days=${days}`, { credentials: 'same-origin', signal: leaving.signal })
      .then(async (response) => setSummary(response.ok ? ((await response.json()) as LeadSummary) : 'none'))
      .catch(() => leaving.signal.aborted || setSummary('none'));
    return () => leaving.abort();
  }, [days]);
  // Who may not see leads is told nothing of them.
  if (!summary || summary === 'none') return null;
  return (
    <section style={{ marginBlockEnd: '2.5rem' }}>
      <h2>Leads</h2>
      {summary.failed > 0 && (
        <p role="status" style={{ color: 'var(--theme-error-600)' }}>
          <a href="/admin/collections/deliveries?where[or][0][and][0][state][equals]=failed">
            {summary.failed === 1
              ? 'One message did not arrive and needs attention'
              : `${summary.failed} messages did not arrive and need attention`}
          </a>
        </p>
      )}
      <fieldset style={{ border: 0, padding: 0, marginBlock: '1rem', display: 'flex', gap: '1.5rem' }}>
        <legend style={{ padding: 0, marginBlockEnd: '0.5rem' }}>Days up to today</legend>
        {SPANS.map((span) => (
          <label key={span} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
            <input type="radio" name="lead-days" checked={span === days} onChange={() => setDays(span)} />
            {span}
          </label>
        ))}
      </fieldset>
      <p aria-live="polite">
        <strong>{summary.total.toLocaleString('en-AU')}</strong> {summary.total === 1 ? 'lead' : 'leads'} in{' '}
        {days} days.
      </p>
      {summary.total > 0 && <Charts summary={summary} />}
    </section>
  );
}

function Charts({ summary }: { summary: LeadSummary }) {
  const days = summary.days.map(({ label, count }) => ({ label: dayLabel(label), count }));
  return (
    <>
      <h3 style={{ marginBlockStart: '1.5rem' }}>Per day</h3>
      <CountChart counts={days} kind="line" what="Leads" />
      <details>
        <summary>Leads per day as a table</summary>
        <CountTable caption="Leads per day" heading="Day" counts={days} what="Leads" />
      </details>
      <h3 style={{ marginBlockStart: '1.5rem' }}>By form</h3>
      <CountChart counts={summary.forms} kind="rows" what="Leads" />
      <details>
        <summary>Leads by form as a table</summary>
        <CountTable caption="Leads by form" heading="Form" counts={summary.forms} what="Leads" />
      </details>
    </>
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
