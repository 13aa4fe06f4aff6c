'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';

const NOBODY = { name: '', email: '', role: 'agent' };

/** Above the list of users, for admins: invites somebody by email. */
export function InviteUserForm({ roles }: { roles: Readonly<Record<string, string>> }) {
  const { user } = useAuth();
  const router = useRouter();
  const [invited, setInvited] = useState(NOBODY);
  const [busy, setBusy] = useState(false);
  if ((user as { role?: string } | null)?.role !== 'admin') return null;
  const invite = async () => {
    setBusy(true);
    const answer = await postStaff('/api/users/invite', invited);
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    const { message } = (await answer.response.json()) as { message: string };
    toast.success(message);
    setInvited(NOBODY);
    router.refresh();
  };
  const field = { display: 'grid', gap: '0.25rem', flex: '1 1 12rem' } as const;
  return (
    <fieldset
      style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'end', border: 0, padding: 0 }}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement && !busy) void invite();
      }}
    >
      <legend>Invite by email</legend>
      <label style={field}>
        Name
        <input
          style={inputStyle}
          value={invited.name}
          onChange={({ target }) => setInvited({ ...invited, name: target.value })}
        />
      </label>
      <label style={field}>
        Email
        <input
          type="email"
          style={inputStyle}
          value={invited.email}
          onChange={({ target }) => setInvited({ ...invited, email: target.value })}
        />
      </label>
      <label style={field}>
        Role
        <select
          style={inputStyle}
          value={invited.role}
          onChange={({ target }) => setInvited({ ...invited, role: target.value })}
        >
          {Object.entries(roles).map(([role, label]) => (
            <option key={role} value={role}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={busy} onClick={invite} style={{ ...inputStyle, inlineSize: 'auto' }}>
        Send invitation
      </button>
    </fieldset>
  );
}
