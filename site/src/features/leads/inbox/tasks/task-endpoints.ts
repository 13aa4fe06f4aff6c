import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { oneLine } from '../../delivery/mail/placeholders.ts';
import { findLead } from '../find-lead.ts';
import { staffName } from '../lead-names.ts';
import { leadScope, scopeWhere } from '../lead-scope.ts';

const LONGEST_TASK = 300;
/** How far ahead a task can be, in ms: two years. */
const FURTHEST_MS = 2 * 365 * 86_400_000;

/**
 * POST /api/leads/:id/tasks `{ text, dueAt, assignee? }`: something to do about a lead, for oneself or a colleague who
 * sees it. They get an email when it is due (an ISO instant).
 */
const addTask: Endpoint = {
  path: '/:id/tasks',
  method: 'post',
  handler: async (req) => {
    const lead = await findLead(req);
    const { text, dueAt, assignee } = await readTask(req);
    const person = await colleagueFor({ req, lead: lead.id, id: assignee });
    const by = staffName(req);
    const isOwn = person.id === staffOf(req)?.id;
    const reminder = await req.payload.create({
      collection: 'deliveries',
      data: {
        lead: lead.id,
        kind: 'reminder',
        to: person.email,
        because: isOwn ? `You wanted to be reminded: ${text}` : `Task from ${by}: ${text}`,
        state: 'due',
        dueAt,
        attemptCount: 0,
        attempts: [],
      },
      depth: 0,
      req,
    });
    await req.payload.create({
      collection: 'lead-tasks',
      data: { lead: lead.id, text, dueAt, assignee: person.id, by, reminder: reminder.id },
      depth: 0,
      req,
    });
    return Response.json({ ok: true }, { status: 201 });
  },
};

/** POST /api/leads/:id/tasks/:task `{ done }`: a task is done, or to do again. One that is done reminds nobody. */
const changeTask: Endpoint = {
  path: '/:id/tasks/:task',
  method: 'post',
  handler: async (req) => {
    const lead = await findLead(req);
    const sent: unknown = await req.json?.().catch(() => undefined);
    const isDone = (sent as { done?: unknown } | undefined)?.done !== false;
    const [task] = (
      await req.payload.find({
        collection: 'lead-tasks',
        where: { and: [{ id: { equals: Number(req.routeParams?.task) } }, { lead: { equals: lead.id } }] },
        depth: 0,
        limit: 1,
        req,
      })
    ).docs;
    if (!task) throw new APIError('This task doesn’t exist any more. Reload the page.', 404);
    await req.payload.update({
      collection: 'lead-tasks',
      id: task.id,
      data: isDone
        ? { doneAt: new Date().toISOString(), doneBy: staffName(req), reminder: null }
        : { doneAt: null, doneBy: null },
      depth: 0,
      req,
    });
    if (isDone && task.reminder)
      await req.payload.delete({
        collection: 'deliveries',
        // One that was sent stays in the messages of the lead.
        where: { and: [{ id: { equals: task.reminder } }, { state: { equals: 'due' } }] },
        depth: 0,
        req,
      });
    return Response.json({ ok: true });
  },
};

export const taskEndpoints: Endpoint[] = [addTask, changeTask];

async function readTask(req: PayloadRequest): Promise<{ text: string; dueAt: string; assignee: number }> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const { text, dueAt, assignee } = (sent ?? {}) as Record<'text' | 'dueAt' | 'assignee', unknown>;
  const line = typeof text === 'string' ? oneLine(text, LONGEST_TASK) : '';
  if (!line) throw new APIError('Write what there is to do.', 400);
  const at = typeof dueAt === 'string' ? Date.parse(dueAt) : Number.NaN;
  if (!Number.isFinite(at)) throw new APIError('Choose when it is due.', 400);
  const now = Date.now();
  if (at <= now || at > now + FURTHEST_MS)
    throw new APIError('Choose a time in the future, within the next two years.', 400);
  return {
    text: line,
    dueAt: new Date(at).toISOString(),
    assignee: Number(assignee ?? staffOf(req)?.id),
  };
}

/** Who is to do it, if they work here and see the lead. */
async function colleagueFor({ req, lead, id }: { req: PayloadRequest; lead: number; id: number }) {
  const { payload } = req;
  const person = Number.isSafeInteger(id)
    ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
    : null;
  const user = person && { ...person, collection: 'users' };
  const scope = user ? await leadScope({ user, payload }) : 'none';
  const { totalDocs } =
    scope === 'none'
      ? { totalDocs: 0 }
      : await payload.count({
          collection: 'leads',
          where: { and: [{ id: { equals: lead } }, ...(scope === 'all' ? [] : [scopeWhere(scope)])] },
          req,
        });
  if (!person?.email || totalDocs === 0)
    throw new APIError(
      `${person?.name || 'This person'} cannot see this lead. Assign the lead to them first.`,
      400,
    );
  return { id: person.id, email: person.email };
}
