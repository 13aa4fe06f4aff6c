'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Payload's own look of a button: it is what most people come to this form for. */
const BUTTON = 'btn btn--style-primary btn--size-medium btn--withoutPopup';

/** Stands in a page's form for what was built: the way into the page builder. What is new is saved as a draft first. */
export function OpenBuilder() {
  const { id, collectionSlug, hasSavePermission, savedDocumentData } = useDocumentInfo();
  const { submit } = useForm();
  const [isOpening, setOpening] = useState(false);
  const savedId = id ?? savedDocumentData?.id;
  useEffect(() => {
    if (isOpening && savedId) location.assign(`/admin/builder/${collectionSlug}/${savedId}`);
  }, [isOpening, savedId, collectionSlug]);
  if (!collectionSlug) return null;
  if (id)
    return (
      <p>
        <a className={BUTTON} href={`/admin/builder/${collectionSlug}/${id}`}>
          <span className="btn__content">Open the page builder</span>
        </a>
      </p>
    );
  if (!hasSavePermission) return null;
  const saveAndOpen = async () => {
    setOpening(true);
    const answer = await submit({
      action: `/api/${collectionSlug}?depth=0&draft=true`,
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    // What is wrong is then said at its field or in a message.
    if (!answer?.res?.ok) setOpening(false);
  };
  return (
    <p>
      <button type="button" className={BUTTON} disabled={isOpening} onClick={() => void saveAndOpen()}>
        <span className="btn__content">Save draft and open the page builder</span>
      </button>
    </p>
  );
}
