import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

type IslandModule = Record<string, unknown>;

/**
 * Brings an island's server HTML to life. Its component is the one export made by `island()`.
 * When it fails, the HTML the server sent comes back.
 */
export async function hydrateIsland({
  element,
  module,
}: {
  element: HTMLElement;
  module: IslandModule;
}): Promise<void> {
  const serverHtml = element.innerHTML;
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object;
  const Component = await readyIsland({ name: element.getAttribute('name') ?? '', module, props });
  const root = hydrateRoot(element, <Component {...props} />, {
    identifierPrefix: element.dataset.id,
    onUncaughtError: (error) => {
      console.error('An interactive part of this page stopped:', error);
      queueMicrotask(() => {
        root.unmount();
        element.innerHTML = serverHtml;
        element.dataset.woken = 'failed';
      });
    },
  });
}

type Island = { component: ComponentType<object>; ready?: (props: object) => Promise<void> };

/** The component of an island, with what it needs to be drawn with these props. */
export async function readyIsland({
  name,
  module = {},
  props,
}: {
  name: string;
  module: IslandModule | undefined;
  props: object;
}): Promise<ComponentType<object>> {
  const island = Object.values(module).find(isIsland);
  if (!island) throw new Error(`No island in ${name}`);
  await island.ready?.(props);
  return island.component;
}

const isIsland = (exported: unknown): exported is Island => Boolean((exported as Island | null)?.component);
