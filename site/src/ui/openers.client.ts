import { isActionAddress } from './actions/is-action-address.ts';
import { openForm } from './form-panel/open-form.client.ts';
import { isPlainClick } from './island-loader.client.ts';

/** Opens a feature's forms in a panel; its table of names is loaded on demand. */
export type Opener = {
  /** Opens the form of a hash, if it belongs to this feature. */
  byHash: (name: string) => void;
  /** Opens the form in `?form=…`, if it belongs to this feature. */
  byQuery?: (query: URLSearchParams) => void;
};

/**
 * Opens panels for hashes and links. A link to a form opens it on the page, a link with an action performs it. A hash
 * of a button on this page (`data-hash`) clicks that button; any other is passed to the features. `?hash=…` has the same
 * effect when the page loads.
 */
export function startOpeners(openers: Opener[]): void {
  const openNamed = (name: string) => {
    if (!name || act({ address: `#${name}` })) return;
    const button = document.querySelector<HTMLElement>(`[data-hash="${CSS.escape(name)}"]`);
    if (button instanceof HTMLAnchorElement && follow({ link: button, byHash: true })) return;
    if (button) button.click();
    else for (const { byHash } of openers) byHash(name);
  };
  const hash = () => location.hash.slice(1);
  addEventListener('hashchange', () => openNamed(hash()));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return;
    const address = link.dataset.action ?? link.getAttribute('href') ?? '';
    if (act({ address, link }) || follow({ link, byHash: false })) event.preventDefault();
  });
  const query = new URLSearchParams(location.search);
  if (query.has('form')) for (const { byQuery } of openers) byQuery?.(query);
  openNamed(hash() || (query.get('hash') ?? ''));
}

/** Performs the action of an address; false if it has none. The code for actions is loaded with the first. */
function act(asked: { address: string; link?: HTMLAnchorElement }): boolean {
  const isAction = isActionAddress(asked.address);
  if (isAction) void import('./actions/run-action.client.ts').then(({ runAction }) => runAction(asked));
  return isAction;
}

/** Opens the target of a link on the page; false if the link should be followed. */
function follow({ link, byHash }: { link: HTMLAnchorElement; byHash: boolean }): boolean {
  if (link.origin !== location.origin || !/^.{0,3}\/forms\/(contact\/)?[^/]+$/.test(link.pathname))
    return false;
  // A link inside the panel to the form's page is followed, unless it opens another form (`data-panel`).
  if (link.closest('.fr-dialog-form') && !('panel' in link.dataset)) return false;
  openForm({ action: link.pathname + link.search, label: link.textContent?.trim(), byHash });
  return true;
}
