'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { BuilderDialog, firstField } from '../builder-dialog.client.tsx';

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
  children: (found: Found[], text: string) => ReactNode;
}) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ found: Found[] | 'failed'; to: string; by: typeof search }>();
  const found = answer?.found;
  const isCurrent = answer?.to === text && answer.by === search;
  const results = useRef<HTMLDivElement>(null);
  /** Whether a key for the results came before they did. */
  const goesOn = useRef(false);
  useEffect(() => {
    let left = false;
    const show = (next: Found[] | 'failed') => {
      if (!left) setAnswer({ found: next, to: text, by: search });
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
  useEffect(() => {
    if (!isCurrent || !goesOn.current) return;
    goesOn.current = false;
    results.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [isCurrent]);
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
    if (isCurrent || !isSearch) return moveFocus(event);
    // The results in sight are about to be replaced, and the focus would be lost with them.
    event.preventDefault();
    goesOn.current = event.key !== 'ArrowUp';
  };
  return (
    <BuilderDialog title={title} closesOutside onClose={onClose} onKeyDown={onKeyDown}>
      {head}
      <input
        {...firstField}
        type="search"
        className="fr-b-input"
        aria-label="Search"
        placeholder="Search"
        value={text}
        onChange={({ currentTarget }) => {
          goesOn.current = false;
          setText(currentTarget.value);
        }}
      />
      {found === 'failed' && <p role="alert">Search failed. Type again to retry.</p>}
      <p role="status" className={found?.length === 0 ? '' : 'fr-b-hidden'}>
        {isCurrent && Array.isArray(found) && countText(found.length)}
      </p>
      <div ref={results} data-results>
        {Array.isArray(found) && children(found, text)}
      </div>
    </BuilderDialog>
  );
}

const countText = (count: number): string =>
  count === 0
    ? 'No results found.'
    : count === 1
      ? '1 result. Use the arrow keys to reach it.'
      : `${count} results. Use the arrow keys to reach them.`;

/** Arrow keys go from the search through the results and back; Enter in the search goes to the first one. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const { currentTarget: dialog, target, key } = event;
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('input[type="search"], [data-results] button:not(:disabled)'),
  ];
  const at = stops.indexOf(target as HTMLElement);
  if (at < 0 || (key === 'Enter' && at > 0)) return;
  // A form around the dialog must not be sent.
  if (key === 'Enter') event.preventDefault();
  const next = stops[at + (key === 'ArrowUp' ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
