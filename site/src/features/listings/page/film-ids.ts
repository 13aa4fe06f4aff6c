/** The ids of the headings above a listing's video and tour. */
export const FILM_IDS = { Video: 'film', '3D tour': 'tour' } as const;
