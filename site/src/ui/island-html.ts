import type { ReactElement } from 'react';

type Renderer = (element: ReactElement, options: { identifierPrefix: string }) => string;

// The browser's bundle never holds React's server renderer: the server hands it in at start.
let renderer: Renderer | undefined;
let depth = 0;

/** What the ids of islands begin with, and how many there are so far. */
export const islandIds = { prefix: 'i', count: 0 };

/** Tells islands how to become HTML. Called once, by the server. */
export function setIslandRenderer(render: Renderer): void {
  renderer = render;
}

/** React's server renderer; undefined in a browser. */
export const serverRenderer = () => renderer;

/**
 * The HTML of one island, with ids (`useId`) of its own, so that the browser's hydration finds the same ones.
 * The id repeats from page to page in the same order, which keeps a page's bytes the same from render to render.
 */
export function renderIslandHtml(element: ReactElement): { html: string; id: string } {
  const id = `${islandIds.prefix}${islandIds.count++}-`;
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
 * Starts a page: island ids count from zero again. What is drawn to be put into another page has a prefix of its own,
 * so that its ids are none of that page's.
 */
export function startPage(idPrefix = 'i'): void {
  islandIds.count = 0;
  islandIds.prefix = idPrefix;
}
