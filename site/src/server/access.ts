import type { Access, FieldAccess, Where } from 'payload';
import { type Area, RIGHTS, type Role } from './rights.ts';

export type { Role } from './rights.ts';

type Related = number | { id: number } | null;

/** The signed-in member of staff as access rules see them. */
export type Staff = { id: number; role: Role; agent?: Related; office?: Related };

type Request = { user?: unknown };

/**
 * The signed-in member of staff of a request, or undefined for everybody else, for users who are deactivated, and for
 * people who still have a password that somebody else chose: they have no rights until they choose their own.
 * `anyPassword`: those people too, for what they need to choose one.
 */
export function staffOf(req: Request, { anyPassword = false } = {}): Staff | undefined {
  const user = req.user as
    | (Staff & { collection?: string; deactivated?: boolean | null; mustChangePassword?: boolean | null })
    | null
    | undefined;
  if (user?.collection !== 'users' || user.deactivated) return undefined;
  return user.mustChangePassword && !anyPassword ? undefined : user;
}

/** Whether the signed-in member of staff may change everything in an area. */
export function mayChange(req: Request, area: Area): boolean {
  const staff = staffOf(req);
  return staff ? RIGHTS[staff.role]?.[area] === 'all' : false;
}

/** Whether they may read the records of an area at all. */
function mayRead(req: Request, area: Area): boolean {
  const staff = staffOf(req);
  return staff ? (RIGHTS[staff.role]?.[area] ?? 'none') !== 'none' : false;
}

/** Who may change everything in an area: the access rule of a collection or global. */
export const changers =
  (area: Area): Access =>
  ({ req }) =>
    mayChange(req, area);

/** Who may read the records of an area. */
export const readers =
  (area: Area): Access =>
  ({ req }) =>
    mayRead(req, area);

/** Who may upload to an area: those who may change it, and those who may add to it. */
export function mayUpload(req: Request, area: Area): boolean {
  const staff = staffOf(req);
  return staff ? ['all', 'add'].includes(RIGHTS[staff.role]?.[area] ?? 'none') : false;
}

/**
 * Which records of an area somebody may change: all of them, those of their office, their own or none. `office` and `own`
 * are the conditions on the records.
 */
export function changeable({
  req,
  area,
  office,
  own,
}: {
  req: Request;
  area: Area;
  office: (id: number) => Where;
  own: (agent: number) => Where;
}): boolean | Where {
  const staff = staffOf(req);
  const right = staff ? RIGHTS[staff.role]?.[area] : 'none';
  if (right === 'all') return true;
  if (right !== 'office' && right !== 'own') return false;
  const agentId = ownAgentId(req);
  const officeId = right === 'office' ? ownOfficeId(req) : undefined;
  const conditions = [
    ...(agentId === undefined ? [] : [own(agentId)]),
    ...(officeId === undefined ? [] : [office(officeId)]),
  ];
  return conditions.length > 0 ? { or: conditions } : false;
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

/** Whether somebody is an editor or admin. */
export function isEditor(req: Request): boolean {
  const role = staffOf(req)?.role;
  return role === 'admin' || role === 'editor';
}

export const adminsOnlyField: FieldAccess = ({ req }) => staffOf(req)?.role === 'admin';
export const editorsAndAdminsField: FieldAccess = ({ req }) => isEditor(req);

/** What somebody with their own profile alone may not set about themselves: who may change the profiles of others. */
export const peopleManagersField: FieldAccess = ({ req }) => {
  const staff = staffOf(req);
  return staff ? ['all', 'office'].includes(RIGHTS[staff.role]?.people ?? 'none') : false;
};

/** The id of the agent profile that belongs to the signed-in member of staff, if they have one. */
export const ownAgentId = (req: Request): number | undefined => idOf(staffOf(req)?.agent);

/** The id of the office that the signed-in member of staff looks after, if one is set. */
export const ownOfficeId = (req: Request): number | undefined => idOf(staffOf(req)?.office);

const idOf = (related: Related | undefined): number | undefined =>
  typeof related === 'object' ? related?.id : related;
