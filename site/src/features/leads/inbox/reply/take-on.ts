import type { PayloadRequest } from 'payload';
import type { Lead } from '#site/payload-types.ts';
import { staffOf } from '#site/server/access.ts';
import { relatedId } from '../lead-names.ts';

/** After a reply: a new lead is in progress, and one that nobody had belongs to the person who replied. */
export async function takeOn({ req, lead }: { req: PayloadRequest; lead: Lead }): Promise<void> {
  const data = {
    ...(lead.state === 'new' ? { state: 'working' as const } : {}),
    ...(relatedId(lead.assignee) === undefined ? { assignee: staffOf(req)?.id } : {}),
  };
  if (Object.keys(data).length === 0) return;
  await req.payload.update({ collection: 'leads', id: lead.id, data, depth: 0, overrideAccess: false, req });
}
