'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** A dialog over the form of a record that is answered by its buttons only. */
export function RecordDialog({ label, children }: { label: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      // The surrounding form, its parent in React, has its own keyboard handlers.
      onKeyDown={(event) => event.stopPropagation()}
      style={{
        width: 'min(32rem, 92vw)',
        margin: 'auto',
        padding: '1.5rem',
        border: '1px solid var(--theme-elevation-150)',
        borderRadius: 'var(--style-radius-m)',
        background: 'var(--theme-bg)',
        color: 'var(--theme-text)',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
