import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

/** Whether a lead from this e-mail address, by one of these forms, is stored; spam counts for nothing. */
export async function hasLead({
  payload,
  email,
  forms,
}: {
  payload: Payload;
  email: string;
  forms: readonly string[];
}): Promise<boolean> {
  const keys = sql.join(
    forms.map((form) => sql`${form}`),
    sql`, `,
  );
  const rows = await query(
    payload,
    sql`select 1 as found from leads
      where email = ${email.toLowerCase()} and form in (${keys}) and state <> 'spam' limit 1`,
  );
  return rows.length > 0;
}
