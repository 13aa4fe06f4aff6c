/** The quick lists of listings, in the order they are shown. */
export const BOARD_VIEWS = {
  mine: 'Mine',
  current: 'Current',
  offer: 'Under offer',
  sold: 'Sold',
  leased: 'Leased',
  drafts: 'Drafts',
  off: 'Off market',
  all: 'All',
} as const;

export type BoardView = keyof typeof BOARD_VIEWS;

export const isBoardView = (name: unknown): name is BoardView =>
  typeof name === 'string' && Object.hasOwn(BOARD_VIEWS, name);

/** One listing as staff see it at a glance. */
export type BoardRow = {
  id: number;
  title: string;
  /** Path of its first picture; '' for none. */
  picture: string;
  /** As staff set it, hidden or not. */
  price: string;
  isPriceHidden: boolean;
  /** `For sale`, `Under offer`, `Draft` … */
  state: string;
  agents: string[];
  /** Start of the next inspection (ISO), and how many are planned. */
  nextInspection: string | null;
  inspections: number;
  timeZone: string;
  /** Leads about it. */
  enquiries: number;
  /** Whole days since it was listed, for current ones. */
  daysListed: number | null;
};

export type Board = { rows: BoardRow[]; hasMore: boolean; hasOwn: boolean };
