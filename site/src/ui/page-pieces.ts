import { startPage } from './island-html.ts';

/** Bytes of the page being drawn that were made before; undefined while what is drawn is no such page. */
let pieces: Uint8Array[] | undefined;

/** Stands in a page for a piece of it; nobody who writes a text for a page knows how it begins. */
const MARK = `piece:${Math.random().toString(36).slice(2)}:`;
const MARKS = new RegExp(`<!--${MARK}(\\d+)-->`);

/**
 * Draws a page and turns it into bytes. Turning text into bytes costs as much as drawing it; the pieces of the page were
 * turned when they were made.
 */
export function drawInPieces(draw: () => string): Uint8Array[] {
  startPage();
  const made: Uint8Array[] = [];
  pieces = made;
  try {
    const encoder = new TextEncoder();
    // Of what is split by a pattern with a group, every second one is the group.
    return draw()
      .split(MARKS)
      .map((part, at) => (at % 2 ? (made[Number(part)] as Uint8Array) : encoder.encode(part)));
  } finally {
    pieces = undefined;
  }
}

/** Runs what draws a part that is to be reused: what it holds is part of its own HTML. */
export function outsidePages<Result>(draw: () => Result): Result {
  const outside = pieces;
  pieces = undefined;
  try {
    return draw();
  } finally {
    pieces = outside;
  }
}

/** What the page being drawn holds for this piece: a mark for its bytes, where it is one of pieces, or its HTML. */
export function pieceOfPage(bytes: Uint8Array): string {
  return pieces ? `<!--${MARK}${pieces.push(bytes) - 1}-->` : new TextDecoder().decode(bytes);
}
