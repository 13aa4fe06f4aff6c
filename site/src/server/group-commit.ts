import { AsyncResource } from 'node:async_hooks';

/**
 * Joins writes that arrive together into one, so that a busy moment costs one disk flush and not hundreds. Items that
 * arrive while a group is being written wait for the next. Each caller gets the result of its own item once that is
 * written or has failed: when a group fails, its items are tried one by one, unless every item would fail.
 */
export function createGroupCommit<Item, Result>({
  write,
  isOutage,
  maxItems = 64,
}: {
  /** Writes all or nothing; returns results in the items' order. */
  write: (items: Item[]) => Promise<Result[]>;
  /** True for an error that any other item would meet too (the disk is full, the database is away). */
  isOutage: (error: unknown) => boolean;
  maxItems?: number;
}): (item: Item) => Promise<Result> {
  type Waiting = {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
    /** Writes as part of the request that this item is from, not of the one that came first long ago. */
    write: typeof write;
  };
  let waiting: Waiting[] = [];
  let busy = false;

  async function writeGroup(group: Waiting[]): Promise<void> {
    try {
      const results = await (group[0] as Waiting).write(group.map(({ item }) => item));
      for (const [index, entry] of group.entries()) entry.resolve(results[index] as Result);
    } catch (error) {
      if (group.length === 1 || isOutage(error)) for (const entry of group) entry.reject(error);
      else for (const entry of group) await writeGroup([entry]);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      await writeGroup(group);
    }
    busy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject, write: AsyncResource.bind(write) });
      if (busy) return;
      busy = true;
      // One turn of the event loop: requests read in the same turn share the first group.
      setImmediate(() => void run());
    });
}
