'use client';

import { useFormFields } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 155;

/** How a search engine is likely to show the page, while its title and description are written. */
export function SearchPreview() {
  const [title, path, slug, seoTitle, description, excerpt, noindex] = useFormFields(([fields]) =>
    ['title', 'path', 'slug', 'seo.title', 'seo.description', 'excerpt', 'seo.noindex'].map(
      (name) => fields[name]?.value,
    ),
  );
  const host = useSyncExternalStore(neverChanges, hereHost, noHost);
  // News has a slug instead of an address, and its own summary.
  const at = typeof path === 'string' ? path : slug ? `/news/${slug}` : '';
  const address = `${host}${at.replaceAll('/', ' › ')}`;
  return (
    <figure aria-label="Search result preview" style={{ margin: '0 0 1.5rem', maxWidth: '40rem' }}>
      <figcaption style={{ marginBottom: '0.5rem' }}>Search result preview</figcaption>
      <div style={{ padding: '1rem', border: '1px solid var(--theme-elevation-150)', borderRadius: 6 }}>
        {noindex ? (
          <p style={{ margin: 0 }}>This page is hidden from search engines.</p>
        ) : (
          <>
            <p style={{ margin: 0, fontSize: 13 }}>{address}</p>
            <p style={{ margin: '4px 0', fontSize: 19, color: 'var(--theme-success-650, #1a0dab)' }}>
              {cut(String(seoTitle || title || 'Untitled'), MAX_TITLE)}
            </p>
            <p style={{ margin: 0 }}>
              {cut(
                String(
                  description ||
                    excerpt ||
                    'Without a description, search engines choose text from the page.',
                ),
                MAX_DESCRIPTION,
              )}
            </p>
          </>
        )}
      </div>
    </figure>
  );
}

const neverChanges = () => () => {};
const hereHost = () => window.location.host;
const noHost = () => '';

const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).trimEnd()} …` : text;
