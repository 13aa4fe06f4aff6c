import type { Behaviour } from '#site/ui/behaviour.ts';
import { isPlainClick } from '#site/ui/island-loader.client.ts';

let loading: Promise<typeof import('./choose-in-loop.client.ts')> | undefined;

/** One promise for all, so that clicks that wait for it are done in their order. */
function load() {
  loading ??= import('./choose-in-loop.client.ts');
  return loading;
}

/**
 * A loop, and each of its filters: their links and choices work in place. What does that is fetched when somebody is
 * about to choose; should it not come, the links and the form lead where they say.
 */
export const behaviour: Behaviour = {
  start(element) {
    const widget = element.dataset.loop ?? element.dataset.id ?? '';
    const loop = document.querySelector<HTMLElement>(`.fr-loop[data-id="${CSS.escape(widget)}"]`);
    // Without a loop its filters are plain links.
    if (!loop) return undefined;
    const choose = (chosen: HTMLAnchorElement | HTMLSelectElement) =>
      load().then(
        ({ chooseInLoop }) => chooseInLoop({ loop, widget, chosen }),
        () => (chosen instanceof HTMLSelectElement ? chosen.form?.submit() : location.assign(chosen.href)),
      );
    element.addEventListener('click', (event) => {
      const target = isPlainClick(event) && event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>('a[data-page], a[data-term]');
      if (!link) return;
      event.preventDefault();
      void choose(link);
    });
    element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) void choose(target);
    });
    for (const near of ['pointerenter', 'focusin', 'touchstart'])
      element.addEventListener(near, () => load().catch(() => {}), { once: true, passive: true });
    // What was chosen before this was listening: there is no button to click where scripts run.
    const select = element.querySelector('select');
    const drawn = [...(select?.options ?? [])].findIndex(({ defaultSelected }) => defaultSelected);
    if (select && select.selectedIndex !== Math.max(0, drawn)) void choose(select);
    return undefined;
  },
};
