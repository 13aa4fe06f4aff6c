import { ROLES } from '#site/server/rights.ts';
import { InviteUserForm } from './invite-user.client.tsx';

/** Above the list of users: invites somebody by email. */
export const InviteUser = () => <InviteUserForm roles={ROLES} />;
