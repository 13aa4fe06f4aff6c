'use client';

import { askApi } from './ask-api.client.ts';
import { PickDialog } from './pick-dialog.client.tsx';
import { UploadButton } from './upload-button.client.tsx';

/** A picture of the library as the API hands it over. */
export type MediaDoc = {
  id: number;
  alt?: string | null;
  filename?: string | null;
  focalX?: number | null;
  focalY?: number | null;
  sizes?: { w480?: { filename?: string | null } };
};

/** The largest picture the server takes, in bytes. */
const MAX_BYTES = 30_000_000;
const SHOWN = 24;

/** The media library, with a way to put another picture into it. */
export function MediaPicker({ onPick, onClose }: { onPick: (doc: MediaDoc) => void; onClose: () => void }) {
  return (
    <PickDialog
      title="Choose an image"
      search={searchMedia}
      onClose={onClose}
      head={
        <UploadButton
          label="Upload an image"
          accept="image/jpeg,image/png,image/gif,image/webp,image/avif"
          maxBytes={MAX_BYTES}
          upload={uploadPicture}
          onUploaded={onPick}
        />
      }
    >
      {(found) => (
        <ul className="fr-b-media">
          {found.map((doc) => (
            <li key={doc.id}>
              <button type="button" onClick={() => onPick(doc)} title={doc.alt || (doc.filename ?? '')}>
                <img src={thumbnailOf(doc)} alt={doc.alt || (doc.filename ?? '')} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </PickDialog>
  );
}

/** The address of a small version. */
export const thumbnailOf = ({ filename, sizes }: MediaDoc): string =>
  `/media/${encodeURIComponent(sizes?.w480?.filename ?? filename ?? '')}`;

async function searchMedia(text: string): Promise<MediaDoc[]> {
  const query = new URLSearchParams({ limit: String(SHOWN), depth: '0', sort: '-createdAt' });
  if (text) {
    query.set('where[or][0][alt][like]', text);
    query.set('where[or][1][filename][like]', text);
  }
  return (await askApi<{ docs: MediaDoc[] }>(`/api/media?${query}`)).docs;
}

async function uploadPicture(file: File): Promise<MediaDoc> {
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', JSON.stringify({ alt: '' }));
  return (await askApi<{ doc: MediaDoc }>('/api/media', { method: 'POST', body })).doc;
}
