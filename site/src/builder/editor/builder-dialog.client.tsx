'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

type DialogProps = {
  title: string;
  children: ReactNode;
  onClose?: () => void;
  /** For what closes the dialog besides its own button. */
  dialog?: RefObject<HTMLDialogElement | null>;
  /** Null: no button beside the title. */
  closeText?: 'Close' | 'Cancel' | null;
  closesOutside?: boolean;
  /** Neither Esc nor a click closes it, only what it offers. */
  mustDecide?: boolean;
  /** For one that is opened inside of a text or the page: it is drawn outside, and hears its clicks and focus alone. */
  isApart?: boolean;
  /** Makes the dialog a form. */
  onSubmit?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  className?: string;
};

const FIRST_FIELD = 'data-first-field';
/** Marks the field that a dialog is opened for: typing goes into it at once. */
export const firstField = { [FIRST_FIELD]: '' };

/** On a touch screen the keys that appear would cover what there is to choose. */
const hasKeyboard = (): boolean => window.matchMedia('(hover: hover)').matches;

/** A dialog over the page builder, open as long as it is drawn. Esc closes it. */
export function BuilderDialog({
  title,
  children,
  onClose,
  dialog: given,
  closeText = 'Close',
  closesOutside = false,
  mustDecide = false,
  isApart = false,
  onSubmit,
  onKeyDown,
  className = '',
}: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = given ?? own;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // It opens while somebody is typing: no key that is on its way may activate a button.
    if (mustDecide) heading.current?.focus();
    // Not the button beside the title, which the browser takes: a space in what is typed would close the dialog.
    else if (hasKeyboard()) dialog.current?.querySelector<HTMLElement>(`[${FIRST_FIELD}]`)?.focus();
    return () => {
      // The browser gives the focus back to where it was when a dialog is closed, but not when it is removed.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [dialog, mustDecide]);
  const head = (
    <h2 id={id} ref={heading} tabIndex={mustDecide ? -1 : undefined}>
      {title}
    </h2>
  );
  const content = (
    <>
      {closeText === null || mustDecide ? (
        head
      ) : (
        <div className="fr-b-dialog-head">
          {head}
          <button type="button" className="fr-b-button" onClick={() => dialog.current?.close()}>
            {closeText}
          </button>
        </div>
      )}
      {children}
    </>
  );
  const drawn = (
    <dialog
      ref={dialog}
      className={`fr-b-dialog ${className}`.trim()}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => mustDecide && event.preventDefault()}
      onClick={(event) => {
        if (closesOutside && event.target === dialog.current) dialog.current.close();
        if (isApart) event.stopPropagation();
      }}
      onFocus={isApart ? (event) => event.stopPropagation() : undefined}
      onBlur={isApart ? (event) => event.stopPropagation() : undefined}
      // The editor's own keys (Delete, Ctrl+Z) are for the page.
      onKeyDown={(event) => {
        event.stopPropagation();
        onKeyDown?.(event);
      }}
    >
      {onSubmit ? (
        <form
          className="fr-b-dialog-body"
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onSubmit();
          }}
        >
          {content}
        </form>
      ) : (
        <div className="fr-b-dialog-body">{content}</div>
      )}
    </dialog>
  );
  return isApart ? createPortal(drawn, document.body) : drawn;
}
