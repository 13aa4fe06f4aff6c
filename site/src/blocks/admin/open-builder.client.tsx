'use client';

import { useDocumentInfo } from '@payloadcms/ui';

/** Stands in a page's form for what was built: the way into the page builder. */
export function OpenBuilder() {
  const { id, collectionSlug } = useDocumentInfo();
  if (!id || !collectionSlug) return <p>Save first; then the page builder opens from here.</p>;
  return (
    <p>
      <a href={`/admin/builder/${collectionSlug}/${id}`}>Open the page builder</a>
    </p>
  );
}
