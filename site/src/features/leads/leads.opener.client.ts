import type { Opener } from '#site/ui/openers.client.ts';
import type { AskedForm } from './open-lead-panel.client.tsx';

/** Opens lead forms in the slide-out panel, which is fetched when the first one opens. */
export const opener: Opener = {
  byHash(name) {
    void import('./open-by-hash.client.ts').then(({ openByHash }) => openByHash(name));
  },
  byLink({ link, byHash }) {
    // The panel's own link to the form as a page is meant as it says.
    if (link.origin !== location.origin || !/^\/forms\/[^/]+$/.test(link.pathname) || link.closest('dialog'))
      return false;
    openForm({ action: link.pathname + link.search, label: link.textContent?.trim(), byHash });
    return true;
  },
};

/** Opens a form in the panel; where that does not arrive, as the page it is. */
export function openForm(asked: AskedForm): void {
  import('./open-lead-panel.client.tsx').then(
    ({ openLeadPanel }) => openLeadPanel(asked),
    () => location.assign(asked.action),
  );
}
