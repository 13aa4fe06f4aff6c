/** Number of records whose last save is remembered; the oldest are dropped first. */
const MOST = 1000;

/** The page builder tab that last saved a record, and the resulting version. */
type LastSave = { tab: string; updatedAt: string };

/**
 * The answer to a save can get lost, and the builder then sends the design again: it must not get a conflict with its
 * own save. Stored in this process only; without it the builder asks, as with saves of others.
 */
const saves = new Map<string, LastSave>();

export function rememberSave({ record, tab, updatedAt }: LastSave & { record: string }): void {
  saves.delete(record);
  saves.set(record, { tab, updatedAt });
  if (saves.size > MOST) saves.delete(saves.keys().next().value ?? '');
}

/** Whether this version is what that builder saved itself. */
export function isOwnSave({ record, tab, updatedAt }: LastSave & { record: string }): boolean {
  const last = saves.get(record);
  return tab !== '' && last?.tab === tab && Date.parse(last.updatedAt) === Date.parse(updatedAt);
}
