const BLOCK = '[data-puck-component]';
/**
 * What the drag library sets on each block: a button, although it holds other blocks and their buttons, described by
 * keys for dragging that the editor does not have.
 */
const OF_A_BUTTON = ['aria-pressed', 'aria-grabbed', 'aria-disabled', 'aria-describedby'];

/** Makes the blocks on the page named groups, which may hold others; the focus still reaches each. Returns how to stop. */
export function nameBlocks({
  page,
  nameOf,
}: {
  page: Document;
  nameOf: (id: string) => string | undefined;
}): () => void {
  const mark = (block: Element) => {
    for (const name of OF_A_BUTTON) block.removeAttribute(name);
    const name = nameOf(block.getAttribute('data-puck-component') ?? '');
    const wanted = {
      role: 'group',
      'aria-roledescription': 'block',
      ...(name ? { 'aria-label': name } : {}),
    };
    for (const [attribute, value] of Object.entries(wanted))
      if (block.getAttribute(attribute) !== value) block.setAttribute(attribute, value);
  };
  for (const block of page.querySelectorAll(BLOCK)) mark(block);
  const watcher = new MutationObserver((changes) => {
    for (const block of new Set(changes.map(({ target }) => target as Element)))
      if (block.matches(BLOCK)) mark(block);
  });
  watcher.observe(page.body, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-puck-component', 'role', ...OF_A_BUTTON],
  });
  return () => watcher.disconnect();
}
