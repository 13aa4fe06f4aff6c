import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';

/** What Payload is about to do with users, as its hook tells it: the parts that the rules for users look at. */
export type UserOperation = {
  operation: Parameters<CollectionBeforeOperationHook>[0]['operation'];
  req: PayloadRequest;
  /** True where the server itself acts, and not somebody who is signed in. */
  overrideAccess: boolean;
  /** One record, or all that fit `where`. */
  id?: number | string;
  where?: Where;
  data: Record<string, unknown>;
};

/** Reads Payload's arguments, whose shape depends on the operation. `data` is the one that Payload goes on with. */
export function userOperation({
  args,
  operation,
  req,
  overrideAccess,
}: Parameters<CollectionBeforeOperationHook>[0]): UserOperation {
  const { id, where, data = {} } = args as Partial<Pick<UserOperation, 'id' | 'where' | 'data'>>;
  return { operation, req, overrideAccess: overrideAccess === true, id, where, data };
}

/** What the database holds of a user, hash and salt included. */
export type StoredUser = {
  id: number;
  email: string;
  name?: string | null;
  role: string;
  hash?: string | null;
  salt?: string | null;
};

/** The first user that fits, straight from the database. */
export const storedUser = ({
  req,
  where,
}: {
  req: PayloadRequest;
  where: Where;
}): Promise<StoredUser | null> => req.payload.db.findOne<StoredUser>({ collection: 'users', req, where });
