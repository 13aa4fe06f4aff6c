/** What kind of property a listing is. */
export const CATEGORIES = ['residential', 'rural', 'holiday', 'commercial', 'business'] as const;
/** For sale or for rent. */
export const METHODS = ['buy', 'rent'] as const;

/** The four search pages: /buy, /rent, /sold and /leased. */
export type Channel = 'buy' | 'rent' | 'sold' | 'leased';
export type Category = (typeof CATEGORIES)[number];
export type Method = (typeof METHODS)[number];
