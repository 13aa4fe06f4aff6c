import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

type StoredFacts = {
  email?: string;
  name?: string;
  form?: string;
  formTitle?: string;
  state?: string;
  agentId?: number;
  createdAt?: string;
  /** What its pictures' files are called, and by what reference. */
  attachments?: string[];
  reference?: string;
  /** State of its one delivery. */
  delivery?: string;
};

let count = 0;

/** Stores an old lead with one delivery; returns its id. */
export async function storeLead(payload: Payload, facts: StoredFacts = {}): Promise<number> {
  count += 1;
  const created = facts.createdAt ?? '2026-11-01T00:00:00.000Z';
  const form = facts.form ?? 'property-enquiry';
  const [row] = await query(
    payload,
    sql`insert into leads (reference, token, form, form_title, name, email, phone, answers, agent_id, state, page, source,
        attachments, created_at, updated_at)
      values (${facts.reference ?? `FR-T${count}`}, ${`token ${count}`}, ${form}, ${facts.formTitle ?? form}, ${facts.name ?? 'Zoë Byron'},
        ${facts.email ?? 'zoe@example.com'}, '0400 000 000',
        ${JSON.stringify([{ name: 'message', label: 'Message', text: '=1+1, "quoted"\nand more' }])},
        ${facts.agentId ?? null}, ${facts.state ?? 'new'}, '/buy', ${JSON.stringify({ utm_source: 'news' })},
        ${JSON.stringify((facts.attachments ?? []).map((name) => ({ name, size: 3, width: 4, height: 3 })))}, ${created}, ${created})
      returning id`,
  );
  const id = Number(row?.id);
  await query(
    payload,
    sql`insert into deliveries (lead_id, kind, "to", state, due_at, attempt_count, attempts, created_at, updated_at)
      values (${id}, 'notice', 'mia@agency.test', ${facts.delivery ?? 'sent'}, ${created}, 1, '[]', ${created}, ${created})`,
  );
  return id;
}

/** A request of a member of staff, as endpoint handlers take it. */
export function staffRequest({
  payload,
  person,
  query: given = {},
  body,
  headers = {},
}: {
  payload: Payload;
  person?: { role: 'admin' | 'editor' | 'agent'; agent?: number };
  /** As Payload parses the address's query. */
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}) {
  return {
    user: person ? { id: 1, name: 'Ada', collection: 'users', email: 'ada@agency.test', ...person } : null,
    payload,
    headers: new Headers(headers),
    query: given,
    searchParams: new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)])),
    json: async () => body,
    context: {},
  } as never;
}

/** The status of what a handler answers or throws, and its text. */
export async function answerOf(handled: () => Promise<Response> | Response) {
  try {
    const response = await handled();
    const bytes = Buffer.from(await response.arrayBuffer());
    // `text()` would swallow the mark at the start of a file.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return { status: response.status, headers: response.headers, bytes, text };
  } catch (error) {
    return {
      status: (error as { status?: number }).status,
      headers: new Headers(),
      bytes: Buffer.alloc(0),
      text: '',
    };
  }
}
