'use client';

import type { CsvPreview } from './csv-endpoints.ts';

/** What the first rows of a file would become, with the problems of each. */
export function CsvPreviewRows({ preview: { problem, rows } }: { preview: CsvPreview }) {
  return (
    <div>
      <h4 style={{ margin: '0.5rem 0' }}>
        {rows.length === 1 ? 'The first row' : `The first ${rows.length} rows`} as listings
      </h4>
      {problem && (
        <p role="alert" style={warning}>
          {problem}
        </p>
      )}
      <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map(({ title, facts, problems, isLeftOut }, at) => (
          <li
            key={at}
            style={{
              padding: '0.5rem 0',
              borderTop: '1px solid var(--theme-elevation-150)',
              overflowWrap: 'anywhere',
            }}
          >
            <strong>{title}</strong>
            {isLeftOut && ' — left out'}
            <div>{facts.join(' · ')}</div>
            {problems.length > 0 && (
              <ul style={{ margin: '0.25rem 0 0', paddingLeft: '1.25rem', color: 'var(--theme-error-600)' }}>
                {problems.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const warning = {
  margin: '0 0 0.5rem',
  padding: '0.75rem 1rem',
  border: '1px solid var(--theme-warning-400)',
  borderRadius: 'var(--style-radius-s)',
  background: 'var(--theme-warning-50)',
  color: 'var(--theme-warning-900)',
} as const;
