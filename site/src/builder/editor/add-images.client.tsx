'use client';

import type { ArrayField } from '@puckeditor/core';
import { useEffect, useRef, useState } from 'react';
import { type MediaDoc, MediaPicker } from './controls/media-picker.client.tsx';
import type { FieldMeta } from './puck-fields.ts';

/** Fills a list of images, such as a gallery's, with several at once: uploaded together, or chosen one after the other. */
export function AddImages({
  field,
  value,
  onChange,
}: {
  field: ArrayField;
  value: unknown[];
  onChange: (value: unknown[]) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState(0);
  const name = imageField(field);
  // Uploads that are added at their end must not forget what was chosen meanwhile.
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  }, [value]);
  const most = field.max ?? Number.POSITIVE_INFINITY;
  if (!name || value.length >= most) return null;
  const add = (docs: MediaDoc[]) => {
    const empty = typeof field.defaultItemProps === 'function' ? {} : field.defaultItemProps;
    const items = docs.map(({ id, alt }) => ({ ...empty, [name]: { id, alt: alt ?? '' } }));
    const before = newest.current.length;
    newest.current = [...newest.current, ...items].slice(0, most);
    onChange(newest.current);
    setAdded((count) => count + newest.current.length - before);
  };
  return (
    <>
      <button
        type="button"
        className="fr-b-button"
        onClick={() => {
          setAdded(0);
          setOpen(true);
        }}
      >
        Add several images
      </button>
      {isOpen && <MediaPicker many={{ added, add }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The image of a list's items, where that is what they are mainly: their first field. */
function imageField({ arrayFields }: ArrayField): string | undefined {
  const [first] = Object.entries(arrayFields ?? {});
  const meta = first?.[1].metadata as FieldMeta | undefined;
  return meta?.of.kind === 'media' ? first?.[0] : undefined;
}
