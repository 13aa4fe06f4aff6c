/** Acts once on each element that a selector finds, now and whenever the page's scripts add some. */
export function eachElement(selector: string, act: (element: HTMLElement) => void): void {
  const found = new WeakSet<HTMLElement>();
  const find = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (found.has(element)) continue;
      found.add(element);
      act(element);
    }
  };
  find();
  // The rest of a page that is still arriving, and what its scripts add later: a next view, a popup.
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) find();
  }).observe(document, { childList: true, subtree: true });
}
