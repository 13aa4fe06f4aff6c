/**
 * Widths, in pixels, that every picture is stored in beside its full size. 768 fills phones and the cards of sharp wide
 * screens, 1200 sharp phones.
 */
export const MEDIA_WIDTHS = [480, 768, 1200] as const;
