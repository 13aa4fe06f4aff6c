import { APIError, type PayloadRequest, type Where } from 'payload';
import { staffOf } from '#site/server/access.ts';
import type { UserOperation } from './user-operation.ts';

/** Admins who are about to be removed or given another role: two at once must not each count on the other. */
const leaving = new Set<number>();

/** How long an operation may take until its admin counts again if it failed, in ms. */
const FAILED_AFTER_MS = 5000;

/** Refuses to delete or demote the last admin, one by one or many at once: nobody could manage the site any more. */
export async function keepAnAdmin(asked: UserOperation): Promise<void> {
  const { operation, req, overrideAccess, data } = asked;
  const demotes =
    operation === 'update' &&
    ((data.role !== undefined && data.role !== 'admin') || data.deactivated === true);
  if (operation !== 'delete' && !demotes) return;
  // Others are refused by the rules of access.
  if (!overrideAccess && staffOf(req)?.role !== 'admin') return;
  const admins = await adminIds({ req });
  const going = (await adminIds({ req, among: targetsOf(asked) })).filter((id) => admins.includes(id));
  if (going.length === 0) return;
  const stays = admins.some((id) => !going.includes(id) && !leaving.has(id));
  if (!stays)
    throw new APIError(
      'This is the last administrator. Give another user the role Admin first.',
      409,
      undefined,
      true,
    );
  for (const id of going) leaving.add(id);
  setTimeout(() => removed(going), FAILED_AFTER_MS).unref();
}

/** Says that these are gone, or changed: the database tells the rest. */
export function removed(ids: readonly number[]): void {
  for (const id of ids) leaving.delete(id);
}

const targetsOf = ({ id, where }: UserOperation): Where =>
  id === undefined ? (where ?? {}) : { id: { equals: id } };

async function adminIds({ req, among = {} }: { req: PayloadRequest; among?: Where }): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { deactivated: { not_equals: true } }, among] },
    pagination: false,
    depth: 0,
    select: { role: true },
    req,
  });
  return docs.map(({ id }) => Number(id));
}
