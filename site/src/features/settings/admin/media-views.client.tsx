'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';

const LIST = '/admin/collections/media';

/** Quick lists of the library, by what people look for. */
const VIEWS = [
  { label: 'All images', query: '' },
  { label: 'Uploaded by staff', query: 'where[or][0][and][0][sourceHash][exists]=false' },
  { label: 'From feeds', query: 'where[or][0][and][0][sourceHash][exists]=true' },
  { label: 'Without alt text', query: 'where[or][0][and][0][alt][exists]=false' },
] as const;

/** Above the list of images: the agency's own apart from those of feeds, those without alt text, those nothing shows. */
export function MediaViews() {
  const current = decodeURIComponent(useSearchParams().toString());
  return (
    <nav aria-label="Quick lists" style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem' }}>
      {VIEWS.map(({ label, query }) => {
        const isHere = query ? current.includes(query) : !current.includes('where');
        return (
          <Link
            key={label}
            href={query ? `${LIST}?${query}` : LIST}
            prefetch={false}
            aria-current={isHere ? 'page' : undefined}
            style={{ minBlockSize: '1.5rem', fontWeight: isHere ? 600 : undefined }}
          >
            {label}
          </Link>
        );
      })}
      <Link href="/admin/unused-media" prefetch={false} style={{ minBlockSize: '1.5rem' }}>
        Unused
      </Link>
    </nav>
  );
}
