const ID = 'data-puck-component';

/** The id of the block that has the focus itself; undefined where the focus is in it, or on none. */
export const focusedBlock = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.getAttribute?.(ID) ?? undefined;

/** Moves the focus from one block to another, so that keys do not go on with the first; from elsewhere it stays. */
export function focusInstead(id: string | undefined): void {
  const page = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
  const focused = page?.activeElement as HTMLElement | null | undefined;
  const before = focusedBlock(focused ?? null);
  if (!page || !focused || before === undefined || before === id) return;
  const block = id && page.querySelector<HTMLElement>(`[${ID}="${CSS.escape(id)}"]`);
  if (block) block.focus({ preventScroll: true });
  else focused.blur();
}
