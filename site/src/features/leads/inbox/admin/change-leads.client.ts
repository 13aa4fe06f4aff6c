'use client';

import { toast } from '@payloadcms/ui';

/** What can be changed of many leads at once. */
export type LeadChange = { state?: string; assignee?: number | null };

/** Changes some leads as their own page does; says what happened. True when all were changed. */
export async function changeLeads({ ids, data }: { ids: number[]; data: LeadChange }): Promise<boolean> {
  const where = new URLSearchParams(ids.map((id, index) => [`where[id][in][${index}]`, String(id)]));
  where.set('depth', '0');
  try {
    const response = await fetch(`/api/leads?${where}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });
    const answer = (await response.json()) as { docs?: unknown[]; errors?: { message?: string }[] };
    const changed = answer.docs?.length ?? 0;
    if (response.ok && changed === ids.length) {
      toast.success(changed === 1 ? 'Lead updated.' : `${changed} leads updated.`);
      return true;
    }
    const reason = answer.errors?.[0]?.message ?? 'Somebody else may be working on them.';
    toast.error(`${ids.length - changed} of ${ids.length} could not be updated. ${reason}`);
  } catch {
    toast.error('The website did not answer. Check your connection and try again.');
  }
  return false;
}
