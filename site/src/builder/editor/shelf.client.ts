import type { Design } from '#site/block-kit/design.ts';
import type { Shelf } from './design-saver.ts';

/** Work that waits in this browser. `at`: epoch ms; `tab`: the open builder that it comes from. */
export type Shelved = { design: Design; basedOn: string; at: number; tab: string };

/** How long a change waits until it is written, in ms: writing a long page with each key is felt. */
const WRITE_AFTER_MS = 500;

/**
 * This browser's place for the unsaved work of one page, one for each tab: a tab that saves forgets its own alone. A full
 * or forbidden storage keeps nothing. What waits is written when the page is left.
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
  /** The newest work that another tab left. It stays until this one writes its own, or clears. */
  read: () => Shelved | undefined;
} {
  const page = `frontage-design-${collection}-${id}-`;
  const own = page + tab;
  let found: string | undefined;
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
    if (!kept) return;
    attempt(() => {
      localStorage.setItem(own, JSON.stringify({ ...kept, at: Date.now(), tab }));
      forgetFound();
    });
  };
  const forgetFound = () => {
    if (found && found !== own) localStorage.removeItem(found);
    found = undefined;
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
      attempt(() => {
        localStorage.removeItem(own);
        forgetFound();
      });
    },
    read: () =>
      attempt(() => {
        const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
        const [newest] = keys
          .filter((key) => key.startsWith(page))
          .map((key) => ({ key, kept: JSON.parse(localStorage.getItem(key) ?? '') as Shelved }))
          .sort((one, other) => other.kept.at - one.kept.at);
        found = newest?.key;
        return newest?.kept;
      }),
  };
}
