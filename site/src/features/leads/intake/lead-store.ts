import { rename } from 'node:fs/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, jsonOf, query } from '#site/server/database.ts';
import { createGroupCommit } from '#site/server/group-commit.ts';
import { log } from '#site/server/log.ts';
import { insertAppointment, isTaken } from '../appointments/appointment-store.ts';
import { leadFolder, placeFolder, removeFolder } from '../attachments/attachment-folders.ts';
import { joinContact } from '../contacts/contact-store.ts';
import { insertSignup } from '../newsletter/newsletter-store.ts';
import type { NewLead } from '../types/lead-types.ts';
import { newReference } from '../types/reference.ts';

/** A stored lead. `repeated` when it had been stored before; then nothing was written. */
export type SavedLead = { id: number; reference: string; repeated: boolean; sameAnswers: boolean };

/** Within an hour one address gets one autoresponse from one form about one subject. In ms. */
const AUTORESPONSE_PAUSE_MS = 60 * 60 * 1000;
/** In that hour, about any subject: others who enter an address cannot fill its inbox. */
const MAX_AUTORESPONSES = 10;
const REFERENCE_TRIES = 5;

/**
 * Stores leads with their files and deliveries: all of a lead or nothing, on disk before `save` resolves. Files are in
 * the folder of the reference before the lead is written, so no lead names a missing file.
 */
export function createLeadStore({
  payload,
  dataDir,
  now = () => new Date(),
}: {
  payload: Payload;
  dataDir: string;
  now?: () => Date;
}) {
  type Item = { lead: NewLead; reference: string };
  const commit = createGroupCommit<Item, SavedLead | undefined>({
    isOutage,
    write: async (items) => {
      const at = now();
      const inserts = items.flatMap((item) => insertLead({ ...item, at }));
      const reads = items.map(({ lead }) => readBack(lead));
      const stored = (await atomically(payload, [...inserts, ...reads])).slice(inserts.length);
      return items.map(({ lead, reference }, index) => {
        const rows = stored[index] ?? [];
        const row = rows.find(({ token }) => token === lead.token) ?? rows[0];
        return row && savedLead({ row, lead, repeated: row.reference !== reference });
      });
    },
  });

  /** Undefined when the reference was in use. Leaves no folder behind for a lead that was not written. */
  async function saveAs({
    lead,
    reference,
    folder,
  }: Item & { folder: string | undefined }): Promise<SavedLead | undefined> {
    if (!folder) return commit({ lead, reference });
    if (!(await placeFolder({ folder, dataDir, reference }))) return undefined;
    const place = leadFolder({ dataDir, reference });
    try {
      const saved = await commit({ lead, reference });
      if (!saved) await rename(place, folder);
      else if (saved.repeated) await removeFolder(place);
      return saved;
    } catch (error) {
      await removeUnlessNamed({ payload, place, reference });
      throw error;
    }
  }

  return {
    /** Whether the lead with this reference still exists. */
    async has(reference: string): Promise<boolean> {
      return (await query(payload, sql`select id from leads where reference = ${reference}`)).length > 0;
    },

    /** Whether another lead has this time. */
    isTaken: ({ host, cells }: NonNullable<NewLead['appointment']>): Promise<boolean> =>
      isTaken({ payload, host, cells }),

    /** Rejects when it could not be stored; then nothing of it is. `folder` holds its files and is moved. */
    async save({ lead, folder }: { lead: NewLead; folder?: string }): Promise<SavedLead> {
      for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
        // No row for the token: the reference was in use. Try another one.
        const saved = await saveAs({ lead, reference: newReference(), folder });
        if (saved) return saved;
      }
      throw new Error('No unused lead reference could be generated.');
    },
  };
}

export type LeadStore = ReturnType<typeof createLeadStore>;

/**
 * A database that failed during a commit may have written the lead: its files are removed only when the database says
 * that there is no such lead. Otherwise they stay, and the sweep decides.
 */
async function removeUnlessNamed({
  payload,
  place,
  reference,
}: {
  payload: Payload;
  place: string;
  reference: string;
}): Promise<void> {
  try {
    const rows = await query(payload, sql`select id from leads where reference = ${reference}`);
    if (rows.length === 0) await removeFolder(place);
  } catch (error) {
    log.warn({ err: error }, 'pictures of a failed lead are left for the cleanup job');
  }
}

/** Looked up again while writing: a listing or agent that was just deleted must not lose the lead. */
const idIfExists = (table: 'listings' | 'agents' | 'offices', id: number | null): SQL =>
  sql`(select id from ${sql.raw(table)} where id = ${id})`;

function insertLead({ lead, reference, at }: { lead: NewLead; reference: string; at: Date }): SQL[] {
  const created = at.toISOString();
  return [
    sql`insert into leads (reference, token, form, form_title, form_version, name, email, phone, answers,
        listing_id, agent_id, office_id, inspection, state, page, source, attachments, mails,
        created_at, updated_at)
      select ${reference}, ${lead.token}, ${lead.form}, ${lead.formTitle}, ${lead.formVersion}, ${lead.name},
        ${lead.email}, ${lead.phone}, ${JSON.stringify(lead.answers)}, ${idIfExists('listings', lead.listingId)},
        ${idIfExists('agents', lead.agentId)}, ${idIfExists('offices', lead.officeId)}, ${lead.inspection ?? null}, ${lead.state}, ${lead.page},
        ${JSON.stringify(lead.source)}, ${JSON.stringify(lead.attachments)}, ${lead.mails ? JSON.stringify(lead.mails) : null}, ${created}, ${created}
      where ${lead.former ? sql`not exists (select 1 from leads where ${isFormer(lead.former)})` : sql`true`}
      on conflict do nothing`,
    ...(lead.otherAgentIds ?? []).map(
      (id, index) => sql`
      insert into leads_rels (parent_id, path, "order", agents_id)
      select leads.id, 'otherAgents', ${index + 1}, agents.id from leads join agents on agents.id = ${id}
      where leads.token = ${lead.token} and leads.reference = ${reference}`,
    ),
    ...joinContact({
      ...lead,
      lead: sql`leads.token = ${lead.token} and leads.reference = ${reference}`,
      origin: lead.token,
      at: created,
    }),
    ...(lead.appointment
      ? insertAppointment({
          appointment: lead.appointment,
          lead: sql`leads.token = ${lead.token} and leads.reference = ${reference}`,
          at: created,
        })
      : []),
    ...(lead.signup
      ? [insertSignup({ signup: lead.signup, token: lead.token, reference, at: created })]
      : []),
    ...lead.deliveries.map(
      ({ kind, to, state, attempts, dueAt }) => sql`
      insert into deliveries (lead_id, kind, "to", state, due_at, attempt_count, attempts, created_at, updated_at)
      select id, ${kind}, ${to}, ${state}, ${dueAt ?? created}, 0, ${JSON.stringify(attempts)}, ${created}, ${created}
      from leads where token = ${lead.token} and reference = ${reference}
      ${kind === 'autoresponse' ? unlessAnswered({ lead, at }) : sql``}`,
    ),
  ];
}

/**
 * Holds unless this address had an autoresponse within the hour from this form about the same: listing, agent and
 * inspection. A visitor who registers for three inspections holds three confirmations.
 */
function unlessAnswered({ lead, at }: { lead: NewLead; at: Date }): SQL {
  const since = new Date(at.getTime() - AUTORESPONSE_PAUSE_MS).toISOString();
  const inspection = lead.answers.find(({ name }) => name === 'inspection' || name === 'appointment')?.text;
  const sameSubject = sql`earlier.form = ${lead.form}
    and ${isSame({ column: 'listing_id', table: 'listings', id: lead.listingId })}
    and ${isSame({ column: 'agent_id', table: 'agents', id: lead.agentId })}
    ${inspection ? sql`and cast(earlier.answers as text) like ${`%${JSON.stringify(inspection)}%`}` : sql``}`;
  // Counted for each lead of this address: a join may read all deliveries.
  return sql`and (select count(*) < ${MAX_AUTORESPONSES} and count(case when ${sameSubject} then 1 end) = 0
    from leads earlier where earlier.email = ${lead.email} and earlier.created_at > ${since}
    and (select count(*) from deliveries answer
      where answer.lead_id = earlier.id and answer.kind = 'autoresponse') > 0)`;
}

/** Whether an earlier lead was about the same; two leads without a subject are about the same. */
const isSame = ({
  column,
  table,
  id,
}: {
  column: 'listing_id' | 'agent_id';
  table: 'listings' | 'agents';
  id: number | null;
}): SQL => sql`coalesce(earlier.${sql.raw(column)}, 0) = coalesce(${idIfExists(table, id)}, 0)`;

/** One statement for each lead, always with the same text, so that the database plans it once. */
const readBack = ({ token, former }: NewLead): SQL => sql`select id, token, reference, answers from leads
  where token = ${token} ${former ? sql`or ${isFormer(former)}` : sql``}`;

const isFormer = ({ token, since }: NonNullable<NewLead['former']>): SQL =>
  sql`(token = ${token} and created_at > ${since})`;

function savedLead({
  row,
  lead,
  repeated,
}: {
  row: Record<string, unknown>;
  lead: Pick<NewLead, 'answers'>;
  repeated: boolean;
}): SavedLead {
  const stored = jsonOf<NewLead['answers']>(row.answers);
  return {
    id: Number(row.id),
    reference: String(row.reference),
    repeated,
    sameAnswers: !repeated || answersText(stored) === answersText(lead.answers),
  };
}

/** Answers as one text; PostgreSQL gives stored JSON back with its keys in another order. */
const answersText = (answers: NewLead['answers']): string =>
  JSON.stringify(answers.map(({ name, text }) => [name, text]));

// SQLite: busy, locked, read-only, interrupted, I/O, corrupt, full, cannot open. PostgreSQL: connection (08),
// resources (53), operator or system (57, 58). Node: network.
const OUTAGE =
  /^(SQLITE_(BUSY|LOCKED|READONLY|INTERRUPT|IOERR|CORRUPT|FULL|CANTOPEN|NOTADB)|08|53|57|58|E[A-Z]{4,}$)/;

function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (OUTAGE.test(String((cause as { code?: unknown }).code ?? ''))) return true;
  }
  return false;
}
