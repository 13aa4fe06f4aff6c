import type { Design } from '#site/block-kit/design.ts';
import type { Shelf } from './design-saver.ts';

/** Work that waits in this browser. `at`: epoch ms; `tab`: the open builder that it comes from. */
export type Shelved = { design: Design; basedOn: string; at: number; tab: string };

/** How long a change waits until it is written, in ms: writing a long page with each key is felt. */
const WRITE_AFTER_MS = 500;

/**
 * This browser's place for the unsaved work of one page. A full or forbidden storage keeps nothing. What waits is
 * written when the page is left.
 */
export function createShelf({
  collection,
  id,
  tab,
}: {
  collection: string;
  id: number;
  tab: string;
}): Shelf & {
  read: () => Shelved | undefined;
} {
  const key = `frontage-design-${collection}-${id}`;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  let waiting: Parameters<Shelf['put']>[0] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const kept = waiting;
    waiting = undefined;
    if (kept) attempt(() => localStorage.setItem(key, JSON.stringify({ ...kept, at: Date.now(), tab })));
  };
  window.addEventListener('pagehide', write);
  return {
    put: (kept) => {
      waiting = kept;
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    },
    clear: () => {
      waiting = undefined;
      write();
      attempt(() => localStorage.removeItem(key));
    },
    read: () =>
      attempt(() => {
        const kept = localStorage.getItem(key);
        return kept ? (JSON.parse(kept) as Shelved) : undefined;
      }),
  };
}
