import { isPlainClick } from './island-loader.client.ts';

/** What a feature opens in a panel: forms that a hash in the address names, or that a link leads to. */
export type Opener = {
  /** Opens what this hash names, if it is this feature's. The table of names is fetched when there is a hash. */
  byHash: (name: string) => void;
  /** Opens in place what this link leads to; false where it is to be followed. */
  byLink: (press: { link: HTMLAnchorElement; byHash: boolean }) => boolean;
};

/**
 * Lets hashes and links open panels. A hash that a button of this page carries (`data-hash`) presses that button;
 * any other is handed to the features. `?hash=…` does the same when the page loads.
 */
export function startOpeners(openers: Opener[]): void {
  const follow = (press: Parameters<Opener['byLink']>[0]) => openers.some(({ byLink }) => byLink(press));
  const openNamed = (name: string) => {
    if (!name) return;
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
    if (follow({ link, byHash: false })) event.preventDefault();
  });
  openNamed(hash() || (new URLSearchParams(location.search).get('hash') ?? ''));
}
