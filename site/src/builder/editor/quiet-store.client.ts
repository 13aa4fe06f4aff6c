/** What is taken from Puck's store. Both walk every block of the page, for what none of our blocks has. */
const WALKS = ['resolvePermissions', 'resolveAndCommitData'] as const;

type Store = {
  permissions: { resolvePermissions?: () => Promise<void>; isQuiet?: boolean };
  resolveAndCommitData?: () => Promise<void>;
  status?: string;
};

const nothing = async () => {};

/**
 * Takes two walks over the whole page out of Puck's store: the one after each change, which asks every block for
 * permissions of its own, and the one at the start, which asks for data. `puckConfig` gives no block either, and on a
 * page of 300 blocks the first was most of what a key cost (decision 245). Puck hands its store to `onAction` as `this`.
 *
 * It also marks Puck as mounted. Until then Puck draws the editor outside its drag-and-drop context, and afterwards draws
 * all of it again inside (`AfterStart` draws nothing before).
 */
export function quietStore(store: unknown): void {
  const { permissions } = (store ?? {}) as Partial<Store>;
  if (permissions?.isQuiet) return;
  if (!isStore(store)) {
    // Slower, and otherwise as before: a new version of Puck has to be looked at.
    console.error(`Puck’s store has changed: ${WALKS.join(' and ')} are not where they were.`);
    return;
  }
  Object.assign(store.permissions, { resolvePermissions: nothing, isQuiet: true });
  store.resolveAndCommitData = nothing;
  if (store.status === 'LOADING') store.status = 'MOUNTED';
}

function isStore(
  store: unknown,
): store is Store & Required<Pick<Store, 'permissions' | 'resolveAndCommitData'>> {
  const { permissions, resolveAndCommitData } = (store ?? {}) as Partial<Store>;
  return typeof permissions?.resolvePermissions === 'function' && typeof resolveAndCommitData === 'function';
}
