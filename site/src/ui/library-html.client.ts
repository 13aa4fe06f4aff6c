import { createPolicy, ownAddress, parseOwnHtml } from './own-html.client.ts';

/** What icons and credits of libraries are made of. */
const ELEMENTS = 'svg, g, path, circle, line, polyline, polygon, rect, use, a, b, em, i, span, strong, br';
const ATTRIBUTES = new Set([
  ...[
    'aria-hidden',
    'class',
    'cx',
    'cy',
    'd',
    'fill',
    'fill-rule',
    'height',
    'href',
    'id',
    'points',
    'r',
    'rel',
  ],
  ...['role', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-width', 'target', 'title', 'transform'],
  ...['viewBox', 'width', 'x', 'x1', 'x2', 'xlink:href', 'xmlns', 'y', 'y1', 'y2'],
]);

/** HTML without anything that could run or load: elements and attributes of the lists above, and links to websites. */
function cleanLibraryHtml(html: string): string {
  const { body } = parseOwnHtml(html);
  for (const element of body.querySelectorAll('*')) {
    if (!element.matches(ELEMENTS)) element.remove();
    for (const { name, value } of [...element.attributes])
      if (!ATTRIBUTES.has(name) || (/href$/.test(name) && !/^(#|https?:)/.test(value)))
        element.removeAttribute(name);
  }
  return body.innerHTML;
}

let isAllowed = false;

/**
 * Lets libraries that know nothing of Trusted Types write HTML as text (PhotoSwipe's buttons, MapLibre's credits), cleaned,
 * and start workers of ours. Call it before they are used; without them a page takes no text as HTML.
 */
export function allowLibraryHtml(): void {
  if (isAllowed) return;
  isAllowed = true;
  createPolicy('default', { createHTML: cleanLibraryHtml, createScriptURL: ownAddress });
}
