import { LRUCache } from 'lru-cache';

/**
 * Reads JSON texts, the same text to the same object, which nobody can change: so what is made of it can be kept beside
 * it. Of the texts read last, `max` are kept.
 */
export function sameJson<Value>({ max }: { max: number }): (text: string) => Value {
  const kept = new LRUCache<string, { value: Value }>({ max });
  return (text) => {
    const known = kept.get(text);
    if (known) return known.value;
    const value = frozen(JSON.parse(text) as Value);
    kept.set(text, { value });
    return value;
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
