/** What was typed into one text before its editor had loaded. */
export type TypedAhead = {
  text: string;
  /** Ctrl+A came first: it takes the place of all there is. */
  replacesAll: boolean;
  /** Tab or Shift+Tab ended it: the rest is for the next or previous text of the block. */
  by?: 1 | -1;
  /** Esc or a click elsewhere ended it. */
  isOver: boolean;
};

/**
 * Takes what is typed on the page until the text editor has loaded, in a field that nobody sees, so that input methods
 * work in it too. Without it the keys would be the page builder’s own, and Delete would delete the block. Returns how to
 * stop and get what was typed: one part for each text that Tab went to.
 */
export function takeKeysMeanwhile(page: Document): () => TypedAhead[] {
  const field = page.createElement('textarea');
  field.setAttribute('aria-label', 'Text');
  field.style.cssText = 'position: fixed; top: 0; left: 0; width: 1px; height: 1px; opacity: 0; border: 0;';
  const before: TypedAhead[] = [];
  let replacesAll = false;
  let isOver = false;
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') isOver = true;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'a') replacesAll = true;
    if (event.key !== 'Tab' || isCommand || event.altKey) return;
    event.preventDefault();
    before.push({ text: field.value, replacesAll, by: event.shiftKey ? -1 : 1, isOver: false });
    field.value = '';
    replacesAll = false;
  });
  // A click elsewhere ends it as well; another window does not.
  field.addEventListener('blur', () => {
    if (page.activeElement !== field) isOver = true;
  });
  page.body.append(field);
  field.focus({ preventScroll: true });
  return () => {
    const typed = { text: field.value, replacesAll, isOver: isOver || isElsewhere(page) };
    field.remove();
    return [...before, typed];
  };
}

/** Whether the focus has left the page for another part of the editor. */
function isElsewhere({ defaultView }: Document): boolean {
  const frame = defaultView?.frameElement;
  return Boolean(frame && frame.ownerDocument.activeElement !== frame);
}
