/** What a file may cost. Beyond a limit the file, the listing or the field is refused with a named problem. */
export type FeedLimits = {
  /** characters of text in one element; longer text is cut (`text-too-long`) */
  maxTextChars: number;
  /** bytes of one picture or document sent inside the XML as Base64; larger ones are left out */
  maxInlineBytes: number;
  /** characters of one listing with all its elements (`listing-too-large`) */
  maxListingChars: number;
  /** elements of one listing (`listing-too-large`) */
  maxListingElements: number;
  /** nested elements; deeper files are rejected (`too-deep`) */
  maxDepth: number;
  /** picture slots of one listing; more are left out (`too-many-images`) */
  maxImages: number;
  /** characters of one tag with its attributes (`token-too-long`) */
  maxTagChars: number;
  /** characters between two pieces of markup, comments included (`token-too-long`) */
  maxTokenChars: number;
};

/** REA allows 20 MB a file, 35 pictures and 65,535 characters of description; these leave room above that. */
export const DEFAULT_LIMITS: FeedLimits = {
  maxTextChars: 200_000,
  maxInlineBytes: 10_000_000,
  maxListingChars: 32_000_000,
  maxListingElements: 5_000,
  maxDepth: 32,
  maxImages: 200,
  maxTagChars: 200_000,
  maxTokenChars: 16_000_000,
};
