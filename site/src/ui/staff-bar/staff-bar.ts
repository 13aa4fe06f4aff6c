/** Where the bar asks about an address, and has its cached page deleted. */
export const STAFF_BAR_PATH = '/api/staff-bar';

/** What the bar on a public page offers to the signed-in member of staff. */
export type StaffBarContent = {
  /** Whether visitors see the page, and since when; without a record, what makes the page. */
  state: string;
  links: { label: string; href: string }[];
  /** Whether they may delete the cached page. */
  mayClear: boolean;
};
