import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { imagesById } from '#site/server/images.ts';

/* Agents and offices with their email addresses, for messages and routing. Visitors get load-people.ts instead. */

/** A contact for visitors. */
export type Contact = {
  name: string;
  /** Job title. */
  role: string | null;
  email: string | null;
  phone: string | null;
};

export type AgentContact = Contact & { id: number; officeId: number | null };

export type OfficeContact = Contact & { id: number };

type AgentRow = Record<'id' | 'name' | 'role' | 'email' | 'phone' | 'mobile' | 'office_id', unknown>;
type OfficeRow = Record<'id' | 'name' | 'email' | 'phone', unknown>;

/** The published agents with these ids, in the order of the ids. */
export async function loadAgentContacts(payload: Payload, ids: number[]): Promise<AgentContact[]> {
  if (ids.length === 0) return [];
  const rows = await query<AgentRow>(
    payload,
    sql`select id, name, role, email, phone, mobile, office_id from agents
      where _status = 'published' and id in (${sql.join(ids, sql`, `)})`,
  );
  const found = new Map(rows.map((row) => [Number(row.id), agentContact(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A published office, or undefined. */
export async function loadOfficeContact(payload: Payload, id: number): Promise<OfficeContact | undefined> {
  const [row] = await query<OfficeRow>(
    payload,
    sql`select id, name, email, phone from offices where _status = 'published' and id = ${id}`,
  );
  return row && { id: Number(row.id), role: null, ...contactDetails(row) };
}

/** The published offices by name. */
export async function loadOfficeNames(payload: Payload): Promise<{ id: number; name: string }[]> {
  const rows = await query(
    payload,
    sql`select id, name from offices where _status = 'published' order by name`,
  );
  return rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }));
}

/** The addresses of the published offices; '' for empty fields. */
export async function loadOfficePlaces(
  payload: Payload,
): Promise<{ id: number; suburb: string; postcode: string }[]> {
  const rows = await query(
    payload,
    sql`select id, suburb, postcode from offices where _status = 'published' order by id`,
  );
  return rows.map(({ id, suburb, postcode }) => ({
    id: Number(id),
    suburb: String(suburb ?? ''),
    postcode: String(postcode ?? ''),
  }));
}

/** The published property managers, in the order of the team page. */
export async function loadPropertyManagers(
  payload: Payload,
): Promise<{ email: string | null; officeId: number | null }[]> {
  const rows = await query(
    payload,
    sql`select email, office_id from agents where _status = 'published' and property_manager order by position, id`,
  );
  return rows.map((row) => ({
    email: textOrNull(row.email),
    officeId: row.office_id === null ? null : Number(row.office_id),
  }));
}

/** An agent's portrait. Its alt text is empty, since it is beside the agent's name. */
export async function loadPortrait(
  payload: Payload,
  agentId: number,
): Promise<{ src: string; alt: string } | undefined> {
  const [row] = await query(payload, sql`select portrait_id from agents where id = ${agentId}`);
  if (!row?.portrait_id) return undefined;
  const image = (await imagesById(payload, [Number(row.portrait_id)])).values().next().value;
  return image && { src: image.src, alt: '' };
}

const agentContact = (row: AgentRow): AgentContact => ({
  id: Number(row.id),
  officeId: row.office_id === null ? null : Number(row.office_id),
  role: textOrNull(row.role),
  ...contactDetails({ ...row, phone: row.mobile || row.phone }),
});

const contactDetails = (row: Partial<Record<'name' | 'email' | 'phone', unknown>>) => ({
  name: String(row.name ?? ''),
  email: textOrNull(row.email),
  phone: textOrNull(row.phone),
});

const textOrNull = (value: unknown): string | null => (value ? String(value) : null);
