'use client';

import { useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FoundGroup } from './find-records.ts';
import './admin-search.css';

/** How long typing must rest before a search, in ms. */
const REST_MS = 200;

/** In the header of the admin: a search over everything. Ctrl+K or ⌘K opens it. */
export function AdminSearch() {
  const { user } = useAuth();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
        return;
      // Text editors use the same keys for a link.
      if ((event.target as HTMLElement).isContentEditable) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  if (!user) return null;
  return (
    <>
      <button type="button" className="admin-search__button" onClick={() => setOpen(true)}>
        Search <kbd>Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className="admin-search"
        aria-label="Search the admin"
        onClose={() => setOpen(false)}
      >
        {isOpen && <SearchPanel onLeave={() => setOpen(false)} />}
      </dialog>
    </>
  );
}

function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const router = useRouter();
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { found, isCurrent } = useFound(text.trim());
  const records = (found === 'failed' ? [] : (found ?? [])).flatMap((group) => group.records);
  const optionId = (index: number) => `${listId}-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && records.length > 0) {
      event.preventDefault();
      const next = (at + step + records.length) % records.length;
      setAt(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    const chosen = records[at];
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // What stands there while an answer is awaited was found for another text.
    if (!chosen || !isCurrent) return;
    router.push(chosen.href);
    onLeave();
  };
  let index = -1;
  return (
    <div>
      <div className="admin-search__head">
        <input
          type="search"
          role="combobox"
          aria-label="Search for listings, leads, people, pages and settings"
          aria-expanded={records.length > 0}
          aria-controls={listId}
          aria-activedescendant={records.length > 0 ? optionId(at) : undefined}
          placeholder="Address, name, page or setting"
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here.
          autoFocus
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={onLeave}>
          Close
        </button>
      </div>
      <div id={listId} role="listbox" aria-label="Results" className="admin-search__results">
        {found !== 'failed' &&
          found?.map(({ kind, records: ofKind }) => (
            // biome-ignore lint/a11y/useSemanticElements: options are grouped, not fields.
            <div key={kind} role="group" aria-label={kind}>
              <span aria-hidden="true" className="admin-search__kind">
                {kind}
              </span>
              {ofKind.map(({ href, title }) => {
                index += 1;
                return (
                  <a
                    key={href}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === at}
                    href={href}
                    tabIndex={-1}
                    onClick={onLeave}
                  >
                    {title}
                  </a>
                );
              })}
            </div>
          ))}
      </div>
      <p role="status" className="admin-search__status">
        {statusText({ found, text: text.trim(), count: records.length })}
      </p>
    </div>
  );
}

type Found = FoundGroup[] | 'failed' | undefined;

/** The newest answer, and whether it is the one for this text; undefined before the first. */
function useFound(text: string): { found: Found; isCurrent: boolean } {
  const [answer, setAnswer] = useState<{ found: Found; text: string }>();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(`/api/search?${new URLSearchParams({ text })}`, {
          credentials: 'same-origin',
          signal: leaving.signal,
        });
        const found = response.ok
          ? ((await response.json()) as { groups: FoundGroup[] }).groups
          : ('failed' as const);
        setAnswer({ found, text });
      } catch {
        if (!leaving.signal.aborted) setAnswer({ found: 'failed', text });
      }
    };
    const timer = setTimeout(() => void ask(), text ? REST_MS : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);
  return { found: answer?.found, isCurrent: answer?.text === text };
}

function statusText({ found, text, count }: { found: Found; text: string; count: number }): string {
  if (found === 'failed') return 'The search failed. Check your connection and try again.';
  if (!found) return 'Searching…';
  if (count > 0) return '';
  return text ? `Nothing found for “${text}”.` : 'Type an address, a name, a page or a setting.';
}
