import { sql } from 'drizzle-orm';
import type { Endpoint } from 'payload';
import { query } from '#site/server/database.ts';
import { findLead } from '../find-lead.ts';

/** POST /api/leads/:id/opened: the lead has been read by somebody who may work on it. Only the first time counts. */
export const openedEndpoint: Endpoint = {
  path: '/:id/opened',
  method: 'post',
  handler: async (req) => {
    const { id } = await findLead(req);
    await query(
      req.payload,
      sql`update leads set opened_at = ${new Date().toISOString()} where id = ${id} and opened_at is null`,
    );
    return Response.json({ ok: true });
  },
};
