/** The address of a popup as a page. With JavaScript a link to it opens the popup over the current page. */
export const popupPath = (id: number | string): string => `/popups/${id}`;
