/// <reference types="vite/client" />
import type { Perform } from './action-doer.ts';
import { readAction } from './action-link.ts';

const performers = new Map(
  Object.entries(import.meta.glob<Perform>('../../**/*.action.client.ts', { import: 'perform' })).map(
    ([file, load]) => [file.replace(/^.*\/|\.action\.client\.ts$/g, ''), load],
  ),
);

/**
 * Performs the action of an address; ignores an unknown or damaged one. A link whose action cannot be done on this page
 * is followed.
 */
export async function runAction({
  address,
  link,
}: {
  address: string;
  link?: HTMLAnchorElement;
}): Promise<void> {
  const action = readAction(address);
  const group = action?.name.split(':')[0] ?? '';
  let done = false;
  try {
    const perform = await performers.get(group.replace('_', '-'))?.();
    done = action !== undefined && (await perform?.({ action, link })) === true;
  } catch (error) {
    console.error('What a link does in this page did not work:', error);
  }
  // A link that is only an action has no target.
  if (!done && link && !link.getAttribute('href')?.startsWith('#')) location.assign(link.href);
}
