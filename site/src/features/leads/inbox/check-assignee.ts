import {
  type CollectionBeforeChangeHook,
  type FilterOptionsProps,
  ValidationError,
  type Where,
} from 'payload';
import { staffOf } from '#site/server/access.ts';
import { RIGHTS, type Role } from '#site/server/rights.ts';
import { relatedId } from './lead-names.ts';
import { mayWorkOnLeads } from './lead-scope.ts';

/** The roles that work on leads. */
export const LEAD_ROLES = (Object.keys(RIGHTS) as Role[]).filter((role) =>
  mayWorkOnLeads({ user: { collection: 'users', id: 0, role } }),
);

/** The users that the field offers. One who has the lead stays in it. */
export const assigneesOffered = ({ data }: FilterOptionsProps): Where => ({
  or: [
    { and: [{ role: { in: LEAD_ROLES } }, { deactivated: { not_equals: true } }] },
    { id: { equals: relatedId(data?.assignee) ?? -1 } },
  ],
});

/** A lead is assigned to somebody who can sign in and work on it, else it would wait where nobody sees it. */
export const checkAssignee: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const id = relatedId(data.assignee);
  if (operation !== 'update' || !staffOf(req)) return data;
  if (id === undefined || id === relatedId(originalDoc?.assignee)) return data;
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req });
  if (user && !user.deactivated && LEAD_ROLES.includes(user.role)) return data;
  const problem = !user
    ? 'This user no longer exists.'
    : `${user.name} ${user.deactivated ? 'can no longer sign in' : 'does not work on leads'}. Choose somebody else.`;
  throw new ValidationError({ collection: 'leads', errors: [{ path: 'assignee', message: problem }], req });
};
