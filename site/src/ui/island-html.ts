import { createElement, type ReactElement } from 'react';

type Renderer = (element: ReactElement, options: { identifierPrefix: string }) => string;

/** In which language islands are drawn: in a browser they know that of the page alone. */
type Languages = {
  inPageLanguage: <Result>(draw: () => Result) => Result;
  /** `lang` and `dir` where what surrounds an island is in another one. */
  pageLanguageMarks: () => object;
};

/** What an island is drawn of. */
type IslandParts = {
  name: string;
  when: string;
  props: object;
  /** The component with these props. */
  element: ReactElement;
  translated: boolean;
};

// The browser bundle must not contain React's server renderer, nor what only it needs: the server passes it in at startup.
let renderer: Renderer | undefined;
let drawIsland: ((island: IslandParts) => ReactElement) | undefined;
let depth = 0;

/** The prefix of island ids, and the number of islands so far. */
export const islandIds = { prefix: 'i', count: 0 };

/** Sets the renderer of islands. Called once, by the server. */
export function setIslandRenderer(render: Renderer, languages?: Languages): void {
  renderer = render;
  drawIsland = ({ name, when, props, element, translated }) => {
    const draw = () => renderIslandHtml(element, render);
    const { html, id } = languages ? languages.inPageLanguage(draw) : draw();
    return createElement('fr-island', {
      name,
      when,
      props: JSON.stringify(props),
      'data-id': id,
      ...(translated && languages?.pageLanguageMarks()),
      // React’s own output, which escapes user input.
      dangerouslySetInnerHTML: { __html: html },
    });
  };
}

/** React's server renderer; undefined in a browser. */
export const serverRenderer = () => renderer;

/**
 * The HTML of one island, with its own id prefix (`useId`), so that hydration produces the same ids. Prefixes restart
 * on each page, so that the bytes of a page are the same on each render.
 */
function renderIslandHtml(element: ReactElement, render: Renderer): { html: string; id: string } {
  const id = `${islandIds.prefix}${islandIds.count++}-`;
  depth += 1;
  try {
    return { html: render(element, { identifierPrefix: id }), id };
  } finally {
    depth -= 1;
  }
}

/** An island as the server draws it; undefined in a browser, and inside another island, whose part it is. */
export const islandOnServer = (island: IslandParts): ReactElement | undefined =>
  depth > 0 ? undefined : drawIsland?.(island);

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
