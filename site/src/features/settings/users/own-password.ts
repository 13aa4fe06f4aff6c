import type { CheckboxField, CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import type { UserOperation } from './user-operation.ts';

/** In the context of a request that sets a password: whether its owner has to choose another. */
const MUST_CHANGE = 'mustChangePassword';

/**
 * Set where somebody else chose the password: the server at the first start, `npm run admin`, an admin. It gives no rights
 * until its owner chooses one (`staffOf`).
 */
export const mustChangePassword: CheckboxField = {
  name: 'mustChangePassword',
  type: 'checkbox',
  defaultValue: false,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: {
    beforeChange: [({ value, context }) => (context[MUST_CHANGE] as boolean | undefined) ?? value],
  },
};

/**
 * Whether a field that shows another record may be drawn for this user: until they choose a password of their own they
 * may not read it, and its name would be “Untitled”.
 */
export const hasOwnPassword = (user: object | null | undefined): boolean =>
  !(user && MUST_CHANGE in user && user[MUST_CHANGE]);

/** Notes who sets a password, before it is set. The server’s own writes say themselves whether it is to be changed. */
export function notePasswordOwner({ operation, req, id, data, overrideAccess }: UserOperation): void {
  const setsPassword = (operation === 'create' || operation === 'update') && Boolean(data.password);
  if (!setsPassword || overrideAccess) return;
  req.context[MUST_CHANGE] = operation === 'create' || Number(id) !== staffOf(req, { anyPassword: true })?.id;
}

/** A password chosen by the link of an email is one’s own. */
export const ownAfterReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const id = Number((result as { user?: { id?: unknown } } | null)?.user?.id);
  if (operation === 'resetPassword' && Number.isSafeInteger(id)) await setOwn({ req, id });
  return result;
};

/** Straight to the database: it is no change of the record, so nobody is named as its author. */
const setOwn = ({ req, id }: { req: PayloadRequest; id: number }) =>
  req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { mustChangePassword: false },
    req,
    returning: false,
  });
