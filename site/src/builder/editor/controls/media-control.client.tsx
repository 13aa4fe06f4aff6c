'use client';

import { useEffect, useState } from 'react';
import type { MediaValue } from '#site/block-kit/fields.ts';
import { askApi } from './ask-api.client.ts';
import type { ControlProps } from './control-props.ts';
import { FocalPoint } from './focal-point.client.tsx';
import { type MediaDoc, MediaPicker } from './media-picker.client.tsx';

/** A picture of the media library, with its alt text for people who cannot see it and the point that stays in sight. */
export function MediaControl({ id, value, onChange, readOnly }: ControlProps<'media', MediaValue>) {
  const [isOpen, setOpen] = useState(false);
  const [doc, setDoc] = useState<MediaDoc | 'gone'>();
  const chosen = value?.id;
  useEffect(() => {
    if (chosen === undefined) return;
    let left = false;
    askApi<MediaDoc>(`/api/media/${chosen}?depth=0`).then(
      (found) => left || setDoc(found),
      () => left || setDoc('gone'),
    );
    return () => {
      left = true;
    };
  }, [chosen]);
  const shown = typeof doc === 'object' && doc.id === chosen ? doc : undefined;
  return (
    <div>
      {chosen !== undefined && doc === 'gone' && (
        <p className="fr-b-problem">This image has been deleted. Choose another one.</p>
      )}
      {shown && <FocalPoint doc={shown} readOnly={readOnly} onMoved={setDoc} />}
      <span className="fr-b-row">
        <button type="button" className="fr-b-button" disabled={readOnly} onClick={() => setOpen(true)}>
          {value ? 'Change image' : 'Choose image'}
        </button>
        {value && (
          <button type="button" className="fr-b-button" disabled={readOnly} onClick={() => onChange(null)}>
            Remove
          </button>
        )}
      </span>
      {value && (
        <label className="fr-b-sub">
          Alt text
          <input
            id={id}
            className="fr-b-input"
            maxLength={300}
            value={value.alt ?? ''}
            placeholder="Leave empty if decorative"
            readOnly={readOnly}
            onChange={({ currentTarget }) => onChange({ id: value.id, alt: currentTarget.value })}
            onBlur={({ currentTarget }) => {
              const alt = currentTarget.value.trim();
              if (shown && !shown.alt && alt && !readOnly)
                void keepWithImage({ doc: shown, alt, onKept: setDoc });
            }}
          />
        </label>
      )}
      {shown && (
        <a className="fr-b-help" href={`/admin/collections/media/${shown.id}`} target="_blank" rel="noopener">
          Crop, name and tag this image
        </a>
      )}
      {isOpen && (
        <MediaPicker
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            setDoc(picked);
            onChange({ id: picked.id, alt: picked.alt ?? '' });
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

/** A description is typed once: an image without one gets that of the first page that shows it. */
async function keepWithImage({
  doc,
  alt,
  onKept,
}: {
  doc: MediaDoc;
  alt: string;
  onKept: (doc: MediaDoc) => void;
}): Promise<void> {
  const body = JSON.stringify({ alt });
  const headers = { 'Content-Type': 'application/json' };
  // Roles that may not change images still describe it on their page.
  const stored = await askApi(`/api/media/${doc.id}`, { method: 'PATCH', body, headers }).then(
    () => true,
    () => false,
  );
  if (stored) onKept({ ...doc, alt });
}
