import { contrast, type Hex, READABLE, VISIBLE } from '#site/ui/theme/colour.ts';
import { colourBehind, hexOfPainted, type Painted } from './behind-block.ts';

/** A text of the page that is hard to read on what is behind it. */
export type FaintText = { id: string; text: string; ratio: number; needed: number };

/** From these sizes on, in px, letters need less contrast (WCAG 2.2): plain ones, and bold ones. */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;
/** What is decoration alone, such as the line between breadcrumbs, need not be readable. */
const DECORATION = '[aria-hidden="true"]';
const MEDIA = 'img, video, iframe, canvas';
/** The editor's own parts in the page's frame. */
const TOOLS = '[data-canvas-tools], [data-puck-overlay], [data-puck-overlay-portal], [data-dnd-placeholder]';

/** What is painted on an element and around it. A section's picture or video is a layer in it. */
export function* around(element: Element): Generator<Painted> {
  const view = element.ownerDocument.defaultView;
  for (let at: Element | null = element; at && view; at = at.parentElement) {
    if (at.querySelector(':scope > .fr-background')) yield PICTURE;
    yield view.getComputedStyle(at);
  }
}

const PICTURE: Painted = { backgroundColor: 'transparent', backgroundImage: 'a picture' };

/**
 * The texts of the blocks that are drawn whose contrast is too low, the worst of each block. Text over a picture, a gradient
 * or something half transparent is left out: nobody can say what is behind each letter.
 */
export function faintTexts(page: Document): FaintText[] {
  const pictures = [...page.querySelectorAll(MEDIA)].map((each) => each.getBoundingClientRect());
  const worst = new Map<string, FaintText>();
  for (const element of shownTexts(page)) {
    const found = faint({ element, pictures });
    const before = found && worst.get(found.id);
    if (found && (!before || found.ratio < before.ratio)) worst.set(found.id, found);
  }
  return [...worst.values()];
}

/** Elements with text of their own. */
function* shownTexts(page: Document): Generator<HTMLElement> {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  let last: HTMLElement | null = null;
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || element === last || !texts.currentNode.nodeValue?.trim()) continue;
    last = element;
    if (
      !element.closest(`${TOOLS}, ${DECORATION}`) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      yield element;
  }
}

function faint({ element, pictures }: { element: HTMLElement; pictures: DOMRect[] }): FaintText | undefined {
  const id = element.closest('[data-puck-component]')?.getAttribute('data-puck-component');
  const view = element.ownerDocument.defaultView;
  const { left, top, width, height } = element.getBoundingClientRect();
  // What is for screen readers alone is a pixel large.
  if (!id || !view || width < 2 || height < 2) return undefined;
  const [x, y] = [left + width / 2, top + height / 2];
  if (pictures.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom))
    return undefined;
  const { color, fontSize, fontWeight } = view.getComputedStyle(element);
  const [colour, behind] = [hexOfPainted(color), colourBehind(around(element))];
  if (!colour || !behind) return undefined;
  const needed = neededFor({ sizePx: Number.parseFloat(fontSize), weight: Number(fontWeight) });
  const ratio = contrast(colour as Hex, behind);
  return ratio < needed ? { id, text: (element.textContent ?? '').trim(), ratio, needed } : undefined;
}

/** The least contrast of text of a size. */
function neededFor({ sizePx, weight }: { sizePx: number; weight: number }): number {
  const isLarge = sizePx >= LARGE_PX || (sizePx >= LARGE_BOLD_PX && weight >= BOLD);
  return isLarge ? VISIBLE : READABLE;
}
