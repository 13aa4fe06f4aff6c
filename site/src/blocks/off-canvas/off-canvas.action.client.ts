import type { Perform } from '#site/ui/actions/action-doer.ts';
import type { DialogSettings } from '#site/ui/dialog/dialog-settings.ts';
import { type OpenDialog, openDialog } from '#site/ui/dialog/open-dialog.client.ts';

/** How long after opening the focus moves into a panel, in ms. */
const FOCUS_MS = 100;

const open = new Map<HTMLElement, OpenDialog>();

/** Opens, closes and toggles the off-canvas panels of the page. */
export const perform: Perform<'off_canvas:open' | 'off_canvas:close' | 'off_canvas:toggle'> = ({
  action,
}) => {
  // A panel with a name can still be opened by the id of its block.
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
  const settings = JSON.parse(panel.dataset.options ?? '{}') as DialogSettings;
  const dialog = openDialog({
    settings,
    content,
    focusDelay: FOCUS_MS,
    onClosed() {
      open.delete(panel);
      panel.append(...(dialog.element.querySelector('.fr-dialog-body')?.childNodes ?? []));
    },
  });
  open.set(panel, dialog);
}
