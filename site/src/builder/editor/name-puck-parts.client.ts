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
