/** Id of a listing's first picture, into which the picture of the chosen card grows (ui/page-changes.css). */
export const LISTING_PICTURE = 'listing-picture';
