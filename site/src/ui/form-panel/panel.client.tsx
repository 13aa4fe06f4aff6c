import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DialogSettings } from '../dialog/dialog-settings.ts';
import { type OpenDialog, openDialog } from '../dialog/open-dialog.client.ts';
import { Icon } from '../icons.tsx';

const SETTINGS: Omit<DialogSettings, 'label'> = {
  place: 'panel-end',
  width: 544,
  overlay: true,
  preventScroll: true,
  preventCloseOnBackgroundClick: false,
  preventCloseOnEsc: false,
  entrance: 'slide-end',
  exit: 'slide-end',
  entranceDuration: 0.35,
  // The heading gets the focus instead of the first button, which is Close.
  a11yNavigation: false,
  classes: ['fr-dialog-form'],
};

/**
 * A dialog that slides in from the right when it is mounted. Its button, Esc and a click beside it ask to close it
 * (`onClose`); with `open` false it slides out, and `onClosed` follows when it has.
 */
export function Panel({
  label,
  closeLabel,
  marks,
  open,
  onClose,
  onClosed,
  children,
}: {
  /** Its accessible name and heading. */
  label: string;
  /** The name of the button that closes it. */
  closeLabel: string;
  /** The language of its heading, where it is not that of the page. */
  marks: { lang?: string; dir?: 'ltr' | 'rtl' };
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}) {
  const [content] = useState(() => document.createElement('div'));
  const dialog = useRef<OpenDialog>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useRef({ label, onClose, onClosed });
  current.current = { label, onClose, onClosed };

  useEffect(() => {
    const opened = openDialog({
      settings: { ...SETTINGS, label: current.current.label },
      content,
      focusDelay: 0,
      requestClose: () => current.current.onClose(),
      onClosed: () => current.current.onClosed(),
    });
    dialog.current = opened;
    heading.current?.focus();
    content.addEventListener('click', stayInPanel);
    return () => {
      // Another form takes its place: it must neither slide out empty nor take that one with it.
      current.current.onClosed = () => {};
      void opened.close({ atOnce: true });
    };
  }, [content]);

  useEffect(() => {
    if (dialog.current) dialog.current.element.ariaLabel = label;
  }, [label]);

  useEffect(() => {
    if (!open) void dialog.current?.close();
  }, [open]);

  return createPortal(
    <>
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper px-5 py-3 sm:px-8">
        <h2 {...marks} ref={heading} tabIndex={-1} className="text-xl outline-none">
          {label}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={closeLabel}
          className="-me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-sand"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div className="px-5 py-6 sm:px-8">{children}</div>
    </>,
    content,
  );
}

/** Follows a link within the panel without adding it to the page's address, which names the open form. */
function stayInPanel(event: Event): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.focus();
}
