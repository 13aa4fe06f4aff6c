import type { BlockField } from '#site/block-kit/fields.ts';
import { blocks } from '../../registry.ts';

/** How often the setting is looked for, once a frame: another tab may have to be drawn first. */
const FRAMES = 20;
const listeners = new Set<(field?: BlockField) => void>();

/** Tells which setting is about to be shown, so that its tab opens; undefined for the first ones of a block. */
export function onFieldAsked(listener: (field?: BlockField) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the first tab of the settings: a new block begins there, whatever was changed last. */
export function showFirstFields(): void {
  for (const listener of listeners) listener();
}

/** Which kinds of setting an element of the page comes from, the likeliest first. */
const KINDS: { of: string; kinds: BlockField['kind'][] }[] = [
  { of: 'img, picture, figure', kinds: ['media'] },
  { of: 'video, iframe', kinds: ['link'] },
  { of: 'svg', kinds: ['icon', 'media', 'link'] },
  { of: 'a, button', kinds: ['link'] },
];

/** Opens the setting that an element of the selected block comes from: its picture, icon, video or link. */
export function showField({ type, element }: { type: string; element: Element }): void {
  const fields = Object.entries(blocks.get(type)?.fields ?? {});
  const kinds = KINDS.filter(({ of }) => element.closest(of)).flatMap(({ kinds: each }) => each);
  const found = kinds
    .map((kind) => fields.find(([, field]) => field.kind === kind || holds({ field, kind })))
    .find(Boolean);
  if (!found) return;
  const [name, field] = found;
  for (const listener of listeners) listener(field);
  focusControl(`[data-field="${CSS.escape(name)}"]`);
}

/** Moves the focus to the first setting of the selected block. */
export function goToSettings(): void {
  showFirstFields();
  focusControl('[data-field]');
}

function focusControl(within: string): void {
  let left = FRAMES;
  const look = () => {
    const controls = document.querySelectorAll<HTMLElement>(
      `${within} :is(button:not(:disabled), input, select, textarea)`,
    );
    const control = [...controls].find((each) => each.offsetParent !== null);
    if (control) {
      control.scrollIntoView({ block: 'center' });
      control.focus();
    } else if (left > 0) {
      left -= 1;
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

const holds = ({ field, kind }: { field: BlockField; kind: BlockField['kind'] }): boolean =>
  (field.kind === 'list' || field.kind === 'group') &&
  Object.values(field.of).some((inner) => inner.kind === kind);
