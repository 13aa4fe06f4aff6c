import { type SQL, sql } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { ownAgentId, staffOf } from '#site/server/access.ts';
import { query } from '#site/server/database.ts';

/** Which leads a member of staff works with, as ids of their account, their agent profile and its office. */
export type LeadScope = { user: number; agent?: number; office?: number };

type Request = { user?: unknown; payload: Payload };

/** Admins and editors see all leads, agents some of them, others none. */
export async function leadScope(req: Request): Promise<'all' | 'none' | LeadScope> {
  const staff = staffOf(req);
  if (!staff) return 'none';
  if (staff.role === 'admin' || staff.role === 'editor') return 'all';
  const agent = ownAgentId(req);
  if (agent === undefined) return { user: staff.id };
  const [row] = await query(req.payload, sql`select office_id from agents where id = ${agent}`);
  return { user: staff.id, agent, office: row?.office_id ? Number(row.office_id) : undefined };
}

/**
 * The leads of a scope: those assigned to the person, those of their profile (also as a listing's second agent), and
 * those of their office that belong to no agent. `prefix` is the path to the lead, such as `lead.`.
 */
export function scopeWhere({ user, agent, office }: LeadScope, prefix = ''): Where {
  return {
    or: [
      { [`${prefix}assignee`]: { equals: user } },
      ...(agent === undefined
        ? []
        : [{ [`${prefix}agent`]: { equals: agent } }, { [`${prefix}otherAgents`]: { in: [agent] } }]),
      ...(office === undefined
        ? []
        : [
            { and: [{ [`${prefix}agent`]: { exists: false } }, { [`${prefix}office`]: { equals: office } }] },
          ]),
    ],
  };
}

/** The same as a condition on the table `leads`. */
export function scopeSql({ user, agent, office }: LeadScope): SQL {
  const conditions = [
    sql`leads.assignee_id = ${user}`,
    ...(agent === undefined
      ? []
      : [
          sql`leads.agent_id = ${agent}`,
          sql`exists (select 1 from leads_rels other where other.parent_id = leads.id
            and other.path = 'otherAgents' and other.agents_id = ${agent})`,
        ]),
    ...(office === undefined ? [] : [sql`(leads.agent_id is null and leads.office_id = ${office})`]),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}
