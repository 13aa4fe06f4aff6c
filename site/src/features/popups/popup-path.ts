/** Where a popup is a page of its own. A link to it opens it over the page where scripts run. */
export const popupPath = (id: number | string): string => `/popups/${id}`;
