'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { addressText } from '../contacts/address-text.ts';
import { changeLeads } from './change-leads.client.ts';
import '#site/ui/admin/work-list.css';

type Facts = { phone?: string | null; email?: string | null; state?: string | null };

/** At the top of a lead: call, reply, done. Opening the page marks the lead as read. Who only reads leads may call. */
export function LeadActions() {
  const { id, savedDocumentData, hasSavePermission } = useDocumentInfo();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (id && hasSavePermission) void postStaff(`/api/leads/${id}/opened`);
  }, [id, hasSavePermission]);
  if (!id) return null;
  const { phone, email, state } = (savedDocumentData ?? {}) as Facts;
  const finish = async () => {
    setBusy(true);
    const isDone = await changeLeads({ ids: [Number(id)], data: { state: 'done' } });
    setBusy(false);
    if (isDone) router.push('/admin/inbox');
  };
  return (
    <div className="work-list lead-actions">
      <a href="/admin/inbox">‹ Inbox</a>
      <div className="work-list__buttons">
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>Call {addressText(phone)}</a>}
        {email && hasSavePermission && <a href="#reply">Reply</a>}
        {state !== 'done' && hasSavePermission && (
          <button type="button" disabled={busy} onClick={finish}>
            Done
          </button>
        )}
      </div>
    </div>
  );
}
