'use client';

import { useCallback, useState } from 'react';
import type { LinkValue } from '#site/block-kit/fields.ts';
import { videoSource } from '#site/block-kit/parts/video-source.ts';
import { AddressInput } from './address-input.client.tsx';
import { askApi } from './ask-api.client.ts';
import type { ControlProps } from './control-props.ts';
import { PickDialog } from './pick-dialog.client.tsx';
import { findTargets } from './target-picker.client.tsx';
import { UploadButton } from './upload-button.client.tsx';

/** The largest video the server takes, in bytes. */
const MAX_BYTES = 200_000_000;

/** The link to a video: at YouTube or Vimeo, or one that staff uploaded. */
export function VideoLinkControl({ id, value, onChange, readOnly }: ControlProps<'link', LinkValue>) {
  const [isOpen, setOpen] = useState(false);
  const href = value?.href ?? '';
  const change = (next: string) => onChange(next ? { href: next } : null);
  const search = useCallback((text: string) => findTargets({ kind: 'videos', text }), []);
  const pick = (next: string) => {
    change(next);
    setOpen(false);
  };
  return (
    <>
      <AddressInput
        id={id}
        value={href}
        placeholder="https://www.youtube.com/watch?v=…"
        readOnly={readOnly}
        onChange={(next) => change(next.trim())}
        onChoose={() => setOpen(true)}
      />
      {href && !videoSource({ link: href }) && (
        <p className="fr-b-problem" role="alert">
          This link is not a video. Use a YouTube or Vimeo link, or choose an uploaded video.
        </p>
      )}
      {isOpen && (
        <PickDialog
          title="Choose a video"
          search={search}
          onClose={() => setOpen(false)}
          head={
            <UploadButton
              label="Upload a video"
              accept="video/mp4,video/webm"
              maxBytes={MAX_BYTES}
              upload={uploadVideo}
              onUploaded={({ filename }) => pick(`/media/videos/${encodeURIComponent(filename)}`)}
            />
          }
        >
          {(found) => (
            <ul className="fr-b-found">
              {found.map((target) => (
                <li key={target.id}>
                  <button type="button" onClick={() => pick(target.href ?? '')}>
                    {target.label}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PickDialog>
      )}
    </>
  );
}

async function uploadVideo(file: File): Promise<{ filename: string }> {
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', '{}');
  return (await askApi<{ doc: { filename: string } }>('/api/videos', { method: 'POST', body })).doc;
}
