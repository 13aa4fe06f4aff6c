import type { CollectionConfig, FieldAccess, Where } from 'payload';
import { adminsOnly, adminsOnlyField, isEditor, staffOf } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { purge } from '#site/server/purge.ts';
import { ROLES } from '#site/server/rights.ts';
import { USERS_TAG } from './first-admin.ts';
import { forgotPasswordEndpoint } from './users/forgot-password.ts';
import { inviteEndpoint } from './users/invite-endpoint.ts';
import { keepAnAdmin, removed } from './users/last-admin.ts';
import {
  hasOwnPassword,
  mustChangePassword,
  notePasswordOwner,
  ownAfterReset,
} from './users/own-password.ts';
import { passkeyEndpoints } from './users/passkeys/passkey-endpoints.ts';
import { passkeySignInEndpoints } from './users/passkeys/passkey-sign-in.ts';
import { removePasskeys } from './users/passkeys/passkey-store.ts';
import { checkPasswords } from './users/password-checks.ts';
import { refuseDeactivated } from './users/refuse-deactivated.ts';
import { tellOfChange } from './users/sign-in-notices.ts';
import { hideUnknownUsers } from './users/sign-in-time.ts';
import { hintWhileSignedIn } from './users/staff-hint.ts';
import { askForCode, endSessionOfReset, markReset } from './users/two-step/ask-for-code.ts';
import { twoStepEndpoints } from './users/two-step/two-step-endpoints.ts';
import { endTwoStep } from './users/two-step/two-step-store.ts';
import { userOperation } from './users/user-operation.ts';

/** Colleagues are told apart by name; by what they sign in is for themselves and for who manages them. */
const selfEditorsAndAdmins: FieldAccess = ({ req, id, doc }) => {
  const user = staffOf(req, { anyPassword: true });
  if (!user) return false;
  return isEditor(req) || staffOf(req)?.role === 'viewer' || String(doc?.id ?? id ?? '') === String(user.id);
};

const adminsAllOthersThemselves = ({ req }: { req: { user?: unknown } }): boolean | Where =>
  staffOf(req)?.role === 'admin' || themselves(req);

/** Colleagues see to whom they give a lead. */
const staffAllOthersThemselves = ({ req }: { req: { user?: unknown } }): boolean | Where =>
  staffOf(req) !== undefined || themselves(req);

/** Also while they have to choose a password of their own. */
function themselves(req: { user?: unknown }): false | Where {
  const user = staffOf(req, { anyPassword: true });
  return user ? { id: { equals: user.id } } : false;
}

const SESSION_SECONDS = 8 * 60 * 60;

/** Staff who sign in at /admin. Visitors' accounts are another collection. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    components: { beforeListTable: ['/features/settings/admin/invite-user.tsx#InviteUser'] },
  },
  auth: {
    // A lock could be held shut by strangers. The guard in front counts by client instead: server/staff-guard.
    maxLoginAttempts: 0,
    tokenExpiration: SESSION_SECONDS,
    cookies: { sameSite: 'Lax', secure: env().siteUrl.startsWith('https:') },
  },
  endpoints: [
    forgotPasswordEndpoint,
    inviteEndpoint,
    ...twoStepEndpoints,
    ...passkeyEndpoints,
    ...passkeySignInEndpoints,
  ],
  hooks: {
    beforeOperation: [
      async (hook) => {
        const asked = userOperation(hook);
        markReset(asked);
        // Anyone who may not create users is told just that, by the access rules that come next.
        if (asked.operation === 'create' && !asked.overrideAccess && staffOf(asked.req)?.role !== 'admin')
          return;
        await hideUnknownUsers(asked);
        await checkPasswords(asked);
        notePasswordOwner(asked);
        await keepAnAdmin(asked);
      },
    ],
    ...hintWhileSignedIn(SESSION_SECONDS),
    beforeLogin: [refuseDeactivated, askForCode],
    afterOperation: [ownAfterReset, endSessionOfReset, tellOfChange],
    afterChange: [
      ({ doc }) => {
        removed([doc.id]);
        purge([USERS_TAG]);
      },
    ],
    afterDelete: [
      async ({ id, req }) => {
        removed([Number(id)]);
        purge([USERS_TAG]);
        await endTwoStep(req.payload, Number(id));
        await removePasskeys(req.payload, Number(id));
      },
    ],
  },
  access: {
    create: adminsOnly,
    read: staffAllOthersThemselves,
    update: adminsAllOthersThemselves,
    delete: adminsOnly,
    unlock: adminsOnly,
    admin: ({ req }) => Boolean(staffOf(req, { anyPassword: true })),
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', access: { read: selfEditorsAndAdmins } },
    {
      name: 'currentPassword',
      type: 'text',
      label: 'Current password',
      // Asked for in one's own account, looked at and never stored: users/password-checks.ts.
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/features/settings/admin/current-password.client.tsx#CurrentPassword' },
      },
    },
    mustChangePassword,
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'agent',
      saveToJWT: true,
      options: Object.entries(ROLES).map(([value, label]) => ({ value, label })),
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'agents',
      saveToJWT: true,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: {
        description: 'This user’s agent profile. Agents see the leads sent to their profile.',
        condition: (_data, _row, { user }) => hasOwnPassword(user),
      },
    },
    {
      name: 'office',
      type: 'relationship',
      relationTo: 'offices',
      saveToJWT: true,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: {
        description: 'The office that an office manager or property manager works for.',
        condition: (data, _row, { user }) =>
          (data?.role === 'manager' || data?.role === 'property-manager') && hasOwnPassword(user),
      },
    },
    {
      name: 'deactivated',
      type: 'checkbox',
      label: 'Deactivated',
      defaultValue: false,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: {
        position: 'sidebar',
        description: 'This user can no longer sign in. Their name stays on leads and changes.',
      },
    },
    {
      name: 'signIn',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/features/settings/admin/on-demand.client.tsx#SignInField' },
      },
    },
    {
      name: 'rights',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/features/settings/admin/rights-table.tsx#RightsTable' },
      },
    },
  ],
};
