import type { ReactElement, ReactNode } from 'react';
import { currentLanguage } from '#site/messages/language.ts';
import { islandIds, serverRenderer } from './island-html.ts';
import { outsidePages, pieceOfPage } from './page-pieces.ts';

type Drawn = { bytes: Uint8Array; from: number; until: number };
/** The most cached variants of one object's HTML; beyond that, the cache is emptied. */
const MOST_FORMS = 100;
const drawn = new WeakMap<object, Map<string, Drawn>>();

/**
 * The content of an element that is the same on many pages, as props of that element: `<li {...reusedContent(…)}>`. On
 * the server it is rendered once for each immutable object (such as settings or a listing's card) and cached as long as
 * that object exists; in a browser it is rendered as usual. Rendering a card costs a hundred times as much as inserting it.
 *
 * It must depend only on `of` and `form`, and contain no preloaded picture, because React adds those to `<head>`.
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
  /** What else it depends on: `level 2`, the current link of a menu. */
  form: string;
  /** Epoch ms at which it is rendered. */
  now?: number;
  /** Epoch ms at which it becomes outdated. */
  until?: number | (() => number | undefined);
  /** The id prefix of islands in it, unique in the page. */
  idPrefix?: string;
  content: () => ReactElement;
}): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const forms = drawn.get(of);
  const key = `${currentLanguage()} ${form}`;
  const found = forms?.get(key);
  if (found && found.from <= now && now < found.until) return asProps(found);
  const html = renderPartHtml({ part: content(), idPrefix });
  if (html === undefined) return { children: content() };
  const kept = forms && forms.size < MOST_FORMS ? forms : new Map<string, Drawn>();
  const end = typeof until === 'function' ? until() : until;
  const bytes = new TextEncoder().encode(html);
  const made = { bytes, from: now, until: end ?? Number.POSITIVE_INFINITY };
  kept.set(key, made);
  drawn.set(of, kept);
  return asProps(made);
}

// React's own output, which escapes user input.
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
