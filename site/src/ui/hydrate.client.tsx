import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchChanges } from './replay-changes.client.ts';

type IslandModule = Record<string, unknown>;

/**
 * Hydrates the server HTML of an island. Its component is the export made by `island()`. Changes that a visitor made to
 * its controls before are replayed as events, so that components need not look for them. Resolves once every effect has
 * run: React hydrates a moment later, and a click in between would miss listeners that components add themselves. If it
 * fails, the server HTML is restored.
 */
export async function hydrateIsland({
  element,
  module,
}: {
  element: HTMLElement;
  /** Undefined where there is no island of that name. */
  module: IslandModule | undefined;
}): Promise<void> {
  const name = element.getAttribute('name') ?? '';
  if (!module) throw new Error(`There is no island ${name}`);
  const serverHtml = element.innerHTML;
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object;
  const Component = await readyIsland({ name, module, props });
  const changes = watchChanges(element);
  await new Promise<void>((resolve, reject) => {
    const awake = (
      <Awake
        onTakenOver={changes.collect}
        onAwake={() => {
          changes.replay();
          resolve();
        }}
      >
        <Component {...props} />
      </Awake>
    );
    // A transition: React hydrates in slices, and the browser can respond to a tap in between.
    startTransition(() => {
      const root = hydrateRoot(element, awake, {
        identifierPrefix: element.dataset.id,
        onUncaughtError: (error) => {
          console.error('Part of this page stopped:', error);
          // Loaded only now: the loader of every page would name it otherwise.
          void import('./own-html.client.ts').then(({ ownHtml }) => {
            root.unmount();
            element.innerHTML = ownHtml(serverHtml);
            element.dataset.woken = 'failed';
            reject(error);
          }, reject);
        },
      });
    });
  });
}

/** Reports when its children are hydrated: effects of parents run after those of their children. */
function Awake({
  onTakenOver,
  onAwake,
  children,
}: {
  onTakenOver: () => void;
  onAwake: () => void;
  children: ReactNode;
}) {
  // Runs once: the callbacks never change.
  useLayoutEffect(onTakenOver, []);
  useEffect(onAwake, []);
  return children;
}

/** Loaded on demand: most pages are in English, and the loader of every page would name it otherwise. */
const textsOfPage = async (): Promise<void> =>
  document.documentElement.lang === 'en-AU'
    ? undefined
    : (await import('#site/messages/load-texts.client.ts')).loadTexts();

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
  await Promise.all([textsOfPage(), island.ready?.(props)]);
  return island.component;
}

const isIsland = (exported: unknown): exported is Island => Boolean((exported as Island | null)?.component);
