import { RIGHTS, type Role } from '#site/server/rights.ts';

/** Whether somebody chooses what follows the feed, in all listings or in those of their office. */
export const choosesFeedValues = (role: Role | undefined): boolean =>
  role !== undefined && ['all', 'office'].includes(RIGHTS[role]?.listings);
