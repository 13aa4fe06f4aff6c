import { startPage } from './island-html.ts';
import { joinBytes } from './join-bytes.ts';

/** Bytes of the page being drawn that were made before; undefined while what is drawn is no such page. */
let pieces: Uint8Array[] | undefined;

/** How the placeholder of a piece begins, with a random part that no text can contain. */
const MARK = `<!--piece:${Math.random().toString(36).slice(2)}:`;
const MARK_END = '-->';

/** A page as it was drawn: texts, and the bytes of the pieces between them. */
export type PageParts = readonly (string | Uint8Array)[];

/**
 * Draws a page and turns it into bytes. Turning text into bytes costs as much as drawing it; the pieces of the page were
 * turned when they were made. `finish` may change what was drawn.
 */
export function drawInPieces(draw: () => string, finish = (parts: PageParts): PageParts => parts): Buffer {
  startPage();
  return joinBytes(finish(partsOf(draw)));
}

/** Makes JSON of a text. */
export type ToJson = (text: string) => string;

/** Pieces as JSON, by how they were made so. */
const jsonPieces = new Map<ToJson, WeakMap<Uint8Array, Uint8Array>>();

/** Draws HTML as the bytes of a JSON text, with its quotes. What it is put together of becomes JSON once. */
export function drawAsJson(draw: () => string, toJson: ToJson = JSON.stringify): Buffer {
  const known = jsonPieces.get(toJson) ?? new WeakMap<Uint8Array, Uint8Array>();
  jsonPieces.set(toJson, known);
  // JSON of two texts one after the other is that of both, but for the quotes around each.
  const inner = (text: string) => joinBytes([toJson(text).slice(1, -1)]);
  const parts = partsOf(draw).map((part) => {
    if (typeof part === 'string') return inner(part);
    const made = known.get(part) ?? inner(decoder.decode(part));
    known.set(part, made);
    return made;
  });
  return joinBytes(['"', ...parts, '"']);
}

const decoder = new TextDecoder();

/** What is drawn, cut where its pieces are. */
function partsOf(draw: () => string): PageParts {
  const made: Uint8Array[] = [];
  pieces = made;
  try {
    const text = draw();
    const parts: (string | Uint8Array)[] = [];
    let at = 0;
    for (let mark = text.indexOf(MARK); mark !== -1; mark = text.indexOf(MARK, at)) {
      const end = text.indexOf(MARK_END, mark);
      parts.push(text.slice(at, mark), made[Number(text.slice(mark + MARK.length, end))] as Uint8Array);
      at = end + MARK_END.length;
    }
    parts.push(text.slice(at));
    return parts;
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
  return pieces ? `${MARK}${pieces.push(bytes) - 1}${MARK_END}` : decoder.decode(bytes);
}
