/** The columns that cards stand in: one, two or three. */
export const CARD_GRID = 'grid gap-x-7 gap-y-12 md:grid-cols-2 lg:grid-cols-3';

/** For a few of many: in two columns a third card, which would stand alone, is left out. */
export const NONE_ALONE = 'md:max-lg:[&>li:nth-child(3):last-child]:hidden';
