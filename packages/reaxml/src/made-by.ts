/** The processing instruction before the first element by which a website knows its own export again. */
export const MADE_BY = 'frontage-export';

/** Longer names are nobody's. */
export const MAX_MADE_BY = 100;
