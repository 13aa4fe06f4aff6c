/** Records whose last save is remembered; the oldest go first. */
const MOST = 1000;

/** Which open page builder saved a record last, and what that made of it. */
type LastSave = { tab: string; updatedAt: string };

/**
 * The answer to a save can get lost on its way, and the builder then sends again what it did not hear about: it must
 * not be told that somebody else was there. Kept in this process alone; without it the builder asks, as for others.
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
