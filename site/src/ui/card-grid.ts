/** A grid of cards with one, two or three columns, on paper two; in a column of a page, as many as fit (columns.css). */
export const CARD_GRID = 'fr-card-grid grid gap-x-7 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2';

/** For a sample: in two columns the third card, which would be alone in its row, is hidden. */
export const HIDE_LONE_THIRD = 'md:max-lg:[&>li:nth-child(3):last-child]:hidden';

/** For a page of results: cards below the screen are laid out after the others (off-screen.css). */
export const DRAW_AS_NEEDED = 'fr-cards';
