type Eraser = (subscriber: number) => Promise<void>;

// Two bundles run in this process (the site and Next's admin); both must share the same list.
const shared = globalThis as { __frontageAccountErasers?: Map<string, Eraser> };
shared.__frontageAccountErasers ??= new Map();
const erasers = shared.__frontageAccountErasers;

/** Registers a feature that stores data for subscribers, by name: its data is deleted with the subscriber. */
export function onErase({ name, erase }: { name: string; erase: Eraser }): void {
  erasers.set(name, erase);
}

/** Deletes everything that features store for a subscriber. */
export async function eraseKept(subscriber: number): Promise<void> {
  for (const erase of erasers.values()) await erase(subscriber);
}
