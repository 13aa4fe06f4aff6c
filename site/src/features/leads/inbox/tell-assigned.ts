import type { CollectionAfterChangeHook } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { personOf, relatedId, staffName } from './lead-names.ts';

/**
 * Queues a message to the user a lead was assigned to and to its new agent, in the same transaction as the change. Users
 * get none about what they did themselves.
 */
export const tellAssigned: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !staffOf(req)) return;
  const by = staffName(req);
  const notified = new Set([String((req.user as { email?: unknown } | null)?.email ?? '').toLowerCase()]);
  for (const [field, collection, because] of [
    ['assignee', 'users', `${by} assigned this lead to you.`],
    ['agent', 'agents', `${by} made you the agent of this lead.`],
  ] as const) {
    const id = relatedId(doc[field]);
    if (id === undefined || id === relatedId(previousDoc?.[field])) continue;
    const to = (await personOf({ req, collection, id }))?.email.toLowerCase();
    if (!to || notified.has(to)) continue;
    notified.add(to);
    await req.payload.create({
      collection: 'deliveries',
      data: {
        lead: Number(doc.id),
        kind: 'assigned',
        to,
        because,
        state: 'due',
        dueAt: new Date().toISOString(),
        attemptCount: 0,
        attempts: [],
      },
      depth: 0,
      req,
    });
  }
};
