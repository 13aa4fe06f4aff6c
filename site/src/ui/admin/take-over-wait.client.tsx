'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { RecordDialog } from './record-dialog.client.tsx';

/** The buttons of Payload that take a record over: of its dialog, and above a record that is only read. */
const TAKE_OVER = '#document-locked-take-over, #take-over';

/** A record loads within a second or two. In ms. */
const LONG = 8000;

/**
 * Covers the form from *Take over* until the record has been loaded again. Payload shows the form at once and replaces
 * it when the record comes, with all that was typed until then.
 */
export function TakeOverWait() {
  const { isLocked } = useDocumentInfo();
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    setIsWaiting(false);
    if (!isLocked) return;
    const look = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(TAKE_OVER)) setIsWaiting(true);
    };
    document.addEventListener('click', look, true);
    return () => document.removeEventListener('click', look, true);
  }, [isLocked]);
  return isWaiting ? <Cover /> : null;
}

function Cover() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <RecordDialog label="Taking over">
      <p role="status" style={{ margin: 0 }}>
        {isLong ? 'This takes longer than usual.' : 'Loading what your colleague saved last…'}
      </p>
      {isLong ? <Button onClick={() => location.reload()}>Reload the page</Button> : null}
    </RecordDialog>
  );
}
