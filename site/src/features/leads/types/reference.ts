import { randomBytes } from 'node:crypto';

// No I, L, O, U, 0 or 1: read over the phone, none is taken for another. 30 letters.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** What people call a lead by: `FR-7K3M9Q`. */
export const REFERENCE = /^FR-[A-HJKMNP-TV-Z2-9]{6}$/;

/** A new reference; one of 729 million, so the store must check that it is unused. */
export function newReference(random: (bytes: number) => Uint8Array = randomBytes): string {
  let letters = '';
  while (letters.length < 6) {
    // Bytes past the last whole multiple would make the first letters likelier.
    for (const byte of random(8)) if (byte < 240) letters += LETTERS[byte % LETTERS.length];
  }
  return `FR-${letters.slice(0, 6)}`;
}
