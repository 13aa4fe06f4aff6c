'use client';

import { toast, useListDrawer } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { useKept } from '#site/ui/admin/use-kept.client.ts';
import type { LeadHistory as History } from '../history/history-endpoint.ts';

type LibraryFile = { title: string; collection: string; id: number };
/** A file that goes along: from this device, with its content in base64, or from a library. */
type ChosenFile = { title: string; data: string } | LibraryFile;

type Reply = {
  /** Undefined until it is changed. */
  subject?: string;
  text: string;
  library: LibraryFile[];
  /** Names of the files of this device: too large to keep with the rest. */
  uploads: string[];
};
const EMPTY: Reply = { text: '', library: [], uploads: [] };

/** An email to the visitor of a lead, from a template or not, with files. */
export function ReplyForm({
  lead,
  history,
  onSent,
}: {
  lead: number;
  history: History;
  onSent: () => Promise<void>;
}) {
  const { value: reply, change, clear } = useKept({ place: `leads/${lead}/reply`, empty: EMPTY });
  const [uploads, setUploads] = useState<readonly ChosenFile[]>([]);
  const [busy, setBusy] = useState(false);
  const { text, library } = reply;
  const subject = reply.subject ?? history.subject;
  const files = [...library, ...uploads];
  const lost = reply.uploads.filter((name) => !uploads.some(({ title }) => title === name));
  const choose = (title: string) => {
    const template = history.replies.find((one) => one.title === title);
    if (!template) return;
    const typed = history.replies.some((one) => one.text === text) ? '' : text.trim();
    change({ subject: template.subject, text: typed ? `${typed}\n\n${template.text}` : template.text });
  };
  const chooseFiles = (chosen: readonly ChosenFile[]) => {
    const own = chosen.filter((file) => 'data' in file);
    setUploads(own);
    change({
      library: chosen.filter((file) => 'collection' in file),
      uploads: own.map(({ title }) => title),
    });
  };
  const send = async () => {
    setBusy(true);
    const answer = await postStaff(`/api/leads/${lead}/reply`, {
      subject,
      text,
      files: files.map(({ title, ...file }) => ({ name: title, ...file })),
    });
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    toast.success('Your reply will be sent within a minute.');
    clear();
    setUploads([]);
    await onSent();
  };
  return (
    // No form element: it stands inside the form of the lead.
    <div className="lead-form" id="reply">
      <h3>Reply to {history.email}</h3>
      {history.replies.length > 0 && (
        <label>
          Template
          <select value="" onChange={({ target }) => choose(target.value)}>
            <option value="" disabled>
              Choose a template…
            </option>
            {history.replies.map(({ title }) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        </label>
      )}
      <label>
        Subject
        <input value={subject} maxLength={200} onChange={({ target }) => change({ subject: target.value })} />
      </label>
      <label htmlFor="reply-message">Message</label>
      <textarea
        id="reply-message"
        rows={8}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <ReplyFiles files={files} onChange={chooseFiles} />
      {lost.length > 0 && <p role="status">Attach again: {lost.join(', ')}.</p>}
      <button type="button" disabled={busy || !subject.trim() || !text.trim()} onClick={send}>
        Send reply
      </button>
    </div>
  );
}

function ReplyFiles({
  files,
  onChange,
}: {
  files: readonly ChosenFile[];
  onChange: (files: readonly ChosenFile[]) => void;
}) {
  const [Library, OpenLibrary, { closeDrawer }] = useListDrawer({
    collectionSlugs: ['downloads', 'media'],
    selectedCollection: 'downloads',
  });
  const upload = async (chosen: FileList | null) => {
    const read = await Promise.all([...(chosen ?? [])].map(readFile)).catch(() => undefined);
    if (read) onChange([...files, ...read]);
    else toast.error('The file could not be read. Choose it again.');
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1rem' }}>
      <label>
        Attach files
        <input
          type="file"
          multiple
          onChange={({ target }) => {
            void upload(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <OpenLibrary style={LIGHT}>Choose from the library</OpenLibrary>
      <Library
        allowCreate={false}
        onSelect={({ collectionSlug, doc }) => {
          const { id, title, filename } = doc as { id: number; title?: string; filename?: string };
          onChange([...files, { title: title || filename || 'File', collection: collectionSlug, id }]);
          closeDrawer();
        }}
      />
      <p style={{ flexBasis: '100%', margin: 0 }}>Up to 5 files, 10 MB together.</p>
      {files.length > 0 && (
        <ul style={{ flexBasis: '100%', margin: 0 }} aria-label="Files that go along">
          {files.map((file, index) => (
            // Two files may have the same name.
            <li key={index}>
              {file.title}{' '}
              <button
                type="button"
                aria-label={`Remove ${file.title}`}
                onClick={() => onChange(files.filter((_, other) => other !== index))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Beside “Send reply”, which stands out. */
const LIGHT = { background: 'none', color: 'inherit', border: '1px solid var(--theme-elevation-400)' };

const readFile = (file: File): Promise<ChosenFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ title: file.name, data: String(reader.result).split(',')[1] ?? '' });
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });
