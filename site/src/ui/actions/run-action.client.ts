/// <reference types="vite/client" />
import type { Perform } from './action-doer.ts';
import { readAction } from './action-link.ts';

const performers = new Map(
  Object.entries(import.meta.glob<Perform>('../../**/*.action.client.ts', { import: 'perform' })).map(
    ([file, load]) => [file.replace(/^.*\/|\.action\.client\.ts$/g, ''), load],
  ),
);

/**
 * Does what an action's address says, quietly nothing where it is unknown or damaged. A link whose action cannot be done
 * here leads where its address says.
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
  // One that is nothing but its action leads nowhere.
  if (!done && link && !link.getAttribute('href')?.startsWith('#')) location.assign(link.href);
}
