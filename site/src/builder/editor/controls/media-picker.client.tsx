'use client';

import { useCallback, useState } from 'react';
import { askApi } from './ask-api.client.ts';
import { PickDialog } from './pick-dialog.client.tsx';
import { UploadMany } from './upload-many.client.tsx';

/** A picture of the library as the API hands it over. */
export type MediaDoc = {
  id: number;
  title?: string | null;
  alt?: string | null;
  filename?: string | null;
  focalX?: number | null;
  focalY?: number | null;
  sizes?: { w480?: { filename?: string | null } };
};

/** The largest picture the server takes, in bytes. */
const MAX_BYTES = 30_000_000;
/** How many are shown at first, and how many more each time. */
const SHOWN = 24;

/** Hundreds of feed pictures must not bury the agency's own. */
const VIEWS = {
  own: 'Uploaded by staff',
  feeds: 'From feeds',
  all: 'All',
} as const;
type View = keyof typeof VIEWS;

/** Takes one image after the other, and says how many it has taken. */
type Many = { added: number; add: (docs: MediaDoc[]) => void };

/** The media library, with a way to put other pictures into it. With `many` it stays open until it is closed. */
export function MediaPicker({
  onClose,
  ...takes
}: { onClose: () => void } & (
  | { onPick: (doc: MediaDoc) => void; many?: undefined }
  | { many: Many; onPick?: undefined }
)) {
  const [view, setView] = useState<View>('own');
  const [limit, setLimit] = useState(SHOWN);
  const [uploads, setUploads] = useState(0);
  const search = useCallback(
    // One more says whether there are more. `uploads` makes it another search, which finds the new ones.
    (text: string) => searchMedia({ text, view, limit: limit + 1, uploads }),
    [view, limit, uploads],
  );
  const { many } = takes;
  const pick = (doc: MediaDoc) => (takes.many ? takes.many.add([doc]) : takes.onPick(doc));
  return (
    <PickDialog
      title={many ? 'Choose images' : 'Choose an image'}
      search={search}
      onClose={onClose}
      head={
        <>
          <UploadMany<MediaDoc>
            label="Upload images"
            accept="image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml"
            maxBytes={MAX_BYTES}
            path="/api/media"
            onUploaded={(docs) => {
              const [only] = docs;
              if (many) many.add(docs);
              if (only && docs.length === 1 && !many) pick(only);
              else setUploads((count) => count + 1);
            }}
          />
          <fieldset className="fr-b-kinds" aria-label="Show">
            {Object.entries(VIEWS).map(([name, label]) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === view}
                onClick={() => {
                  setView(name as View);
                  setLimit(SHOWN);
                }}
              >
                {label}
              </button>
            ))}
          </fieldset>
          {many && many.added > 0 && (
            <p role="status" className="fr-b-help">
              {many.added === 1 ? '1 image added.' : `${many.added} images added.`}
            </p>
          )}
        </>
      }
    >
      {(found) => (
        <>
          <ul className="fr-b-media">
            {found.slice(0, limit).map((doc) => (
              <li key={doc.id}>
                <button type="button" onClick={() => pick(doc)} title={doc.alt || nameOf(doc)}>
                  <img src={thumbnailOf(doc)} alt="" loading="lazy" />
                  <span>{nameOf(doc)}</span>
                </button>
              </li>
            ))}
          </ul>
          {found.length > limit && (
            <button type="button" className="fr-b-button" onClick={() => setLimit(limit + SHOWN)}>
              Show more
            </button>
          )}
        </>
      )}
    </PickDialog>
  );
}

const nameOf = ({ title, alt, filename }: MediaDoc): string => title || alt || (filename ?? '');

/** The address of a small version. */
export const thumbnailOf = ({ filename, sizes }: MediaDoc): string =>
  `/media/${encodeURIComponent(sizes?.w480?.filename ?? filename ?? '')}`;

const SEARCHED = ['title', 'alt', 'tags', 'filename'];

async function searchMedia({
  text,
  view,
  limit,
}: {
  text: string;
  view: View;
  limit: number;
  uploads: number;
}): Promise<MediaDoc[]> {
  const query = new URLSearchParams({ limit: String(limit), depth: '0', sort: '-createdAt' });
  if (view !== 'all') query.set('where[and][0][sourceHash][exists]', String(view === 'feeds'));
  if (text)
    for (const [at, field] of SEARCHED.entries()) query.set(`where[and][1][or][${at}][${field}][like]`, text);
  return (await askApi<{ docs: MediaDoc[] }>(`/api/media?${query}`)).docs;
}
