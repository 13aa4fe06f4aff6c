/** The options of the behaviour `paged` on its element (`data-paged`). */
export type PagedMarks = {
  page: number;
  /** The active filter; '' for none. */
  term: string;
  /** Further pages are appended instead of replacing the list. */
  adds?: boolean;
  /** The query parameters for page and filter. */
  pageName: string;
  termName?: string;
  /** The source of pages: a block found by its position, or a URL that returns HTML. */
  source: { block: string; place: string; type: string; taxonomy: string } | { fragment: string };
};
