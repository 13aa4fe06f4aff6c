import { type InboxView, isInboxView } from './inbox-views.ts';

/** What a list of the inbox is asked for, apart from its page. */
export type InboxFilter = { view: InboxView; form: string; search: string };

/** A list of the inbox that somebody named. */
export type SavedView = InboxFilter & { name: string };

/** Where a person’s views are stored: among their own preferences, which nobody else reads. */
export const SAVED_VIEWS = 'inbox-views';

export const MOST_VIEWS = 20;
export const LONGEST_VIEW_NAME = 40;

/** The filter of an inbox’s question. */
export const filterOf = (question: Record<string, string>): InboxFilter => ({
  view: isInboxView(question.view) ? question.view : 'new',
  form: question.form ?? '',
  search: question.search ?? '',
});

/** Whether a list shows something of its own: a form or a search, beside one of the usual lists. */
export const isWorthSaving = ({ form, search }: InboxFilter): boolean => Boolean(form || search);

export const isSameFilter = (one: InboxFilter, other: InboxFilter): boolean =>
  one.view === other.view && one.form === other.form && one.search === other.search;

/** The views of a stored preference; what is none is passed over. */
export function readSavedViews(stored: unknown): SavedView[] {
  const entries = Array.isArray(stored) ? (stored as unknown[]) : [];
  return entries
    .filter((entry): entry is Record<string, string> => typeof entry === 'object' && entry !== null)
    .filter(({ name }) => typeof name === 'string' && name !== '')
    .map((entry) => ({ ...filterOf(entry), name: String(entry.name) }));
}

/** With one more, in the order of their names. One of the same name, or that shows the same, is replaced. */
export const withView = (views: readonly SavedView[], added: SavedView): SavedView[] =>
  [...withoutView(views, added.name).filter((view) => !isSameFilter(view, added)), added].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en-AU'),
  );

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name.toLowerCase() !== name.toLowerCase());
