import { APIError, type Payload } from 'payload';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import type { Designed } from './designed.ts';

type Target = { payload: Payload; collection: Designed; id: number };
type Names = Readonly<Record<string, string>>;

/** The longest name of a version, in characters. */
const LONGEST_NAME = 80;
/** The most versions of one record that have a name. */
const MOST = 50;
/** Number of versions without a name that stay; the oldest are deleted first. */
const MOST_UNNAMED = 100;

const keyOf = ({ collection, id }: Target) => `frontage:version-names:${collection}/${id}`;

/** The names that staff gave to versions of a record, by the version’s id. */
export const versionNames = async (target: Target): Promise<Names> =>
  (await target.payload.kv.get<Names>(keyOf(target))) ?? {};

/**
 * Names a version, which then stays whatever its age; an empty name takes it back.
 * @throws {APIError} with a sentence for staff
 */
export async function nameVersion({
  version,
  name,
  ...target
}: Target & { version: string; name: string }): Promise<void> {
  const trimmed = name.trim();
  if (trimmed.length > LONGEST_NAME)
    throw new APIError(`Use at most ${LONGEST_NAME} characters for the name.`, 422);
  await oneAtATime({
    payload: target.payload,
    name: 'version names',
    work: async () => {
      const { [version]: _before, ...others } = await versionNames(target);
      if (trimmed && Object.keys(others).length >= MOST)
        throw new APIError(`${MOST} versions of this page have a name already. Remove one first.`, 422);
      const names = trimmed ? { ...others, [version]: trimmed } : others;
      if (Object.keys(names).length === 0) await forgetNames(target);
      else await target.payload.kv.set(keyOf(target), names);
    },
  });
}

/** The record is gone, and its versions with it. */
export const forgetNames = (target: Target): Promise<void> => target.payload.kv.delete(keyOf(target));

/** Deletes the oldest versions of a record beyond {@link MOST_UNNAMED}, but for those with a name. */
export async function keepNewestVersions({ most = MOST_UNNAMED, ...target }: Target & { most?: number }) {
  const { payload, collection, id } = target;
  const { docs } = await payload.db.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    page: most + 1,
    pagination: false,
  });
  const [oldest] = docs;
  if (!oldest) return;
  const named = Object.keys(await versionNames(target)).map(Number);
  await payload.db.deleteVersions({
    collection,
    where: {
      and: [
        { parent: { equals: id } },
        { updatedAt: { less_than_equal: oldest.updatedAt } },
        ...(named.length > 0 ? [{ id: { not_in: named } }] : []),
      ],
    },
  });
}
