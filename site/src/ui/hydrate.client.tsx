import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

type IslandModule = Record<string, unknown>;

/**
 * Brings an island's server HTML to life. Its component is the one export made by `island()`.
 * When it fails, the HTML the server sent comes back.
 */
export function hydrateIsland({ element, module }: { element: HTMLElement; module: IslandModule }): void {
  const Component = Object.values(module).map(componentOf).find(Boolean);
  if (!Component) throw new Error(`No island in ${element.getAttribute('name')}`);
  const serverHtml = element.innerHTML;
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object;
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

function componentOf(exported: unknown): ComponentType<object> | undefined {
  return (exported as { component?: ComponentType<object> } | null)?.component;
}
