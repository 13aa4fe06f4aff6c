/** Loads the module of an island by name; undefined if there is none. */
type LoadIsland = (name: string) => Promise<Record<string, unknown> | undefined>;

let load: LoadIsland;

/** Finds the islands in this part of the page and hydrates each when it is due. This file must not import React. */
export function startIslands({ root, loadIsland }: { root: ParentNode; loadIsland: LoadIsland }): void {
  load = loadIsland;
  for (const element of root.querySelectorAll<HTMLElement>('fr-island')) {
    const when = element.getAttribute('when');
    // The island itself has no box (display: contents), so its children are observed.
    if (when === 'visible') whenVisible.observe(element.firstElementChild ?? element);
    else if (when === 'idle') whenIdle(() => void wake(element));
    else onInteraction(element);
  }
}

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates an island once; later calls wait for the same promise. */
function wake(element: HTMLElement): Promise<void> {
  const started = waking.get(element) ?? start(element);
  waking.set(element, started);
  return started;
}

async function start(element: HTMLElement): Promise<void> {
  element.dataset.woken = 'loading';
  try {
    const [{ hydrateIsland }, module] = await Promise.all([
      import('./hydrate.client.tsx'),
      load(element.getAttribute('name') ?? ''),
    ]);
    await hydrateIsland({ element, module });
    // An effect that threw has set it to failed by now.
    if (element.dataset.woken === 'loading') element.dataset.woken = 'yes';
  } catch (error) {
    // The server HTML stays and works without JavaScript.
    element.dataset.woken = 'failed';
    console.error('Part of this page did not start:', error);
  }
}

const whenVisible = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      whenVisible.unobserve(target);
      const island = target.closest<HTMLElement>('fr-island');
      if (island) void wake(island);
    }
  },
  { rootMargin: '200px' },
);

/** When the browser has nothing else to do. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);

/** The first interaction hydrates the island; its click is then repeated. */
function onInteraction(element: HTMLElement): void {
  const touched = (event: Event) => {
    if (element.dataset.woken === 'yes' || element.dataset.woken === 'failed') return;
    const target =
      isPlainClick(event) && event.target instanceof Element
        ? event.target.closest<HTMLElement>('button, a, summary')
        : null;
    if (target) event.preventDefault();
    void wake(element).then(() => {
      if (target) requestAnimationFrame(() => (target.isConnected ? target : element).click());
    });
  };
  for (const type of ['pointerenter', 'focusin', 'touchstart', 'click'] as const) {
    element.addEventListener(type, touched, { capture: true, passive: type !== 'click' });
  }
}

/** A plain click, not one that opens a new tab or window. */
export function isPlainClick(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.type === 'click' &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  );
}
