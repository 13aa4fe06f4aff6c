import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { givenRows } from '#site/server/given-rows.ts';
import { insertAppointment } from '../appointments/appointment-store.ts';
import { contactValues } from '../contacts/contact-values.ts';
import { ADDRESS_COLUMNS, addressesOf, contactOfGiven, joinContacts } from '../contacts/join-contacts.ts';
import { insertSignup } from '../newsletter/newsletter-store.ts';
import type { NewLead } from '../types/lead-types.ts';

/** A lead to store, and the reference it gets. */
export type Item = { lead: NewLead; reference: string };

/** Within an hour one address gets one autoresponse from one form about one subject. In ms. */
const AUTORESPONSE_PAUSE_MS = 60 * 60 * 1000;
/** In that hour, about any subject: others who enter an address cannot fill its inbox. */
const MAX_AUTORESPONSES = 10;

/**
 * Leads cut into parts, in their order, so that no two of a part come from one person or are the same: what is decided
 * for one of them depends on the others.
 */
export function cutWherePeopleRepeat(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  let taken = new Set<string>();
  for (const item of items) {
    const { token, former, email, phone } = item.lead;
    const keys = [token, ...(former ? [former.token] : []), email, ...contactValues({ email, phone })];
    if (parts.length === 0 || keys.some((key) => taken.has(key))) {
      parts.push([]);
      taken = new Set();
    }
    parts.at(-1)?.push(item);
    for (const key of keys) if (key) taken.add(key);
  }
  return parts;
}

/**
 * Statements that store leads with their contacts, appointments, sign-ups and deliveries. Always the same few, however
 * many leads: see {@link givenRows}. `inserted` is the place of the one that answers with the `id` and `reference` of each
 * lead that was stored; the others had been stored before, or their reference was in use.
 */
export function writeLeads({ payload, items, at }: { payload: Payload; items: readonly Item[]; at: Date }): {
  statements: SQL[];
  inserted: number;
} {
  const created = at.toISOString();
  const leads = items.map(({ lead }) => lead);
  const contacts = joinContacts({ payload, senders: leads, at: created });
  return {
    inserted: contacts.before.length,
    statements: [
      ...contacts.before,
      insertLeads({ payload, items, created }),
      ...contacts.after,
      ...insertOtherAgents({ payload, items }),
      ...items.flatMap((item) => insertParts({ ...item, created })),
      ...insertDeliveries({ payload, items, at }),
    ],
  };
}

// Looked up while writing: a listing or agent that was just deleted must not lose the lead.
const listingOfGiven = sql`(select listings.id from listings where listings.id = given.listing)`;
const agentOfGiven = sql`(select agents.id from agents where agents.id = given.agent)`;
const officeOfGiven = sql`(select offices.id from offices where offices.id = given.office)`;

function insertLeads({
  payload,
  items,
  created,
}: {
  payload: Payload;
  items: readonly Item[];
  created: string;
}): SQL {
  const given = givenRows({
    payload,
    columns: {
      token: 'text',
      reference: 'text',
      form: 'text',
      form_title: 'text',
      form_version: 'numeric',
      name: 'text',
      email: 'text',
      phone: 'text',
      answers: 'jsonb',
      listing: 'integer',
      agent: 'integer',
      office: 'integer',
      inspection: 'timestamptz',
      state: 'enum_leads_state',
      page: 'text',
      source: 'jsonb',
      attachments: 'jsonb',
      mails: 'jsonb',
      former: 'text',
      former_since: 'timestamptz',
      ...ADDRESS_COLUMNS,
    },
    rows: items.map(({ lead, reference }) => ({
      token: lead.token,
      reference,
      form: lead.form,
      form_title: lead.formTitle,
      form_version: lead.formVersion,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      answers: lead.answers,
      listing: lead.listingId,
      agent: lead.agentId,
      office: lead.officeId,
      inspection: lead.inspection ?? null,
      state: lead.state,
      page: lead.page,
      source: lead.source,
      attachments: lead.attachments,
      mails: lead.mails ?? null,
      former: lead.former?.token ?? null,
      former_since: lead.former?.since ?? null,
      ...addressesOf(lead),
    })),
  });
  return sql`insert into leads (reference, token, form, form_title, form_version, name, email, phone, answers,
      listing_id, agent_id, office_id, contact_id, inspection, state, page, source, attachments, mails,
      created_at, updated_at)
    select given.reference, given.token, given.form, given.form_title, given.form_version, given.name, given.email,
      given.phone, given.answers, ${listingOfGiven}, ${agentOfGiven}, ${officeOfGiven}, ${contactOfGiven},
      given.inspection, given.state, given.page, given.source, given.attachments, given.mails, ${created}, ${created}
    from ${given} where (select former.id from leads former
      where former.token = given.former and former.created_at > given.former_since) is null
    on conflict do nothing returning id, reference`;
}

const leadOfGiven = sql`(select stored.id from leads stored
  where stored.token = given.token and stored.reference = given.reference)`;

function insertOtherAgents({ payload, items }: { payload: Payload; items: readonly Item[] }): SQL[] {
  const rows = items.flatMap(({ lead: { token, otherAgentIds = [] }, reference }) =>
    otherAgentIds.map((agent, index) => ({ token, reference, agent, place: index + 1 })),
  );
  if (rows.length === 0) return [];
  const columns = { token: 'text', reference: 'text', agent: 'integer', place: 'integer' };
  return [
    sql`insert into leads_rels (parent_id, path, "order", agents_id)
      select ${leadOfGiven}, 'otherAgents', given.place, given.agent from ${givenRows({ payload, columns, rows })}
      where ${leadOfGiven} is not null and ${agentOfGiven} is not null`,
  ];
}

/** What few leads have: an appointment, a place on the newsletter's list. */
function insertParts({
  lead: { token, appointment, signup },
  reference,
  created,
}: Item & { created: string }): SQL[] {
  const lead = sql`leads.token = ${token} and leads.reference = ${reference}`;
  return [
    ...(appointment ? insertAppointment({ appointment, lead, at: created }) : []),
    ...(signup ? [insertSignup({ signup, token, reference, at: created })] : []),
  ];
}

function insertDeliveries({
  payload,
  items,
  at,
}: {
  payload: Payload;
  items: readonly Item[];
  at: Date;
}): SQL[] {
  const created = at.toISOString();
  const rows = items.flatMap(({ lead, reference }) =>
    lead.deliveries.map(({ kind, to, state, attempts, dueAt }) => ({
      token: lead.token,
      reference,
      kind,
      to,
      state,
      due: dueAt ?? created,
      attempts,
      form: lead.form,
      email: lead.email,
      listing: lead.listingId,
      agent: lead.agentId,
      about: aboutOf(lead),
    })),
  );
  if (rows.length === 0) return [];
  const given = givenRows({
    payload,
    columns: {
      token: 'text',
      reference: 'text',
      kind: 'enum_deliveries_kind',
      to: 'text',
      state: 'enum_deliveries_state',
      due: 'timestamptz',
      attempts: 'jsonb',
      form: 'text',
      email: 'text',
      listing: 'integer',
      agent: 'integer',
      about: 'text',
    },
    rows,
  });
  return [
    sql`insert into deliveries (lead_id, kind, "to", state, due_at, attempt_count, attempts, created_at, updated_at)
      select ${leadOfGiven}, given.kind, given."to", given.state, given.due, 0, given.attempts, ${created}, ${created}
      from ${given} where ${leadOfGiven} is not null and (given.kind <> 'autoresponse' or ${notAnswered(at)})`,
  ];
}

/** How the answers that tell one inspection from another look in the answers of an earlier lead. */
function aboutOf({ answers }: NewLead): string | null {
  const text = answers.find(({ name }) => name === 'inspection' || name === 'appointment')?.text;
  return text ? `%${JSON.stringify(text)}%` : null;
}

/**
 * Holds unless this address had an autoresponse within the hour from this form about the same: listing, agent and
 * inspection. A visitor who registers for three inspections holds three confirmations.
 */
function notAnswered(at: Date): SQL {
  const since = new Date(at.getTime() - AUTORESPONSE_PAUSE_MS).toISOString();
  const sameSubject = sql`earlier.form = given.form
    and coalesce(earlier.listing_id, 0) = coalesce(${listingOfGiven}, 0)
    and coalesce(earlier.agent_id, 0) = coalesce(${agentOfGiven}, 0)
    and (given.about is null or cast(earlier.answers as text) like given.about)`;
  // By the contact, for which leads have an index. Counted for each lead: a join may read all deliveries.
  return sql`(select count(*) < ${MAX_AUTORESPONSES} and count(case when ${sameSubject} then 1 end) = 0
    from leads earlier where earlier.email = given.email and earlier.created_at > ${since}
    and earlier.contact_id = (select own.contact_id from leads own where own.token = given.token)
    and (select count(*) from deliveries answer
      where answer.lead_id = earlier.id and answer.kind = 'autoresponse') > 0)`;
}
