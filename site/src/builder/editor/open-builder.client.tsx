'use client';

import { useDocumentInfo } from '@payloadcms/ui';

/** Stands in a page's form for what was built: the way into the page builder. */
export function OpenBuilder() {
  const { id, collectionSlug } = useDocumentInfo();
  if (!id || !collectionSlug) return <p>Save first to open the page builder.</p>;
  return (
    <p>
      {/* Payload's own look of a button: it is what most people come to this form for. */}
      <a
        className="btn btn--style-primary btn--size-medium btn--withoutPopup"
        href={`/admin/builder/${collectionSlug}/${id}`}
      >
        <span className="btn__content">Open the page builder</span>
      </a>
    </p>
  );
}
