import type { Design } from '#site/block-kit/design.ts';
import type { Shelf } from './design-saver.ts';

/** Work that waits in this browser. `at`: epoch ms; `tab`: the open builder that it comes from. */
export type Shelved = { design: Design; basedOn: string; at: number; tab: string };

/** This browser's place for the unsaved work of one page. A full or forbidden storage keeps nothing. */
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
  return {
    put: (kept) =>
      void attempt(() => localStorage.setItem(key, JSON.stringify({ ...kept, at: Date.now(), tab }))),
    clear: () => void attempt(() => localStorage.removeItem(key)),
    read: () =>
      attempt(() => {
        const kept = localStorage.getItem(key);
        return kept ? (JSON.parse(kept) as Shelved) : undefined;
      }),
  };
}
