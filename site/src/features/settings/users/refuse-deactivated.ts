import { APIError, type CollectionBeforeLoginHook } from 'payload';

/** A user who was deactivated cannot sign in, with the right password neither. */
export const refuseDeactivated: CollectionBeforeLoginHook = ({ user }) => {
  if (user.deactivated)
    throw new APIError('This account was deactivated. Ask an administrator of the website.', 403);
  return user;
};
