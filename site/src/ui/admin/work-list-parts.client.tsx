'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** The quick lists above a list, each with what stands beside its name. */
export function ViewButtons({
  views,
  current,
  onChoose,
  beside,
  isAlert,
}: {
  views: Readonly<Record<string, string>>;
  current: string | undefined;
  onChoose: (view: string) => void;
  beside?: (view: string) => ReactNode;
  isAlert?: (view: string) => boolean;
}) {
  return (
    <nav className="work-list__views" aria-label="Lists">
      {Object.entries(views).map(([view, label]) => (
        <button
          key={view}
          type="button"
          aria-current={view === current}
          data-alert={isAlert?.(view) ?? false}
          onClick={() => onChoose(view)}
        >
          {label} {beside?.(view)}
        </button>
      ))}
    </nav>
  );
}

/** A search field that the key `/` reaches. */
export function SearchBox({
  label,
  placeholder,
  value,
  onSearch,
}: {
  label: string;
  placeholder: string;
  value: string | undefined;
  onSearch: (text: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as HTMLElement).closest('input, textarea, select')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(field.current?.value.trim() ?? '');
        }}
      >
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          // The cross of a search field empties it without a submit.
          onInput={({ currentTarget }) => !currentTarget.value && onSearch('')}
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}

/** Previous and next, where there is more than one page. */
export function Pages({
  page,
  hasMore,
  onChoose,
}: {
  page: number;
  hasMore: boolean;
  onChoose: (page: string) => void;
}) {
  if (page === 1 && !hasMore) return null;
  return (
    <p className="work-list__pages">
      <button type="button" disabled={page === 1} onClick={() => onChoose(String(page - 1))}>
        Previous
      </button>
      <span>Page {page}</span>
      <button type="button" disabled={!hasMore} onClick={() => onChoose(String(page + 1))}>
        Next
      </button>
    </p>
  );
}
