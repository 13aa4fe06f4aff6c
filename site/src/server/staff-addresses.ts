import type { Payload } from 'payload';

type Asked = {
  payload: Payload;
  /** Ids, or users, as a relationship holds them. */
  chosen: (number | { id: number })[];
};

/**
 * The email addresses of members of staff that were chosen in a setting, of those who are still editors or admins;
 * without any, of all admins.
 */
export async function staffAddresses(asked: Asked): Promise<string[]> {
  return (await staffToTell(asked)).map(({ email }) => email);
}

/** The same members of staff, by id. */
export async function staffToTell({ payload, chosen }: Asked): Promise<{ id: number; email: string }[]> {
  const ids = chosen.map((user) => (typeof user === 'object' ? user.id : user));
  const find = async (where: Parameters<Payload['find']>[0]['where']) =>
    (await payload.find({ collection: 'users', where, depth: 0, pagination: false, select: { email: true } }))
      .docs;
  const found = ids.length ? await find({ id: { in: ids }, role: { in: ['admin', 'editor'] } }) : [];
  return found.length ? found : find({ role: { equals: 'admin' } });
}
