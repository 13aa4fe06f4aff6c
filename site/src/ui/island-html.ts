import type { ReactElement } from 'react';

type Renderer = (element: ReactElement, options: { identifierPrefix: string }) => string;

// The browser bundle must not contain React's server renderer: the server passes it in at startup.
let renderer: Renderer | undefined;
let depth = 0;

/** The prefix of island ids, and the number of islands so far. */
export const islandIds = { prefix: 'i', count: 0 };

/** Sets the renderer of islands. Called once, by the server. */
export function setIslandRenderer(render: Renderer): void {
  renderer = render;
}

/** React's server renderer; undefined in a browser. */
export const serverRenderer = () => renderer;

/**
 * The HTML of one island, with its own id prefix (`useId`), so that hydration produces the same ids. Prefixes restart
 * on each page, so that the bytes of a page are the same on each render.
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

/** True while an island is rendered: an island inside it renders as a plain component. */
export const insideIsland = () => depth > 0;

/** False in a browser, which has no server renderer. */
export const canRenderIslands = () => renderer !== undefined;

/**
 * Starts a page: island ids count from zero. A fragment for another page gets a prefix of its own, so that its ids do
 * not clash with those of the page.
 */
export function startPage(idPrefix = 'i'): void {
  islandIds.count = 0;
  islandIds.prefix = idPrefix;
}
