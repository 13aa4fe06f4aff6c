import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

/** Whether a lead with this reference is stored. */
export async function leadExists({
  payload,
  reference,
}: {
  payload: Payload;
  reference: string;
}): Promise<boolean> {
  return (await query(payload, sql`select id from leads where reference = ${reference}`)).length > 0;
}
