import { asGroup, OF_A_BUTTON } from '../as-group.client.ts';

const BLOCK = '[data-puck-component]';

/** Makes the blocks on the page named groups, which may hold others; the focus still reaches each. Returns how to stop. */
export function nameBlocks({
  page,
  nameOf,
}: {
  page: Document;
  nameOf: (id: string) => string | undefined;
}): () => void {
  const mark = (block: Element) => {
    const name = nameOf(block.getAttribute('data-puck-component') ?? '');
    asGroup(block, { 'aria-roledescription': 'block', ...(name ? { 'aria-label': name } : {}) });
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
