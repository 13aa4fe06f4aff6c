'use client';

import { Button, useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef, useState } from 'react';
import { RecordDialog } from './record-dialog.client.tsx';
import { changedValues, findUnsaved, forgetUnsaved, keepUnsaved, type Unsaved } from './unsaved-changes.ts';

/**
 * Keeps what was typed when a session ends, and offers it after signing in again. Payload leaves the form for the sign-in
 * page at that moment, without a word.
 */
export function UnsavedChanges() {
  const { user } = useAuth();
  const { id, collectionSlug, globalSlug, isLocked, isInitializing } = useDocumentInfo();
  const { getFields, reset, setModified } = useForm();
  const modified = useFormModified();
  const [found, setFound] = useState<Unsaved>();
  const owner = useRef(user?.id);
  const place = `${collectionSlug ?? globalSlug}/${id ?? 'create'}`;

  useEffect(() => {
    if (user) owner.current = user.id;
    else if (owner.current !== undefined && modified) {
      const values = changedValues(getFields());
      const unsaved = { user: owner.current, at: Date.now(), values };
      if (Object.keys(values).length > 0) keepUnsaved({ store: sessionStorage, place, unsaved });
    }
  }, [user, modified, getFields, place]);

  const reader = user?.id;
  useEffect(() => {
    if (reader === undefined || isLocked || isInitializing) return;
    setFound(findUnsaved({ store: sessionStorage, place, user: reader }));
  }, [reader, place, isLocked, isInitializing]);

  if (!found) return null;
  const forget = () => {
    forgetUnsaved(sessionStorage, place);
    setFound(undefined);
  };
  const restore = async () => {
    await reset({ ...reduceFieldsToValues(getFields(), true), ...found.values });
    setModified(true);
    forget();
  };
  return (
    <RecordDialog label="Changes that were not saved">
      <p style={{ marginBlock: '0 1.25rem' }}>
        Your session ended on {TIME.format(found.at)}, before you saved what you had typed here.
      </p>
      <div style={{ display: 'flex', gap: '0.75rem' }}>
        <Button margin={false} onClick={restore}>
          Restore
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={forget}>
          Discard
        </Button>
      </div>
    </RecordDialog>
  );
}

const TIME = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
