'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { CountChart } from '#site/ui/admin/count-chart.client.tsx';
import { dayLabel } from '#site/ui/admin/day-spans.ts';
import { useSummary } from '#site/ui/admin/use-summary.client.tsx';
import { rateText } from '../counts/compare-versions.ts';
import type { Results, Version } from '../counts/results.ts';

/** The results of a popup in its form: how often it was shown, and its conversions. */
export function PopupResults() {
  const { id } = useDocumentInfo();
  if (!id) return <p>Results appear after the popup is saved and published.</p>;
  return <ResultsOf id={id} />;
}

function ResultsOf({ id }: { id: number | string }) {
  const { spans, summary } = useSummary<Results>(`/api/popups/${id}/results`);
  return (
    <section aria-label="Results">
      <p>
        Views: how often it opened. Conversions: how often a visitor sent its form or clicked its goal link.
        Only daily totals are stored.
      </p>
      {spans}
      {summary === undefined && <p>Loading…</p>}
      {summary === 'failed' && (
        <p role="alert">The results could not be loaded. Reload the page to try again.</p>
      )}
      {summary && summary !== 'failed' && <Shown results={summary} />}
    </section>
  );
}

function Shown({ results: { from, to, versions, days, said } }: { results: Results }) {
  return (
    <>
      <VersionTable caption={`${dayLabel(from)} to ${dayLabel(to)}`} versions={versions} />
      {said && (
        <p>
          <strong>{said}</strong>
        </p>
      )}
      <h3 style={{ marginBlockStart: '1.5rem' }}>Views per day</h3>
      <CountChart
        kind="line"
        counts={days.map(({ label, count }) => ({ label: dayLabel(label), count }))}
        what="Views"
      />
    </>
  );
}

const end = { textAlign: 'end', paddingInlineStart: '1.25rem', whiteSpace: 'nowrap' } as const;

function VersionTable({ caption, versions }: { caption: string; versions: Version[] }) {
  const isTest = versions.length > 1;
  return (
    <table style={{ borderCollapse: 'collapse', marginBlock: '0.75rem' }}>
      <caption style={{ textAlign: 'start' }}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" style={{ textAlign: 'start' }}>
            {isTest ? 'Version' : 'Popup'}
          </th>
          <th scope="col" style={end}>
            Views
          </th>
          <th scope="col" style={end}>
            Conversions
          </th>
          <th scope="col" style={end}>
            Rate
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version, index) => (
          <tr key={version.id}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 'normal' }}>
              {version.name}
              {isTest && (index === 0 ? ' (this version)' : ' (the other version)')}
            </th>
            <td style={end}>{version.shown.toLocaleString('en-AU')}</td>
            <td style={end}>{version.converted.toLocaleString('en-AU')}</td>
            <td style={end}>{rateText(version)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
