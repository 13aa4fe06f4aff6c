import type { Payload } from 'payload';

/**
 * The email addresses of members of staff that were chosen in a setting, of those who are still editors or admins;
 * without any, of all admins.
 */
export async function staffAddresses({
  payload,
  chosen,
}: {
  payload: Payload;
  /** Ids, or users, as a relationship holds them. */
  chosen: (number | { id: number })[];
}): Promise<string[]> {
  const ids = chosen.map((user) => (typeof user === 'object' ? user.id : user));
  const find = async (where: Parameters<Payload['find']>[0]['where']) =>
    (
      await payload.find({ collection: 'users', where, depth: 0, pagination: false, select: { email: true } })
    ).docs.map(({ email }) => email);
  const found = ids.length ? await find({ id: { in: ids }, role: { in: ['admin', 'editor'] } }) : [];
  return found.length ? found : find({ role: { equals: 'admin' } });
}
