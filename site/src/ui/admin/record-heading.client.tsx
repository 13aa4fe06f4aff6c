'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import { recordHeading } from './record-heading.ts';

/** Payload's heading of a record without a name, which custom.css hides until it is replaced. */
const UNTITLED = '[Untitled]';

/** Heads a new record with what it is, and an old one without a name with when it was begun. Shows nothing itself. */
export function RecordHeading({ singular, isNamed }: { singular: string; isNamed: boolean }) {
  const { title, setDocumentTitle } = useDocumentTitle();
  const { id, data } = useDocumentInfo();
  // A record without a name is headed by its number.
  const isNameless = title === UNTITLED || (isNamed && id !== undefined && title === String(id));
  const heading = recordHeading(singular, id === undefined ? undefined : data?.createdAt);
  useEffect(() => {
    if (!isNameless) return;
    // Payload sets its own after the first drawing.
    const frame = requestAnimationFrame(() => setDocumentTitle(heading));
    return () => cancelAnimationFrame(frame);
  }, [isNameless, heading, setDocumentTitle]);
  return null;
}
