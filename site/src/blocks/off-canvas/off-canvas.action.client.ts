import type { Perform } from '#site/ui/actions/action-doer.ts';
import { type OpenWindow, openWindow } from '#site/ui/window/open-window.client.ts';
import type { WindowLook } from '#site/ui/window/window-look.ts';

/** How long the focus waits until a panel stands, in ms. */
const FOCUS_MS = 100;

const open = new Map<HTMLElement, OpenWindow>();

/** Opens, closes and toggles the off-canvas panels of the page. */
export const perform: Perform<'off_canvas:open' | 'off_canvas:close' | 'off_canvas:toggle'> = ({
  action,
}) => {
  // A panel that was given a name is still known by its block too.
  const id = CSS.escape(action.id);
  const panel = document.querySelector<HTMLElement>(
    `[data-off-canvas="${id}"], [data-off-canvas-block="${id}"]`,
  );
  if (!panel) return false;
  const isOpen = open.get(panel);
  if (isOpen) {
    if (action.name !== 'off_canvas:open') void isOpen.close();
  } else if (action.name !== 'off_canvas:close') openPanel(panel);
  return true;
};

function openPanel(panel: HTMLElement): void {
  const content = document.createDocumentFragment();
  content.append(...panel.childNodes);
  const look = JSON.parse(panel.dataset.options ?? '{}') as WindowLook;
  const window = openWindow({
    look,
    content,
    focusDelay: FOCUS_MS,
    onClosed() {
      open.delete(panel);
      panel.append(...(window.element.querySelector('.fr-window-body')?.childNodes ?? []));
    },
  });
  open.set(panel, window);
}
