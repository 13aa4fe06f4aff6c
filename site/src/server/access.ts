import type { Access, FieldAccess } from 'payload';

/** Staff roles: admins may do everything, editors content and leads, agents their own leads and profile. */
export type Role = 'admin' | 'editor' | 'agent';

/** The signed-in member of staff as access rules see them. */
export type Staff = { id: number; role: Role; agent?: number | { id: number } | null };

/** The signed-in member of staff of a request, or undefined for everybody else. */
export function staffOf(req: { user?: unknown }): Staff | undefined {
  const user = req.user as (Staff & { collection?: string }) | null | undefined;
  return user?.collection === 'users' ? user : undefined;
}

const hasRole =
  (...roles: Role[]): Access =>
  ({ req }) => {
    const staff = staffOf(req);
    return staff ? roles.includes(staff.role) : false;
  };

/** Any signed-in member of staff. */
export const staffOnly: Access = ({ req }) => Boolean(staffOf(req));
export const adminsOnly: Access = hasRole('admin');
export const editorsAndAdmins: Access = hasRole('admin', 'editor');
/** Nobody through REST, GraphQL or the admin; only the server's own code, which overrides access. */
export const nobody: Access = () => false;

export const adminsOnlyField: FieldAccess = ({ req }) => staffOf(req)?.role === 'admin';
export const editorsAndAdminsField: FieldAccess = ({ req }) => {
  const role = staffOf(req)?.role;
  return role === 'admin' || role === 'editor';
};

/** The id of the agent profile that belongs to the signed-in member of staff, if they have one. */
export function ownAgentId(req: { user?: unknown }): number | undefined {
  const agent = staffOf(req)?.agent;
  return typeof agent === 'object' ? agent?.id : (agent ?? undefined);
}
