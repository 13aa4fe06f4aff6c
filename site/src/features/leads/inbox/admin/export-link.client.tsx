'use client';

import { useSearchParams } from 'next/navigation';

/** Leads to the list's leads as a CSV file: the list's own filters are in the page's address. */
export function ExportLink() {
  const query = useSearchParams();
  const relevant = [...(query ?? [])].filter(([name]) => name === 'search' || name.startsWith('where'));
  const filters = new URLSearchParams(relevant).toString();
  return (
    <p style={{ marginBlock: '0.5rem' }}>
      <a href={`/api/leads/export${filters ? `?${filters}` : ''}`} download="leads.csv">
        Export leads (CSV)
      </a>
    </p>
  );
}
