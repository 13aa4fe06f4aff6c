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
  const island = islandIn({ name: element.getAttribute('name'), module });
  const Component = island.component;
  const serverHtml = element.innerHTML;
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object;
  await island.ready?.(props);
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

/** What a module makes with `island()`; throws where there is none. */
export function islandIn({ name, module = {} }: { name: string | null; module?: IslandModule }): Island {
  const island = Object.values(module).find(isIsland);
  if (!island) throw new Error(`No island in ${name}`);
  return island;
}

const isIsland = (exported: unknown): exported is Island => Boolean((exported as Island | null)?.component);
