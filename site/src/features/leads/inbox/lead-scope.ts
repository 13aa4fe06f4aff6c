import { type SQL, sql } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { ownAgentId, ownOfficeId, staffOf } from '#site/server/access.ts';
import { query } from '#site/server/database.ts';
import { RIGHTS } from '#site/server/rights.ts';

/** Which leads a member of staff works with, as ids of their account, their agent profile and its office. */
export type LeadScope = {
  user: number;
  agent?: number;
  office?: number;
  /** Office managers: all leads of the office, those of its agents too. */
  isWholeOffice?: boolean;
};

type Request = { user?: unknown; payload: Payload };

/** Admins and editors see all leads, office managers those of their office, agents their own; marketing none. */
export async function leadScope(req: Request): Promise<'all' | 'none' | LeadScope> {
  const staff = staffOf(req);
  if (!staff) return 'none';
  const right = RIGHTS[staff.role]?.leads ?? 'none';
  if (right === 'none') return 'none';
  if (right === 'all' || right === 'read') return 'all';
  const agent = ownAgentId(req);
  const office = ownOfficeId(req) ?? (await officeOfAgent({ payload: req.payload, agent }));
  return { user: staff.id, agent, office, ...(right === 'office' ? { isWholeOffice: true } : {}) };
}

/** Whether somebody may change leads, add notes and reply: everybody who sees leads and does not only read them. */
export function mayWorkOnLeads(req: { user?: unknown }): boolean {
  const staff = staffOf(req);
  const right = staff ? RIGHTS[staff.role]?.leads : 'none';
  return right === 'all' || right === 'office' || right === 'own';
}

async function officeOfAgent({
  payload,
  agent,
}: {
  payload: Payload;
  agent: number | undefined;
}): Promise<number | undefined> {
  if (agent === undefined) return undefined;
  const [row] = await query(payload, sql`select office_id from agents where id = ${agent}`);
  return row?.office_id ? Number(row.office_id) : undefined;
}

/**
 * The leads of a scope: those assigned to the person, those of their profile (also as a listing's second agent), and
 * those of their office that belong to no agent. `prefix` is the path to the lead, such as `lead.`.
 */
export function scopeWhere({ user, agent, office, isWholeOffice }: LeadScope, prefix = ''): Where {
  return {
    or: [
      { [`${prefix}assignee`]: { equals: user } },
      ...(agent === undefined
        ? []
        : [{ [`${prefix}agent`]: { equals: agent } }, { [`${prefix}otherAgents`]: { in: [agent] } }]),
      ...(office !== undefined && isWholeOffice
        ? [{ [`${prefix}office`]: { equals: office } }, { [`${prefix}agent.office`]: { equals: office } }]
        : []),
      ...(office === undefined
        ? []
        : [
            { and: [{ [`${prefix}agent`]: { exists: false } }, { [`${prefix}office`]: { equals: office } }] },
          ]),
    ],
  };
}

/** The same as a condition on the table `leads`. */
export function scopeSql({ user, agent, office, isWholeOffice }: LeadScope): SQL {
  const conditions = [
    sql`leads.assignee_id = ${user}`,
    ...(agent === undefined ? [] : [sql`leads.agent_id = ${agent}`, isSecondAgent(agent)]),
    ...(office !== undefined && isWholeOffice
      ? [
          sql`leads.office_id = ${office}`,
          sql`leads.agent_id in (select id from agents where office_id = ${office})`,
        ]
      : []),
    ...(office === undefined ? [] : [sql`(leads.agent_id is null and leads.office_id = ${office})`]),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Whether an agent is a second agent of a lead, as a condition on the table `leads`. */
export const isSecondAgent = (agent: number): SQL =>
  sql`exists (select 1 from leads_rels other where other.parent_id = leads.id
    and other.path = 'otherAgents' and other.agents_id = ${agent})`;
