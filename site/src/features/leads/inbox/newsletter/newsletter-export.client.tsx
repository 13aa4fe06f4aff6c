'use client';

/** Links to the list as CSV: confirmed subscribers, and all with their state. */
export function NewsletterExport() {
  const path = '/api/newsletter-subscribers/export';
  return (
    <p style={{ marginBlock: '0.5rem', display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      <a href={path} download="newsletter.csv">
        Export confirmed addresses (CSV)
      </a>
      <a href={`${path}?state=all`} download="newsletter.csv">
        Export all, with consent and dates (CSV)
      </a>
    </p>
  );
}
