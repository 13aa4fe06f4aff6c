'use client';

import { useState } from 'react';
import { ApiProblem } from './ask-api.client.ts';
import { useIsShown } from './use-is-shown.client.ts';

/** Chooses a file and uploads it at once; what is wrong with it is shown beside the button. */
export function UploadButton<Doc>({
  label,
  accept,
  maxBytes,
  upload,
  onUploaded,
}: {
  label: string;
  /** The types it takes, as browsers know them. */
  accept: string;
  maxBytes: number;
  upload: (file: File) => Promise<Doc>;
  onUploaded: (doc: Doc) => void;
}) {
  const [state, setState] = useState<{ says: string; isProblem: boolean }>();
  const isShown = useIsShown();
  const take = async (file: File) => {
    if (file.size > maxBytes) {
      const says = `The file is larger than ${maxBytes / 1_000_000} MB. Reduce its size and try again.`;
      setState({ says, isProblem: true });
      return;
    }
    setState({ says: 'Uploading…', isProblem: false });
    try {
      const doc = await upload(file);
      if (isShown.current) onUploaded(doc);
    } catch (error) {
      const says = error instanceof ApiProblem ? error.message : 'The upload was interrupted. Try again.';
      setState({ says, isProblem: true });
    }
  };
  return (
    <p className="fr-b-row">
      <label className="fr-b-button">
        {label}
        <input
          type="file"
          className="fr-b-hidden"
          accept={accept}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void take(file);
          }}
        />
      </label>
      {state && (
        <span role={state.isProblem ? 'alert' : 'status'} className={state.isProblem ? 'fr-b-problem' : ''}>
          {state.says}
        </span>
      )}
    </p>
  );
}
