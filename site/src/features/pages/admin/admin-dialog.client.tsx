'use client';

import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

/** A dialog over the form of a page. Esc and “Close” change nothing. */
export function AdminDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      // The surrounding form, its parent in React, has its own keyboard handlers.
      onKeyDown={(event) => event.stopPropagation()}
      style={{
        width: 'min(42rem, 92vw)',
        maxHeight: '84vh',
        margin: 'auto',
        padding: '1.5rem',
        border: '1px solid var(--theme-elevation-150)',
        borderRadius: 'var(--style-radius-m)',
        background: 'var(--theme-bg)',
        color: 'var(--theme-text)',
        overflowWrap: 'anywhere',
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: '1rem' }}>
        <h2 id={heading} style={{ margin: 0 }}>
          {title}
        </h2>
        <div style={{ flex: 'none', overflowWrap: 'normal' }}>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
