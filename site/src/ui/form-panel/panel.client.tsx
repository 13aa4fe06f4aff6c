import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icons.tsx';
import { lockScroll } from './lock-scroll.ts';

/** How long the panel takes to leave before what is in it goes, in ms. */
const CLOSE_MS = 500;

/**
 * A panel that slides in from the right over a darkened page when it is mounted. Its button, Esc and a click beside it
 * ask to close it (`onClose`); with `open` false it slides out, and `onClosed` comes when it has. A native modal
 * dialog, so the rest of the page is inert and the focus goes back to where it was.
 */
export function Panel({
  label,
  open,
  onClose,
  onClosed,
  children,
}: {
  /** Names the panel, and stands at its top. */
  label: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [entered, setEntered] = useState(false);
  const shown = entered && open;

  useEffect(() => {
    const release = lockScroll();
    dialog.current?.showModal();
    // Otherwise the first button is focused: Close.
    heading.current?.focus();
    dialog.current?.addEventListener('click', stayInPanel);
    const frame = requestAnimationFrame(() => setEntered(true));
    return () => {
      cancelAnimationFrame(frame);
      release();
    };
  }, []);

  const closed = useRef(onClosed);
  closed.current = onClosed;
  useEffect(() => {
    if (open) return;
    const leaving = setTimeout(() => {
      dialog.current?.close();
      closed.current();
    }, CLOSE_MS);
    return () => clearTimeout(leaving);
  }, [open]);

  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return createPortal(
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        // A field's own window (choosing files) is cancelled within the panel, which stays.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // A second Esc closes a dialog without asking.
      onClose={onClose}
      onMouseDown={closeBeside}
      className={`fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-transparent p-0 backdrop:bg-brand-deep/60 backdrop:transition-opacity backdrop:duration-350 ${shown ? 'backdrop:opacity-100' : 'backdrop:opacity-0'}`}
    >
      <div
        className={`ml-auto flex h-full w-full max-w-136 flex-col fr-more-below scroll-pt-24 scroll-pb-4 overflow-y-auto overscroll-contain text-ink shadow-lift transition-transform duration-350 ease-out ${shown ? 'translate-x-0' : 'translate-x-full'}`}
      >
        <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper px-5 py-3 sm:px-8">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {label}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-sand"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <div className="px-5 py-6 sm:px-8">{children}</div>
      </div>
    </dialog>,
    document.body,
  );
}

/** A link to a place in the panel goes there without a trace in the address, which says what is open. */
function stayInPanel(event: Event): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.focus();
}
