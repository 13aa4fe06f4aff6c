type Eraser = (subscriber: number) => Promise<void>;

// Two bundles run in this process (the site's and Next's admin); what erases must be the same for both.
const shared = globalThis as { __frontageAccountErasers?: Map<string, Eraser> };
shared.__frontageAccountErasers ??= new Map();
const erasers = shared.__frontageAccountErasers;

/** Registers who keeps something for subscribers, by name: it goes when the subscriber does, whoever deletes them. */
export function onErase({ name, erase }: { name: string; erase: Eraser }): void {
  erasers.set(name, erase);
}

/** Erases everything that is kept for a subscriber beside their own row. */
export async function eraseKept(subscriber: number): Promise<void> {
  for (const erase of erasers.values()) await erase(subscriber);
}
