/** Something that shows a file: what it is called in sentences, and where staff change it. */
export type FilePlace = { name: string; path: string };

/** The query of a deletion that staff confirmed: the file goes although something shows it. */
export const DELETE_USED = 'deleteUsed';
