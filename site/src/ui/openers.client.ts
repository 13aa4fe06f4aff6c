import { isActionAddress } from './actions/is-action-address.ts';
import { openForm } from './form-panel/open-form.client.ts';
import { isPlainClick } from './island-loader.client.ts';

/** What a feature opens in a panel by itself; its table of names is fetched when there is something to look up. */
export type Opener = {
  /** Opens what this hash names, if it is this feature's. */
  byHash: (name: string) => void;
  /** Opens what the page was asked for with `?form=…`, if it is this feature's. */
  byQuery?: (query: URLSearchParams) => void;
};

/**
 * Lets hashes and links open panels. A link to a form opens it in place, one of an action does that. A hash that a
 * button of this page carries (`data-hash`) presses that button; any other is handed to the features. `?hash=…` does the
 * same when the page loads.
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

/** Does what an action's address says; false where it is none. What actions are is fetched with the first. */
function act(asked: { address: string; link?: HTMLAnchorElement }): boolean {
  const isAction = isActionAddress(asked.address);
  if (isAction) void import('./actions/run-action.client.ts').then(({ runAction }) => runAction(asked));
  return isAction;
}

/** Opens in place what this link leads to; false where it is to be followed. */
function follow({ link, byHash }: { link: HTMLAnchorElement; byHash: boolean }): boolean {
  if (link.origin !== location.origin || !/^\/forms\/(contact\/)?[^/]+$/.test(link.pathname)) return false;
  // The panel's own link to the form as a page is meant as it says, unless it leads to another form (`data-panel`).
  if (link.closest('dialog:not(.fr-dialog)') && !('panel' in link.dataset)) return false;
  openForm({ action: link.pathname + link.search, label: link.textContent?.trim(), byHash });
  return true;
}
