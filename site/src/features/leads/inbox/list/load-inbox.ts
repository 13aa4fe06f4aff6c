import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { containsText } from '#site/server/contains-text.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { NO_ANSWER, waitsForAnswer } from '../../forms/lead-forms.ts';
import { LEAD_ROLES } from '../check-assignee.ts';
import { isSecondAgent, type LeadScope, scopeSql } from '../lead-scope.ts';
import { firstLine } from './first-line.ts';
import { type Inbox, type InboxRow, type InboxView, OVERDUE_AFTER_MS } from './inbox-views.ts';

/** Leads on one page of the inbox. */
const PAGE_SIZE = 50;

type Question = {
  payload: Payload;
  /** Who asks. */
  user: { id: number; agent?: number };
  scope: 'all' | LeadScope;
  view: InboxView;
  /** The key of a form. */
  form?: string;
  /** Searches names, addresses, telephone numbers and references. */
  search?: string;
  /** From 1. */
  page: number;
  /** Epoch ms. */
  now: number;
};

/** One page of a list of the inbox, with the counts of all lists; of the leads the member of staff may read. */
export async function loadInbox(question: Question): Promise<Inbox> {
  const [rows, waiting, people] = await Promise.all([
    rowsOf(question),
    waitingByForm(question),
    query<{ id: unknown; name: unknown }>(
      question.payload,
      sql`select id, name from users where role in (${sqlList(LEAD_ROLES)})
        and coalesce(deactivated, false) = false order by name`,
    ),
  ]);
  const sum = (name: 'new' | 'mine' | 'unassigned' | 'overdue' | 'working') =>
    waiting.reduce((total, row) => total + Number(row[name] ?? 0), 0);
  return {
    rows: rows.slice(0, PAGE_SIZE),
    hasMore: rows.length > PAGE_SIZE,
    counts: {
      new: sum('new'),
      mine: sum('mine'),
      unassigned: sum('unassigned'),
      overdue: sum('overdue'),
      working: sum('working'),
    },
    forms: waiting
      .map((row) => ({
        key: String(row.form),
        title: String(row.title || row.form),
        count: Number(row.total),
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en-AU')),
    people: people.map(({ id, name }) => ({ id: Number(id), name: String(name ?? '') })),
  };
}

const OPEN = sql`leads.state in ('new', 'working')`;

/** Assigned to the person, or theirs as an agent or second agent while nobody else has it. */
export const mine = ({ user }: Pick<Question, 'user'>): SQL =>
  user.agent === undefined
    ? sql`leads.assignee_id = ${user.id}`
    : sql`(leads.assignee_id = ${user.id} or (leads.assignee_id is null
        and (leads.agent_id = ${user.agent} or ${isSecondAgent(user.agent)})))`;

const overdue = ({ now }: Question): SQL =>
  sql`(leads.state = 'new' and leads.created_at < ${new Date(now - OVERDUE_AFTER_MS).toISOString()}
    and leads.form not in (${sqlList(NO_ANSWER)}))`;

const own = ({ scope }: Question): SQL => (scope === 'all' ? sql`true` : scopeSql(scope));

function conditionOf(question: Question): SQL {
  switch (question.view) {
    case 'mine':
      return sql`${OPEN} and ${mine(question)}`;
    case 'unassigned':
      return sql`${OPEN} and leads.assignee_id is null`;
    case 'overdue':
      return overdue(question);
    case 'all':
      return sql`(leads.state is null or leads.state <> 'spam')`;
    default:
      return sql`leads.state = ${question.view}`;
  }
}

/** One row for each form with leads that are not done, read from an index. */
function waitingByForm(question: Question) {
  const count = (condition: SQL) => sql`sum(case when ${condition} then 1 else 0 end)`;
  return query<Record<string, unknown>>(
    question.payload,
    sql`select waiting.*, (select form_title from leads named where named.form = waiting.form
        order by named.id desc limit 1) as title
      from (select form, count(*) as total,
        ${count(sql`leads.state = 'new'`)} as new, ${count(mine(question))} as mine,
        ${count(sql`leads.assignee_id is null`)} as unassigned, ${count(overdue(question))} as overdue,
        ${count(sql`leads.state = 'working'`)} as working
      from leads where ${OPEN} and ${own(question)} group by form) waiting`,
  );
}

/** What a search looks at. */
const SEARCHED = [sql`leads.name`, sql`leads.email`, sql`leads.phone`, sql`leads.reference`];

async function rowsOf(question: Question): Promise<InboxRow[]> {
  const { payload, form, search, view, page, now } = question;
  const wanted = [
    conditionOf(question),
    own(question),
    ...(form ? [sql`leads.form = ${form}`] : []),
    ...(search ? [containsText({ columns: SEARCHED, text: search })] : []),
  ];
  // Those who wait longest come first where they wait too long.
  const order =
    view === 'overdue' ? sql`leads.created_at, leads.id` : sql`leads.created_at desc, leads.id desc`;
  const rows = await query(
    payload,
    sql`select leads.id, leads.name, leads.email, leads.phone, leads.form, leads.form_title, leads.answers,
        leads.state, leads.assignee_id, leads.opened_at, leads.created_at,
        users.name as assignee, agents.name as agent, listings.title as listing
      from (select id, created_at from leads where ${sql.join(wanted, sql` and `)}
        order by ${order} limit ${PAGE_SIZE + 1} offset ${(page - 1) * PAGE_SIZE}) found
      join leads on leads.id = found.id
      left join users on users.id = leads.assignee_id
      left join agents on agents.id = leads.agent_id
      left join listings on listings.id = leads.listing_id
      order by ${order}`,
  );
  const text = (value: unknown) => String(value ?? '');
  return rows.map((row) => {
    const at = new Date(text(row.created_at));
    return {
      id: Number(row.id),
      name: text(row.name),
      email: text(row.email),
      phone: text(row.phone),
      form: text(row.form_title || row.form),
      line: firstLine(jsonOf(row.answers)),
      listing: text(row.listing),
      agent: text(row.agent),
      assignee: row.assignee_id ? { id: Number(row.assignee_id), name: text(row.assignee) } : null,
      state: text(row.state),
      at: at.toISOString(),
      isUnread: row.state === 'new' && !row.opened_at,
      isOverdue:
        row.state === 'new' && waitsForAnswer(text(row.form)) && at.getTime() < now - OVERDUE_AFTER_MS,
    };
  });
}
