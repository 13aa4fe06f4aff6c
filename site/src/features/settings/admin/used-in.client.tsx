'use client';

import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { DELETE_USED, type FilePlace } from '../library-places.ts';

/** Where a file or a person is used, beside its form, and the way to delete one that is in use. */
export function UsedIn({
  collection,
  called,
  hasTrash = false,
}: {
  collection: string;
  called: string;
  /** Whether it can be restored. */
  hasTrash?: boolean;
}) {
  const { id, docPermissions } = useDocumentInfo();
  const mayDelete = Boolean(docPermissions && 'delete' in docPermissions && docPermissions.delete);
  const { openModal } = useModal();
  const [places, setPlaces] = useState<FilePlace[] | 'failed'>();
  useEffect(() => {
    if (!id) return;
    const leaving = new AbortController();
    fetch(`/api/${collection}/${id}/places`, { credentials: 'same-origin', signal: leaving.signal })
      .then(async (answer) =>
        setPlaces(answer.ok ? ((await answer.json()) as { places: FilePlace[] }).places : 'failed'),
      )
      .catch(() => leaving.signal.aborted || setPlaces('failed'));
    return () => leaving.abort();
  }, [collection, id]);
  if (!id) return null;
  const used = Array.isArray(places) && places.length > 0 ? places : undefined;
  const modal = `delete-used-${collection}-${id}`;
  return (
    <div className="field-type library-places" style={{ overflowWrap: 'anywhere' }}>
      <h3 style={{ fontSize: 'inherit', margin: '0 0 0.5rem' }}>Used in</h3>
      <div role="status">
        {places === undefined && <p style={{ margin: 0 }}>Loading…</p>}
        {places === 'failed' && (
          <p style={{ margin: 0 }}>The list could not be loaded. Reload the page to try again.</p>
        )}
        {Array.isArray(places) && !used && <p style={{ margin: 0 }}>This {called} is not used anywhere.</p>}
        {used && (
          <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
            {used.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name.slice(0, 1).toUpperCase() + name.slice(1)}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {used && mayDelete && (
        <>
          <Button buttonStyle="secondary" size="small" onClick={() => openModal(modal)}>
            Delete anyway
          </Button>
          <ConfirmationModal
            modalSlug={modal}
            heading={`Delete this ${called}?`}
            body={`It will be removed from ${namesOf(used)}. ${hasTrash ? 'You can restore it from the trash for 30 days.' : 'This can’t be undone.'}`}
            confirmLabel="Delete"
            onConfirm={async () => {
              const address = `/api/${collection}/${id}?${DELETE_USED}=yes`;
              const answer = await fetch(address, {
                ...(hasTrash
                  ? {
                      method: 'PATCH',
                      headers: { 'Content-Type': 'application/json' },
                      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
                    }
                  : { method: 'DELETE' }),
                credentials: 'same-origin',
              }).catch(() => undefined);
              if (answer?.ok) location.assign(`/admin/collections/${collection}`);
              else toast.error(`The ${called} could not be deleted. Reload the page and try again.`);
            }}
          />
        </>
      )}
    </div>
  );
}

/** How many places a question names. */
const NAMED = 4;

function namesOf(places: FilePlace[]): string {
  const names = places.slice(0, NAMED).map(({ name }) => name);
  const more = places.length - names.length;
  return new Intl.ListFormat('en-AU').format(more > 0 ? [...names, `${more} more`] : names);
}
