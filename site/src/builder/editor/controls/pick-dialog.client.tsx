'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How long after the last key a search starts, in ms. */
const TYPING_MS = 250;

/** A dialog with a search and what it found. Esc and a click outside close it. */
export function PickDialog<Found>({
  title,
  search,
  head,
  onClose,
  children,
}: {
  title: string;
  /** A new function starts a new search. */
  search: (text: string) => Promise<Found[]>;
  /** What is beside the search. */
  head?: ReactNode;
  onClose: () => void;
  children: (found: Found[]) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found[] | 'failed'>();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    let left = false;
    const show = (next: Found[] | 'failed') => {
      if (!left) setFound(next);
    };
    const timer = setTimeout(
      () => {
        search(text).then(show, () => show('failed'));
      },
      text ? TYPING_MS : 0,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [search, text]);
  return (
    <dialog
      ref={dialog}
      className="fr-b-dialog"
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
      // The editor's own keys (Delete, Ctrl+Z) are for the page.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="fr-b-dialog-body">
        <div className="fr-b-dialog-head">
          <h2>{title}</h2>
          <button type="button" className="fr-b-button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {head}
        <input
          type="search"
          className="fr-b-input"
          aria-label="Search"
          placeholder="Search"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {found === 'failed' && <p role="alert">Search failed. Type again to retry.</p>}
        {Array.isArray(found) && found.length === 0 && <p role="status">No results found.</p>}
        {Array.isArray(found) && found.length > 0 && children(found)}
      </div>
    </dialog>
  );
}
