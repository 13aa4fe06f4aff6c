import type { CollectionAfterOperationHook, Payload } from 'payload';
import { staffOf } from '#site/server/access.ts';
import type { UserOperation } from './user-operation.ts';

/* Passwords that somebody else set, or that were made up and shown: their owner is asked to choose one of their own. */

// In the table of small values: no record of a user, no version and no audit log says it.
const keyOf = (user: number) => `borrowed-password:${user}`;

/** Remembers that somebody has such a password. */
export const markBorrowed = (payload: Payload, user: number): Promise<void> =>
  payload.kv.set(keyOf(user), { since: new Date().toISOString() });

/** Whether somebody still has such a password. */
export const hasBorrowedPassword = (payload: Payload, user: number): Promise<boolean> =>
  payload.kv.has(keyOf(user));

/** It is their own now, or they are gone. */
export const forgetBorrowed = (payload: Payload, user: number): Promise<void> =>
  payload.kv.delete(keyOf(user));

/** Before a change of one user: whether it sets a password, which Payload takes out of the data. */
export function notePassword({ req, data, id }: UserOperation): void {
  if (data.password && id !== undefined) req.context.passwordOf = Number(id);
}

/** After it is stored: whose password it is. */
export const rememberWhose: CollectionAfterOperationHook = async ({ req, result, operation }) => {
  const { payload } = req;
  const staff = staffOf(req);
  if (operation === 'create' && staff) await markBorrowed(payload, Number((result as { id: unknown }).id));
  if (operation === 'resetPassword')
    await forgetBorrowed(payload, Number((result as { user?: { id?: unknown } }).user?.id));
  if (operation === 'updateByID' && req.context.passwordOf !== undefined) {
    const user = Number(req.context.passwordOf);
    delete req.context.passwordOf;
    await (staff && staff.id !== user ? markBorrowed : forgetBorrowed)(payload, user);
  }
  return result;
};
