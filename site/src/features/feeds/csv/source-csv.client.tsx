'use client';

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { postFeedStaff } from '../admin/post-feed-staff.client.ts';
import { isOver, type RunFigures, runText } from '../admin/run-text.ts';
import { CsvColumns } from './csv-columns.client.tsx';
import type { CsvFileRead, CsvPreview } from './csv-endpoints.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { CsvPreviewRows } from './csv-preview-rows.client.tsx';

/** How often to look how far an import is, in ms. */
const LOOK_MS = 1500;

/** On a source's page: matches the columns of its CSV files with fields of listings, shows what comes of it, imports. */
export function SourceCsv() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<string>();
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<CsvFileRead>();
  const [mapping, setMapping] = useState<CsvMapping>();
  const [preview, setPreview] = useState<CsvPreview>();
  const [saved, setSaved] = useState<CsvMapping>();
  const [outcome, setOutcome] = useState<string>();
  if (!id || !savedDocumentData) return null;
  const isAdmin = (user as { role?: string } | null)?.role === 'admin';
  const isSaved = saved !== undefined && saved === mapping;
  const columns = (saved ?? (savedDocumentData.csvColumns as CsvMapping | null | undefined))?.columns;
  const matched = columns?.filter(({ field }) => field).length;
  const path = `/api/feed-sources/${id}/csv-columns`;

  const refresh = async (rows: string[][], changed: CsvMapping) => {
    const answer = await postFeedStaff<CsvPreview>(`${path}/preview`, { mapping: changed, rows });
    if (answer.ok) setPreview(answer.body);
    else toast.error(answer.message);
  };
  const choose = async (chosen: File) => {
    setBusy('Reading the file…');
    setOutcome(undefined);
    const answer = await readFile(`${path}/read`, chosen);
    if (answer.ok) {
      const [code] = answer.body.codes;
      const hasCode = answer.body.mapping.columns.some(({ field }) => field === 'agentID');
      const only = !hasCode && answer.body.codes.length === 1 && code ? { agentID: code } : {};
      const guessed = { ...answer.body.mapping, fixed: { ...only, ...answer.body.mapping.fixed } };
      setFile(chosen);
      setRead(answer.body);
      setMapping(guessed);
      await refresh(answer.body.rows, guessed);
    } else toast.error(answer.message);
    setBusy(undefined);
  };
  const change = (changed: CsvMapping) => {
    setMapping(changed);
    if (read) void refresh(read.rows, changed);
  };
  const save = async () => {
    setBusy('Saving…');
    const answer = await postFeedStaff<{ message: string }>(path, { mapping });
    setBusy(undefined);
    if (!answer.ok) return toast.error(answer.message);
    toast.success(answer.body.message);
    setSaved(mapping);
  };
  const importFile = async () => {
    if (!file) return;
    setBusy('Importing…');
    setOutcome(await importNow(file, id));
    setBusy(undefined);
  };
  return (
    <section
      className="field-type"
      aria-label="CSV columns"
      style={{ display: 'grid', gap: '0.75rem', marginBottom: '1.5rem' }}
    >
      <h3 style={{ margin: 0 }}>CSV columns</h3>
      <p style={{ margin: 0 }}>
        {matched
          ? `CSV files of this source are imported: ${matched} of ${columns?.length} columns are matched.`
          : 'Only for sources that send CSV files. Choose one, and say what its columns are. Nothing is imported before you say so.'}
      </p>
      {isAdmin ? (
        <div>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            aria-label="CSV file"
            hidden
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = '';
              if (chosen) void choose(chosen);
            }}
          />
          <Button
            buttonStyle="secondary"
            disabled={Boolean(busy)}
            margin={false}
            onClick={() => input.current?.click()}
          >
            {read ? 'Choose another CSV file' : 'Choose a CSV file'}
          </Button>
        </div>
      ) : (
        <p style={{ margin: 0 }}>Only admins can match columns.</p>
      )}
      {read && mapping && (
        <>
          <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
            <strong>{file?.name}</strong>: {read.count.toLocaleString('en-AU')}{' '}
            {read.count === 1 ? 'row' : 'rows'}, {read.headings.length} columns. Check what each column is,
            and correct what was guessed wrongly.
          </p>
          <CsvColumns read={read} mapping={mapping} onChange={change} />
          {preview && <CsvPreviewRows preview={preview} />}
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
            <Button disabled={Boolean(busy) || Boolean(preview?.problem)} margin={false} onClick={save}>
              Save columns
            </Button>
            <Button
              buttonStyle="secondary"
              disabled={Boolean(busy) || !isSaved}
              margin={false}
              onClick={importFile}
            >
              Import this file now
            </Button>
          </div>
        </>
      )}
      <p role="status" style={{ margin: 0, overflowWrap: 'anywhere' }}>
        {busy ?? outcome}
      </p>
    </section>
  );
}

const LOST = 'The website did not answer. Check the connection and try again.';

async function readFile(
  path: string,
  file: File,
): Promise<{ ok: true; body: CsvFileRead } | { ok: false; message: string }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'text/csv' },
      body: file,
    });
    const body = (await response.json()) as CsvFileRead & { message?: string };
    return response.ok ? { ok: true, body } : { ok: false, message: body.message ?? LOST };
  } catch {
    return { ok: false, message: LOST };
  }
}

/** Imports the file as one of the source's, and says what came of it once it is over. */
async function importNow(file: File, source: string | number): Promise<string> {
  const form = new FormData();
  // Its name says what it is.
  form.set('file', file, /\.(csv|tsv)$/i.test(file.name) ? file.name : `${file.name}.csv`);
  try {
    const response = await fetch(`/api/feeds/upload?source=${source}`, {
      method: 'POST',
      body: form,
      credentials: 'same-origin',
    });
    const { message = LOST, runs = [] } = (await response.json()) as { message?: string; runs?: number[] };
    if (!response.ok) return message;
    for (;;) {
      const asked = new URLSearchParams({ 'where[id][in]': runs.join(','), depth: '0', limit: '100' });
      const { docs } = (await (
        await fetch(`/api/feeds?${asked}`, { credentials: 'same-origin' })
      ).json()) as { docs: RunFigures[] };
      if (docs.length > 0 && docs.every(({ state }) => isOver(state))) return docs.map(runText).join(' ');
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } catch {
    return LOST;
  }
}
