import { asGroup, setAttributes } from './as-group.client.ts';

/** The class of the button over a row of a list. */
export const ROW_BUTTON = 'fr-b-row-button';

/** Puck's list of panels at the left is made of plain elements: here they become buttons that keys can reach. */
export function makePanelsButtons(): () => void {
  const panels = document.querySelector<HTMLElement>('.fr-builder nav [class*="Nav-list"]');
  if (!panels) return () => undefined;
  const mark = () => {
    for (const link of panels.querySelectorAll<HTMLElement>('[class*="NavItem-link_"]')) {
      const isOpen = link.parentElement?.className.includes('NavItem--active') === true;
      link.setAttribute('role', 'button');
      link.tabIndex = 0;
      link.setAttribute('aria-pressed', String(isOpen));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[role="button"]');
    if (!link || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    link.click();
  };
  mark();
  const watcher = new MutationObserver(mark);
  watcher.observe(panels, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true });
  panels.addEventListener('keydown', onKeyDown);
  return () => {
    watcher.disconnect();
    panels.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * Puck's rows of a list in the settings open with a click alone: each gets a button over it, for keys and screen readers.
 * The button that adds a row gets a name.
 */
export function makeRowsButtons(): () => void {
  const builder = document.querySelector('.fr-builder');
  if (!builder) return () => undefined;
  const mark = () => {
    for (const row of builder.querySelectorAll<HTMLElement>('[class*="_ArrayFieldItem-summary"]'))
      markRow(row);
    for (const add of builder.querySelectorAll('[class*="_ArrayField-addButton"]'))
      setAttributes(add, { 'aria-label': 'Add item' });
  };
  mark();
  const watcher = new MutationObserver(mark);
  watcher.observe(builder, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'role'],
  });
  return () => watcher.disconnect();
}

function markRow(row: HTMLElement): void {
  const known = row.querySelector<HTMLButtonElement>(`:scope > .${ROW_BUTTON}`);
  const button = known ?? document.createElement('button');
  if (!known) {
    button.type = 'button';
    button.setAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown');
    button.className = ROW_BUTTON;
    row.append(button);
  }
  const isOpen = row.parentElement?.className.includes('ArrayFieldItem--isExpanded') === true;
  const text = [...row.childNodes].find((node) => node !== button)?.textContent?.trim() || 'Item';
  asGroup(row, { tabindex: '-1', 'aria-roledescription': 'list item' });
  setAttributes(button, { 'aria-label': text, 'aria-expanded': String(isOpen) });
}
