/** The collections built with blocks and versioned. */
export const DESIGNED = ['pages', 'posts', 'sections', 'templates', 'item-templates', 'popups'] as const;
export type Designed = (typeof DESIGNED)[number];
