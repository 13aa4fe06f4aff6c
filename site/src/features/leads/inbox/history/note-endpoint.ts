import { APIError, type Endpoint } from 'payload';
import { findLead } from '../find-lead.ts';
import { staffName } from '../lead-names.ts';

/** Longest note, in characters. */
const LONGEST_NOTE = 5000;

/** POST /api/leads/:id/notes `{ text }`: adds a note under the name of the member of staff. */
export const noteEndpoint: Endpoint = {
  path: '/:id/notes',
  method: 'post',
  handler: async (req) => {
    const lead = await findLead(req);
    const sent: unknown = await req.json?.().catch(() => undefined);
    const given = (sent as { text?: unknown } | undefined)?.text;
    const text = typeof given === 'string' ? given.trim() : '';
    if (!text) throw new APIError('Write a note first.', 400);
    if (text.length > LONGEST_NOTE)
      throw new APIError(`A note can have at most ${LONGEST_NOTE} characters.`, 400);
    await req.payload.create({
      collection: 'lead-notes',
      data: { lead: lead.id, by: staffName(req), text },
      depth: 0,
      req,
    });
    return Response.json({ ok: true }, { status: 201 });
  },
};
