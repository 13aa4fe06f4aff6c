'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { WorkList } from './use-work-list.client.ts';

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

/** A pause in typing after which a list is searched, in ms. */
const PAUSE_MS = 300;

/** A search field that the key `/` reaches. It searches as somebody types, as Payload's own lists do. */
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (text: string, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), waitMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another list was chosen, which has a search of its own.
  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement) input.value = value ?? '';
  }, [value]);
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
          search(field.current?.value ?? '', 0);
        }}
      >
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          onInput={({ currentTarget: { value: text } }) => search(text, text ? PAUSE_MS : 0)}
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}

/** The search of a list, once its address has been read; what else narrows the list stands beside it. */
export function ListFilters({
  list: { question, ask },
  label,
  placeholder,
  children,
}: {
  list: Pick<WorkList<unknown>, 'question' | 'ask'>;
  label: string;
  placeholder: string;
  children?: ReactNode;
}) {
  return (
    <div className="work-list__filters">
      {question && (
        <SearchBox
          label={label}
          placeholder={placeholder}
          value={question.search}
          onSearch={(search) => ask({ search })}
        />
      )}
      {children}
    </div>
  );
}

/** What a list was answered, once it is there; `of` are the things that it lists, as in “The leads could not be loaded”. */
export function ListAnswer<Answer extends object>({
  answer,
  of,
  children,
}: {
  answer: Answer | 'failed' | undefined;
  of: string;
  children: (answer: Answer) => ReactNode;
}) {
  if (!answer) return <p aria-live="polite">Loading…</p>;
  if (answer === 'failed')
    return <p role="alert">The {of} could not be loaded. Check your connection and reload the page.</p>;
  return children(answer);
}

/** The rows of a list page by page, and a message where there are none. */
export function ListRows<Row, Answer extends { rows: Row[]; hasMore: boolean }>({
  list: { question, answer, ask },
  of,
  empty,
  children,
}: {
  list: Pick<WorkList<Answer>, 'question' | 'answer' | 'ask'>;
  of: string;
  empty: string;
  children: (answer: Answer) => ReactNode;
}) {
  return (
    <ListAnswer answer={answer} of={of}>
      {(found) => (
        <>
          {found.rows.length === 0 ? <p className="work-list__empty">{empty}</p> : children(found)}
          <Pages
            page={Number(question?.page ?? 1)}
            hasMore={found.hasMore}
            onChoose={(page) => ask({ page })}
          />
        </>
      )}
    </ListAnswer>
  );
}

/** Previous and next, where there is more than one page. */
function Pages({
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
