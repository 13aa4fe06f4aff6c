/** What the behaviour `paged` reads of its element (`data-paged`). */
export type PagedMarks = {
  page: number;
  /** What the list is filtered by; '' for nothing. */
  term: string;
  /** Further pages are added to the list, not put in its place. */
  adds?: boolean;
  /** The names in the address that say which page and what is chosen. */
  pageName: string;
  termName?: string;
  /** Where it is fetched: a block that is looked up by its place, or an address of HTML with the page added. */
  source: { block: string; place: string; type: string; taxonomy: string } | { fragment: string };
};
