import type { ReactElement } from 'react';

type Renderer = (element: ReactElement, options: { identifierPrefix: string }) => string;

// The browser's bundle never holds React's server renderer: the server hands it in at start.
let renderer: Renderer | undefined;
let depth = 0;
let count = 0;
let prefix = 'i';
let pieces: Uint8Array[] | undefined;

/** Tells islands how to become HTML. Called once, by the server. */
export function setIslandRenderer(render: Renderer): void {
  renderer = render;
}

/**
 * The HTML of one island, with ids (`useId`) of its own, so that the browser's hydration finds the same ones.
 * The id repeats from page to page in the same order, which keeps a page's bytes the same from render to render.
 */
export function renderIslandHtml(element: ReactElement): { html: string; id: string } {
  const id = `${prefix}${count++}-`;
  if (!renderer) return { html: '', id };
  depth += 1;
  try {
    return { html: renderer(element, { identifierPrefix: id }), id };
  } finally {
    depth -= 1;
  }
}

/** True while an island is being rendered: an island inside it renders as a plain part. */
export const insideIsland = () => depth > 0;

/** False in a browser, where no server renderer was handed in. */
export const canRenderIslands = () => renderer !== undefined;

/**
 * The HTML of a part of a page, without the page around it. Its islands have ids that begin with the prefix; a part
 * without one must hold no island. Undefined in a browser.
 */
export function renderPartHtml({
  part,
  idPrefix,
}: {
  part: ReactElement;
  idPrefix?: string;
}): string | undefined {
  if (!renderer) return undefined;
  const outside = { count, prefix, pieces };
  count = 0;
  prefix = idPrefix ?? '';
  pieces = undefined;
  try {
    const html = renderer(part, { identifierPrefix: prefix });
    if (count > 0 && !idPrefix)
      throw new TypeError('A part that holds islands needs a prefix for their ids.');
    return html;
  } finally {
    ({ count, prefix, pieces } = outside);
  }
}

/**
 * Starts a page: island ids count from zero again. What is drawn to be put into another page has a prefix of its own,
 * so that its ids are none of that page's.
 */
export function startPage(idPrefix = 'i'): void {
  count = 0;
  prefix = idPrefix;
  pieces = undefined;
}

/** Starts a page that is put together by {@link putTogether}. */
export function startPageOfPieces(): void {
  startPage();
  pieces = [];
}

/** Stands in a page for a piece of it; nobody who writes a text for a page knows how it begins. */
const MARK = `piece:${Math.random().toString(36).slice(2)}:`;
const MARKS = new RegExp(`<!--${MARK}(\\d+)-->`);

/** What the page being drawn holds for this piece: a mark for its bytes, where it is one of pieces, or its HTML. */
export function pieceOfPage(bytes: Uint8Array): string {
  return pieces ? `<!--${MARK}${pieces.push(bytes) - 1}-->` : new TextDecoder().decode(bytes);
}

/** The bytes of a page. Turning its text into bytes costs as much as drawing it; its pieces have been turned before. */
export function putTogether(html: string): Uint8Array[] {
  const encoder = new TextEncoder();
  // Of what is split by a pattern with a group, every second one is the group.
  return html
    .split(MARKS)
    .map((part, at) => (at % 2 ? (pieces?.[Number(part)] as Uint8Array) : encoder.encode(part)));
}
