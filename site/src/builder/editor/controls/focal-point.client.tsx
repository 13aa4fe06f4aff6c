'use client';

import { useState } from 'react';
import { askApi } from './ask-api.client.ts';
import { type MediaDoc, thumbnailOf } from './media-picker.client.tsx';

/** The picture; a click on it sets the point that stays in sight where it is cropped, for every place that shows it. */
export function FocalPoint({
  doc,
  readOnly,
  onMoved,
}: {
  doc: MediaDoc;
  readOnly: boolean;
  onMoved: (doc: MediaDoc) => void;
}) {
  const [hasFailed, setFailed] = useState(false);
  const move = async (x: number, y: number) => {
    onMoved({ ...doc, focalX: x, focalY: y });
    try {
      await askApi(`/api/media/${doc.id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ focalX: x, focalY: y }),
      });
      setFailed(false);
    } catch {
      onMoved(doc);
      setFailed(true);
    }
  };
  const [x, y] = [doc.focalX ?? 50, doc.focalY ?? 50];
  return (
    <>
      <button
        type="button"
        className="fr-b-focal"
        disabled={readOnly}
        aria-label={`Focal point: ${x}% from the left, ${y}% from the top. Use the arrow keys to move it.`}
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          // Pressing Enter has no place.
          if (detail === 0) return;
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          void move(percent((clientX - left) / width), percent((clientY - top) / height));
        }}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (!step) return;
          event.preventDefault();
          void move(percent((x + step[0]) / 100), percent((y + step[1]) / 100));
        }}
      >
        <img src={thumbnailOf(doc)} alt="" />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      {hasFailed && (
        <p className="fr-b-problem" role="alert">
          The focal point was not saved. Try again.
        </p>
      )}
    </>
  );
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

const percent = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 100);
