import type { BlockFields } from '#site/block-kit/fields.ts';
import { bare, placeShown, type TextPlace, textPlaces } from './text-places.ts';

/** A text as it stands on the page: the element that shows it, and where it is stored. */
export type ShownText = { element: HTMLElement; place: TextPlace };

/** The class that formatted text has on the page (RichText). */
const PROSE = '.fr-prose';
/** What stands in for a text while somebody types in it. */
const TYPED = '[data-typing]:not(body)';
/** What the text editor would drop: such text is changed in the settings. */
const UNKNOWN_MARKUP = /<(img|table|figure|dl|div|abbr|sub|sup|mark|small)\b/i;

/** The stored text that an element of a block shows, itself or around it. */
export function shownTextAt({
  target,
  block,
  props,
  fields,
}: {
  target: Element;
  /** The block's own element. */
  block: Element;
  props: Record<string, unknown>;
  fields: BlockFields;
}): ShownText | undefined {
  const places = textPlaces({ props, fields });
  const prose = target.closest<HTMLElement>(PROSE);
  for (
    let element: Element | null = prose ?? target;
    element && block.contains(element);
    element = element.parentElement
  ) {
    // Other blocks may be in this one; their texts are theirs.
    if (element.querySelector('[data-puck-component]')) return undefined;
    const shown = element;
    const fitting = places.filter(({ kind }) => (kind === 'richtext') === (shown === prose));
    const place = placeShown({
      places: fitting,
      shown: shown.textContent ?? '',
      nth: () => sameBefore({ element: shown, block }),
      textOf: textOfHtml,
    });
    if (place) {
      if (place.kind === 'richtext' && UNKNOWN_MARKUP.test(place.value)) return undefined;
      return { element: innermost(shown) as HTMLElement, place };
    }
    if (prose) return undefined;
  }
  return undefined;
}

/**
 * The element of a block at a point, as deep as it goes: nothing in a block takes clicks while the page is built, so
 * they all arrive at the block.
 */
export function elementAt({ block, x, y }: { block: Element; x: number; y: number }): Element {
  const within = ({ left, right, top, bottom }: DOMRect) =>
    x >= left && x <= right && y >= top && y <= bottom;
  // What is drawn later lies above.
  for (const child of [...block.children].reverse()) {
    if (child.matches('[data-puck-component]')) continue;
    const inner = elementAt({ block: child, x, y });
    if (inner !== child || [...child.getClientRects()].some(within)) return inner;
  }
  return block;
}

type InBlock = { block: Element; props: Record<string, unknown>; fields: BlockFields };

/** The texts of a block that can be typed into on the page, in the order they stand there. */
export function shownTexts(input: InBlock): ShownText[] {
  const shown = [...input.block.querySelectorAll('*')].flatMap((target) => {
    const isText = target.matches(PROSE) || [...target.childNodes].some(isWritten);
    return (isText && !target.closest(TYPED) && shownTextAt({ ...input, target })) || [];
  });
  const paths = shown.map(({ place }) => place.path);
  return shown.filter(({ place }, index) => paths.indexOf(place.path) === index);
}

/** The text of a block that matters most and can be typed into on the page: that of its first setting, before an eyebrow above it. */
export function firstShownText(input: InBlock): ShownText | undefined {
  const order = Object.keys(input.fields);
  const rank = ({ place }: ShownText) => order.indexOf(place.path.split(/[.[]/)[0] ?? '');
  return shownTexts(input).toSorted((one, other) => rank(one) - rank(other))[0];
}

/** The text before or after the one that is being typed in, of those that are on screen or can be opened. */
export function textBeside({
  texts,
  path,
  from,
  by,
}: {
  texts: ShownText[];
  path: string;
  /** The element that is typed in. */
  from: Element;
  by: 1 | -1;
}): ShownText | undefined {
  const side = by === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const there = texts.filter(
    ({ element, place }) => place.path !== path && from.compareDocumentPosition(element) & side,
  );
  return (by === 1 ? there : there.reverse()).find(({ element }) => bringIntoView(element));
}

/** Opens the answers around a text; false for what stays hidden, such as another tab. */
function bringIntoView(element: Element): boolean {
  for (
    let around = element.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  return element.checkVisibility();
}

const isWritten = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && bare(node.textContent ?? '') !== '';

/** How many elements with the same text stand before this one in the block. */
function sameBefore({ element, block }: { element: Element; block: Element }): number {
  const text = bare(element.textContent ?? '');
  const meant = innermost(element);
  const same = [...block.querySelectorAll('*')].filter(
    (each) => bare(each.textContent ?? '') === text && innermost(each) === each && !each.closest(TYPED),
  );
  return Math.max(0, same.indexOf(meant));
}

/** The element furthest in that still holds all of the text. */
function innermost(element: Element): Element {
  if (element.matches(PROSE)) return element;
  const text = bare(element.textContent ?? '');
  const inner = [...element.children].find(
    (child) => child.tagName !== 'BR' && bare(child.textContent ?? '') === text,
  );
  return inner ? innermost(inner) : element;
}

function textOfHtml(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
