import { sql } from 'drizzle-orm';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';

/** Refuses an agency code that another office has: a feed's listings would silently go to the wrong one. */
export const refuseSharedCodes: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const codes = (data?.feedAgentIds ?? []) as unknown;
  if (!Array.isArray(codes) || codes.length === 0) return data;
  const wanted = codes.map((code) => String(code).trim().toLowerCase());
  const [taken] = await query<{ code: unknown; name: unknown }>(
    req.payload,
    sql`select t.text as code, o.name from offices_texts t join offices o on o.id = t.parent_id
      where t.path = 'feedAgentIds' and lower(trim(t.text)) in (${sqlList(wanted)})
        and o.id <> ${Number(originalDoc?.id ?? 0)} limit 1`,
  );
  if (!taken) return data;
  throw new ValidationError(
    {
      collection: 'offices',
      errors: [
        {
          path: 'feedAgentIds',
          message: `The agency code ${taken.code} belongs to the office ${taken.name}. Each code can belong to one office only: remove it there first.`,
        },
      ],
    },
    req.t,
  );
};
