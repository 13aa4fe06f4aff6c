/** What was typed while a text editor was on its way. */
export type TypedMeanwhile = {
  text: string;
  /** Ctrl+A came first: it takes the place of all there is. */
  replacesAll: boolean;
  /** Esc or a click elsewhere ended it. */
  isOver: boolean;
};

/**
 * Takes what is typed on the page until the text editor has loaded, in a field that nobody sees, so that input methods
 * work in it too. Without it the keys would be the page builder’s own, and Delete would delete the block.
 */
export function takeKeysMeanwhile(page: Document): () => TypedMeanwhile {
  const field = page.createElement('textarea');
  field.setAttribute('aria-label', 'Text');
  field.style.cssText = 'position: fixed; top: 0; left: 0; width: 1px; height: 1px; opacity: 0; border: 0;';
  let replacesAll = false;
  let isOver = false;
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') isOver = true;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') replacesAll = true;
  });
  // A click elsewhere ends it as well; another window does not.
  field.addEventListener('blur', () => {
    if (page.activeElement !== field) isOver = true;
  });
  page.body.append(field);
  field.focus({ preventScroll: true });
  return () => {
    const typed = { text: field.value, replacesAll, isOver };
    field.remove();
    return typed;
  };
}
