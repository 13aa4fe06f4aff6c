// Two bundles run in this process (the site's and Next's admin); both must stand in the same queue.
const shared = globalThis as { __frontageSerial?: Map<string, Promise<unknown>> };
shared.__frontageSerial ??= new Map();
const tails = shared.__frontageSerial;

/** Runs one piece of work of this name at a time in this process, in the order they were asked for. */
export function serial<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(name) ?? Promise.resolve();
  const result = before.then(work, work);
  const tail = result.catch(() => {});
  tails.set(name, tail);
  void tail.then(() => {
    if (tails.get(name) === tail) tails.delete(name);
  });
  return result;
}
