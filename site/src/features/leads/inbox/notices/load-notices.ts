import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { Notice } from '#site/server/notice.ts';
import { type LeadScope, scopeSql } from '../lead-scope.ts';
import { mine } from '../list/load-inbox.ts';

/** What waits for a member of staff among the leads they may read; nothing that waits for nobody. */
export async function loadNotices({
  payload,
  user,
  scope,
  now,
}: {
  payload: Payload;
  user: { id: number; agent?: number };
  scope: 'all' | LeadScope;
  /** Epoch ms. */
  now: number;
}): Promise<Notice[]> {
  const own = scope === 'all' ? sql`true` : scopeSql(scope);
  // As in the list of deliveries: agents are not shown hidden copies.
  const seen = scope === 'all' ? sql`true` : sql`deliveries.kind <> 'hidden-copy'`;
  const count = async (from: SQL, where: SQL) => {
    const [row] = await query(payload, sql`select count(*) as count from ${from} where ${where} and ${own}`);
    return Number(row?.count ?? 0);
  };
  const theirs = mine({ user });
  const [unread, unassigned, tasks, failed] = await Promise.all([
    count(sql`leads`, sql`leads.state in ('new', 'working') and leads.opened_at is null and ${theirs}`),
    count(
      sql`leads`,
      sql`leads.state = 'new' and leads.assignee_id is null and not coalesce(${theirs}, false)`,
    ),
    count(
      sql`lead_tasks task join leads on leads.id = task.lead_id`,
      sql`task.assignee_id = ${user.id} and task.done_at is null and task.due_at <= ${new Date(now).toISOString()}`,
    ),
    count(
      sql`deliveries join leads on leads.id = deliveries.lead_id`,
      sql`deliveries.state = 'failed' and ${seen}`,
    ),
  ]);
  const all: Notice[] = [
    { count: unread, text: `unread ${leads(unread)} of yours`, href: '/admin/inbox?view=mine' },
    {
      count: unassigned,
      text: `new unassigned ${leads(unassigned)}`,
      href: '/admin/inbox?view=unassigned',
    },
    { count: tasks, text: tasks === 1 ? 'task is due' : 'tasks are due', href: '/admin' },
    {
      count: failed,
      text: failed === 1 ? 'message could not be sent' : 'messages could not be sent',
      href: '/admin/collections/deliveries?where[or][0][and][0][state][equals]=failed',
    },
  ];
  return all.filter((notice) => notice.count > 0);
}

const leads = (count: number): string => (count === 1 ? 'lead' : 'leads');
