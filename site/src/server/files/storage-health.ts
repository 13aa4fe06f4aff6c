/** How the bucket was when it was last asked. */
export type StorageHealth = {
  /** Why it cannot be used, as a sentence; undefined while it can. */
  problem?: string;
  /** Epoch ms at which that began. */
  since?: number;
};

// The site and Next's admin are two bundles in one process.
const shared = globalThis as { __frontageStorageHealth?: StorageHealth };

/** How the bucket was when this process last asked it; good where nobody has asked yet, or there is none. */
export const storageHealth = (): StorageHealth => shared.__frontageStorageHealth ?? {};

/** Notes how it is now. True where that is new. */
export function noteStorageHealth(problem: string | undefined, now: number): boolean {
  const before = storageHealth();
  shared.__frontageStorageHealth = problem ? { problem, since: before.since ?? now } : {};
  return Boolean(before.problem) !== Boolean(problem);
}
