'use client';

/** The list as CSV files: who may be written to, and everybody with what became of them. */
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
