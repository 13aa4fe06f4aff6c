/** A name within a sentence, which may run from left to right. */
export const named = (name: string): string => `\u2068${name}\u2069`;
