import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import type { StoredLead } from '../types/lead-types.ts';

/** The stored lead with this id, or undefined when it was deleted. */
export async function findStoredLead(payload: Payload, id: number): Promise<StoredLead | undefined> {
  const [row] = await query(
    payload,
    sql`select id, reference, form, form_title, name, email, phone, answers, listing_id, agent_id, office_id, inspection,
        page, source, attachments, mails, created_at
      from leads where id = ${id}`,
  );
  if (!row) return undefined;
  const text = (value: unknown) => String(value ?? '');
  const reference = (value: unknown) => (value === null ? null : Number(value));
  return {
    id: Number(row.id),
    reference: text(row.reference),
    form: text(row.form),
    formTitle: text(row.form_title),
    name: text(row.name),
    email: text(row.email),
    phone: text(row.phone),
    answers: jsonOf(row.answers),
    listingId: reference(row.listing_id),
    agentId: reference(row.agent_id),
    officeId: reference(row.office_id),
    inspection: row.inspection ? new Date(text(row.inspection)).toISOString() : null,
    page: text(row.page),
    source: jsonOf(row.source) ?? {},
    attachments: jsonOf(row.attachments) ?? [],
    mails: jsonOf(row.mails) ?? null,
    createdAt: new Date(text(row.created_at)),
  } as StoredLead;
}
