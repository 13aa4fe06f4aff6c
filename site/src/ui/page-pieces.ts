import { startPage } from './island-html.ts';

/** Pre-rendered bytes in the page that is being rendered; undefined outside of such a page. */
let pieces: Uint8Array[] | undefined;

/** Placeholder of a piece in a page, with a random prefix that no text can contain. */
const MARK = `piece:${Math.random().toString(36).slice(2)}:`;
const MARKS = new RegExp(`<!--${MARK}(\\d+)-->`);

/**
 * Renders a page to bytes. Encoding text costs as much as rendering it; the pieces of the page were encoded when they
 * were made.
 */
export function drawInPieces(draw: () => string): Uint8Array[] {
  startPage();
  const made: Uint8Array[] = [];
  pieces = made;
  try {
    const encoder = new TextEncoder();
    // Splitting by a pattern with a group returns the group as every second item.
    return draw()
      .split(MARKS)
      .map((part, at) => (at % 2 ? (made[Number(part)] as Uint8Array) : encoder.encode(part)));
  } finally {
    pieces = undefined;
  }
}

/** Renders a reusable part: pieces inside it become part of its own HTML. */
export function outsidePages<Result>(draw: () => Result): Result {
  const outside = pieces;
  pieces = undefined;
  try {
    return draw();
  } finally {
    pieces = outside;
  }
}

/** A piece in the page that is being rendered: a placeholder for its bytes, or its HTML. */
export function pieceOfPage(bytes: Uint8Array): string {
  return pieces ? `<!--${MARK}${pieces.push(bytes) - 1}-->` : new TextDecoder().decode(bytes);
}
