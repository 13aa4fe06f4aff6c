import type { ComponentType } from 'react';
import { islandIn } from './hydrate.client.tsx';
import { loadIsland } from './island-table.client.ts';

/** The component of an island for what draws it by script, ready to be drawn with these props. */
export async function islandComponent({
  island: name,
  props,
}: {
  /** The island's name. */
  island: string;
  props: object;
}): Promise<ComponentType<object>> {
  const { component, ready } = islandIn({ name, module: await loadIsland(name) });
  await ready?.(props);
  return component;
}
