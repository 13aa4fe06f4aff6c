import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { query } from '#site/server/database.ts';
import { type LeadScope, scopeSql } from '../lead-scope.ts';

/** A task as the page of its lead shows it. Times are ISO instants. */
export type ShownTask = {
  id: number;
  text: string;
  dueAt: string;
  /** Whose it is; '' where the account is gone. */
  assignee: string;
  by: string;
  doneAt: string | null;
  doneBy: string;
};

/** The tasks of a lead, those to do first, by their time. */
export async function tasksOfLead({
  req,
  lead,
}: {
  req: PayloadRequest;
  lead: number;
}): Promise<ShownTask[]> {
  const { docs } = await req.payload.find({
    collection: 'lead-tasks',
    where: { lead: { equals: lead } },
    sort: 'dueAt',
    depth: 1,
    populate: { users: { name: true }, leads: {} },
    pagination: false,
    req,
  });
  return docs
    .map(({ id, text, dueAt, assignee, by, doneAt, doneBy }) => ({
      ...{ id, text, dueAt, by },
      assignee: typeof assignee === 'object' ? (assignee?.name ?? '') : '',
      doneAt: doneAt ?? null,
      doneBy: doneBy ?? '',
    }))
    .toSorted((a, b) => Number(a.doneAt !== null) - Number(b.doneAt !== null));
}

/** A task that somebody has to do, with its lead. */
export type OwnTask = { id: number; text: string; dueAt: string; lead: number; name: string; form: string };

/** What a member of staff has to do, the earliest first; only about leads they still see. */
export async function ownTasks({
  payload,
  user,
  scope,
  limit,
}: {
  payload: Payload;
  user: number;
  scope: 'all' | LeadScope;
  limit: number;
}): Promise<OwnTask[]> {
  const rows = await query(
    payload,
    sql`select task.id, task.text, task.due_at, leads.id as lead, leads.name, leads.form, leads.form_title
      from lead_tasks task join leads on leads.id = task.lead_id
      where task.assignee_id = ${user} and task.done_at is null
        and ${scope === 'all' ? sql`true` : scopeSql(scope)}
      order by task.due_at, task.id limit ${limit}`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    text: String(row.text),
    dueAt: new Date(String(row.due_at)).toISOString(),
    lead: Number(row.lead),
    name: String(row.name ?? ''),
    form: String(row.form_title || row.form),
  }));
}
