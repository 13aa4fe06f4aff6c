import type { ReactElement, ReactNode } from 'react';
import { islandIds, serverRenderer } from './island-html.ts';
import { outsidePages, pieceOfPage } from './page-pieces.ts';

type Drawn = { bytes: Uint8Array; from: number; until: number };
/** As many forms of one object's HTML as are kept; beyond, it starts over. */
const MOST_FORMS = 100;
const drawn = new WeakMap<object, Map<string, Drawn>>();

/**
 * The content of an element that is the same on many pages, as props of that element: `<li {...reusedContent(…)}>`. On
 * the server it is drawn once for each object (never changed, such as settings or a listing's card) and kept as long as
 * that object is; in a browser it is drawn as ever. Drawing a listing's card costs a hundred times what putting it in does.
 *
 * It must depend on nothing but `of` and `form`, and hold no picture that is fetched early, since React announces
 * those in `<head>`.
 */
export function reusedContent({
  of,
  form,
  now = 0,
  until = Number.POSITIVE_INFINITY,
  idPrefix,
  content,
}: {
  of: object;
  /** What else it depends on: `level 2`, the marked link of a menu. */
  form: string;
  /** Epoch ms it is drawn for. */
  now?: number;
  /** Epoch ms from which it says something untrue. */
  until?: number | (() => number | undefined);
  /** For the ids of islands in it; no other part of the page has the same. */
  idPrefix?: string;
  content: () => ReactElement;
}): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const forms = drawn.get(of);
  const found = forms?.get(form);
  if (found && found.from <= now && now < found.until) return asProps(found);
  const html = renderPartHtml({ part: content(), idPrefix });
  if (html === undefined) return { children: content() };
  const kept = forms && forms.size < MOST_FORMS ? forms : new Map<string, Drawn>();
  const end = typeof until === 'function' ? until() : until;
  const bytes = new TextEncoder().encode(html);
  const made = { bytes, from: now, until: end ?? Number.POSITIVE_INFINITY };
  kept.set(form, made);
  drawn.set(of, kept);
  return asProps(made);
}

// React's own output, nothing anybody typed.
const asProps = (made: Drawn) => ({ dangerouslySetInnerHTML: { __html: pieceOfPage(made.bytes) } });

/**
 * The HTML of a part without the page around it; undefined in a browser. Its islands have ids that begin with the
 * prefix; a part without one must hold no island.
 */
function renderPartHtml({
  part,
  idPrefix = '',
}: {
  part: ReactElement;
  idPrefix?: string;
}): string | undefined {
  const render = serverRenderer();
  if (!render) return undefined;
  const outside = { ...islandIds };
  Object.assign(islandIds, { prefix: idPrefix, count: 0 });
  try {
    const html = outsidePages(() => render(part, { identifierPrefix: idPrefix }));
    if (islandIds.count > 0 && !idPrefix)
      throw new TypeError('A part that holds islands needs a prefix for their ids.');
    return html;
  } finally {
    Object.assign(islandIds, outside);
  }
}
