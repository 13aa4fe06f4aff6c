'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { askStaff, jsonPost } from './ask-staff.client.ts';
import { askPreview, type PreviewAnswer, PreviewView } from './edition-preview.client.tsx';
import { Labelled } from './rate-inputs.tsx';

/** What can be done with an edition that is stored: save it as a file, and undo it while it is in force. */
export function EditionActions() {
  const { id, savedDocumentData, hasSavePermission } = useDocumentInfo();
  if (id === undefined) return null;
  return (
    <section className="field-type" style={{ marginBlockStart: '2rem' }}>
      <p>
        <a href={`/api/duty-editions/${id}/export`} download>
          Export this edition
        </a>
        , to import it into another website.
      </p>
      {savedDocumentData?.status === 'published' && hasSavePermission && (
        <Undo id={id} state={savedDocumentData.state} tables={savedDocumentData.tables} />
      )}
    </section>
  );
}

function Undo({ id, state, tables }: { id: number | string; state: string; tables: unknown }) {
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<PreviewAnswer>();
  useEffect(() => {
    if (open) void askPreview({ id, state, tables, undo: true }).then(setAnswer);
  }, [open, id, state, tables]);
  if (!open)
    return (
      <Button buttonStyle="secondary" onClick={() => setOpen(true)}>
        Undo this change…
      </Button>
    );
  const undo = async () => {
    setBusy(true);
    const asked = await askStaff<{ message: string }>(`/api/duty-editions/${id}/undo`, jsonPost({ why }));
    // All of the form is of the version before.
    if (asked.ok) return location.reload();
    setBusy(false);
    toast.error(asked.message);
  };
  return (
    <>
      <h3>Undo this change</h3>
      <p>
        The previous rates apply again immediately. The edition stays in the list with the user and the
        reason.
      </p>
      {answer && <PreviewView answer={answer} />}
      <Labelled label="Reason for undoing">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
            style={inputStyle}
          />
        )}
      </Labelled>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <Button margin={false} disabled={busy || !why.trim()} onClick={undo}>
          Undo
        </Button>
        <Button margin={false} buttonStyle="secondary" disabled={busy} onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </>
  );
}
