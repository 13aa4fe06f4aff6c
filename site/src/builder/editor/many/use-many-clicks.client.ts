import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { chooseAlso, manyIds } from './chosen-many.client.ts';

/** Blocks on the page, and their rows in the outline. */
const PLACES = ['data-puck-component', 'data-puck-layer-tree-id'];

/** Ctrl or ⌘ and Shift with a click, on the page and in the outline, select several blocks. */
export function useManyClicks(page: Document): void {
  const getPuck = useGetPuck();
  useEffect(() => {
    const idAt = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined => {
      const element = target as Element | null;
      if (
        !(ctrlKey || metaKey || shiftKey) ||
        element?.closest?.('dialog, [data-canvas-tools], [data-typing]:not(body)')
      )
        return undefined;
      const found = element?.closest?.(PLACES.map((name) => `[${name}]`).join(','));
      return PLACES.map((name) => found?.getAttribute(name)).find((id) => id) ?? undefined;
    };
    const onClick = (event: MouseEvent) => {
      const id = idAt(event);
      if (id === undefined) return;
      // Before Puck selects that block alone.
      event.preventDefault();
      event.stopImmediatePropagation();
      chooseAlso({ puck: getPuck(), id, isRange: event.shiftKey });
    };
    // The browser would mark the text between two clicks.
    const onDown = (event: MouseEvent) => {
      if (idAt(event) !== undefined) event.preventDefault();
    };
    const onMenu = (event: MouseEvent) => {
      const id = (event.target as Element | null)
        ?.closest?.('[data-puck-component]')
        ?.getAttribute('data-puck-component');
      if (!id || !manyIds().has(id)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      document.querySelector<HTMLElement>('.fr-b-many button')?.focus();
    };
    const both = [page, window.document];
    for (const each of both) {
      each.addEventListener('click', onClick, true);
      each.addEventListener('mousedown', onDown, true);
    }
    page.addEventListener('contextmenu', onMenu, true);
    return () => {
      for (const each of both) {
        each.removeEventListener('click', onClick, true);
        each.removeEventListener('mousedown', onDown, true);
      }
      page.removeEventListener('contextmenu', onMenu, true);
    };
  }, [page, getPuck]);
}
