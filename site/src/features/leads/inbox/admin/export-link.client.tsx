'use client';

import { useSearchParams } from 'next/navigation';

/** The list's leads as files: the list's own filters are in the page's address. */
export function ExportLink() {
  const query = useSearchParams();
  const relevant = [...(query ?? [])].filter(([name]) => name === 'search' || name.startsWith('where'));
  const href = (format: string) =>
    `/api/leads/export?${new URLSearchParams([...relevant, ['format', format]])}`;
  return (
    <p style={{ marginBlock: '0.5rem', display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.5rem' }}>
      <a href={href('csv')} download="leads.csv">
        Export leads (CSV)
      </a>
      <a href={href('xlsx')}>Export leads (Excel)</a>
    </p>
  );
}
