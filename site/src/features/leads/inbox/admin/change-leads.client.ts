'use client';

import { toast } from '@payloadcms/ui';

/** What can be changed of many leads at once. */
export type LeadChange = { state?: string; assignee?: number | null };

/**
 * Changes some leads as their own page does; says what happened. True when all were changed. `freeFor`: only those that
 * nobody else than this user has, because a colleague may have taken one on since the list was read.
 */
export async function changeLeads({
  ids,
  data,
  freeFor,
}: {
  ids: number[];
  data: LeadChange;
  freeFor?: number;
}): Promise<boolean> {
  const where = new URLSearchParams(ids.map((id, index) => [`where[id][in][${index}]`, String(id)]));
  if (freeFor !== undefined) {
    where.set('where[or][0][assignee][exists]', 'false');
    where.set('where[or][1][assignee][equals]', String(freeFor));
  }
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
    if (response.ok && freeFor !== undefined && changed === 0) {
      toast.error('A colleague has taken this lead on meanwhile.');
      return false;
    }
    const reason = answer.errors?.[0]?.message ?? 'Somebody else may be working on them.';
    toast.error(`${ids.length - changed} of ${ids.length} could not be updated. ${reason}`);
  } catch {
    toast.error('The website did not answer. Check your connection and try again.');
  }
  return false;
}
