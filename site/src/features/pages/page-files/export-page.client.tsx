'use client';

import { PopupList, useDocumentInfo } from '@payloadcms/ui';

/** In the menu of a page, reusable section or template: downloads its newest draft as a file. */
export function ExportPage() {
  const { id, collectionSlug } = useDocumentInfo();
  if (!id || !collectionSlug) return null;
  return (
    <PopupList.Button
      id="action-export"
      onClick={() => {
        window.location.href = `/api/${collectionSlug}/${id}/export`;
      }}
    >
      Export
    </PopupList.Button>
  );
}
