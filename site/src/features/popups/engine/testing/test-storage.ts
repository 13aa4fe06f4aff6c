import type { TextStorage } from '../popup-memory.ts';

/** A browser storage for tests. */
export function testStorage(texts = new Map<string, string>()): TextStorage {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
    },
  };
}
