/** Widths, in pixels, that every picture is kept in beside its full size. */
export const MEDIA_WIDTHS = [480, 800, 1200] as const;
