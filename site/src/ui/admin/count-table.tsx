/** One bar of a chart: its label and count. */
export type Count = { label: string; count: number };

/** What a chart draws of counts. */
export type ChartProps = {
  counts: Count[];
  kind: 'line' | 'columns' | 'rows';
  /** What is counted, such as "Leads". */
  what: string;
};

/** Counts as a table, with the share of each. */
export function CountTable({
  caption,
  heading,
  counts,
  what,
}: {
  caption: string;
  heading: string;
  counts: Count[];
  /** What is counted, such as "Leads". */
  what: string;
}) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const end = { textAlign: 'end', paddingInlineStart: '2rem' } as const;
  return (
    <table style={{ borderCollapse: 'collapse', marginBlock: '0.75rem' }}>
      <caption style={{ textAlign: 'start' }}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" style={{ textAlign: 'start' }}>
            {heading}
          </th>
          <th scope="col" style={end}>
            {what}
          </th>
          <th scope="col" style={end}>
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 'normal' }}>
              {label}
            </th>
            <td style={end}>{count.toLocaleString('en-AU')}</td>
            <td style={end}>{total ? `${Math.round((count / total) * 100)} %` : '0 %'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
