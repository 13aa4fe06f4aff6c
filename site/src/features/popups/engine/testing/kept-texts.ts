import type { KeptTexts } from '../popup-memory.ts';

/** A storage as browsers have it, of no browser. */
export function keptTexts(texts = new Map<string, string>()): KeptTexts {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
    },
  };
}
