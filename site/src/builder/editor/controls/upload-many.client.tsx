'use client';

import { useRef, useState } from 'react';
import { useIsShown } from './use-is-shown.client.ts';

/** One file on its way: how much of it has arrived, 0 to 1, or what went wrong. */
type Upload = { name: string; done: number; problem?: string };

/** Takes files by drag or choice and uploads them one after the other, each with its progress, also while others are on their way. */
export function UploadMany<Doc>({
  label,
  accept,
  maxBytes,
  path,
  onUploaded,
}: {
  label: string;
  /** The types it takes, as browsers know them. */
  accept: string;
  maxBytes: number;
  /** Where the files go, such as `/api/media`. */
  path: string;
  /** Called once with all that arrived. */
  onUploaded: (docs: Doc[]) => void;
}) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [isOver, setOver] = useState(false);
  /** Those on their way; files that are added meanwhile follow them. */
  const running = useRef<{ files: File[]; states: Upload[] }>(null);
  const isShown = useIsShown();
  const take = async (added: File[]) => {
    if (added.length === 0) return;
    const { files, states } = running.current ?? { files: [], states: [] };
    const isFirst = files.length === 0;
    running.current = { files, states };
    files.push(...added);
    states.push(...added.map(({ name }) => ({ name, done: 0 })));
    setUploads([...states]);
    if (!isFirst) return;
    const show = (at: number, change: Partial<Upload>) => {
      states[at] = { ...states[at], ...change } as Upload;
      setUploads([...states]);
    };
    const docs: Doc[] = [];
    // The list grows while it is worked through.
    for (const [at, file] of files.entries()) {
      try {
        if (file.size > maxBytes) throw new Error(`Larger than ${maxBytes / 1_000_000} MB. Reduce its size.`);
        docs.push(await send<Doc>({ path, file, onProgress: (done) => show(at, { done }) }));
        show(at, { done: 1 });
      } catch (error) {
        show(at, { problem: error instanceof Error ? error.message : 'The upload was interrupted.' });
      }
    }
    running.current = null;
    if (isShown.current) onUploaded(docs);
  };
  const arrived = uploads.filter(({ done }) => done === 1).length;
  const problems = uploads.filter(({ problem }) => problem);
  const isMoving = arrived + problems.length < uploads.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same
    <div
      className="fr-b-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      <label className="fr-b-button">
        {label}
        <input
          type="file"
          multiple
          className="fr-b-hidden"
          accept={accept}
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </label>
      <span>or drop files here</span>
      {uploads.length > 0 && (
        <span role="status">
          {isMoving
            ? `Uploading, ${arrived} of ${uploads.length} done`
            : `${arrived} of ${uploads.length} uploaded`}
        </span>
      )}
      {isMoving && (
        <progress
          aria-label="Upload"
          max={uploads.length}
          value={uploads.reduce((sum, { done }) => sum + done, 0)}
        />
      )}
      {problems.map(({ name, problem }, at) => (
        <span key={`${name} ${at}`} role="alert" className="fr-b-problem">
          {name}: {problem}
        </span>
      ))}
    </div>
  );
}

/** Sends one file; `fetch` does not tell how much has left. Throws an error with a sentence. */
function send<Doc>({
  path,
  file,
  onProgress,
}: {
  path: string;
  file: File;
  onProgress: (done: number) => void;
}): Promise<Doc> {
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', '{}');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    // The last part is the server's: it makes the sizes.
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? (loaded / total) * 0.95 : 0);
    request.onerror = () => reject(new Error('The upload was interrupted. Try again.'));
    request.onload = () => {
      const { doc, errors } = (request.response ?? {}) as { doc?: Doc; errors?: { message?: string }[] };
      if (request.status < 300 && doc) resolve(doc);
      else reject(new Error(errors?.[0]?.message ?? 'The server did not take it. Try again shortly.'));
    };
    request.send(body);
  });
}
