import { STATES } from '@frontage/duty/engine';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { loadDutyTables, publishedTables } from './load-tables.ts';
import { newestTables, previewEdition } from './preview-edition.ts';
import { layEdition } from './with-editions.ts';

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };

/**
 * POST /api/duty-editions/preview with `{ id?, state, tables }`, saved or not: what changes for sample purchases
 * (`{ date, samples }`), or `{ problems }` in sentences. Changes nothing. Staff only.
 */
export const editionPreviewEndpoint: Endpoint = {
  path: '/preview',
  method: 'post',
  handler: async (req) => {
    signedIn(req);
    const sent = ((await req.json?.().catch(() => undefined)) ?? {}) as Partial<Record<string, unknown>>;
    const before = await publishedTables({ payload: req.payload, except: Number(sent.id) });
    const laid = layEdition({ base: before, state: String(sent.state ?? ''), tables: sent.tables });
    if (!laid.ok) return Response.json({ problems: laid.problems }, NO_STORE);
    return Response.json(previewEdition({ edition: laid.edition, before, after: laid.tables }), NO_STORE);
  },
};

/** GET /api/duty-editions/in-force?state=NSW: `{ tables }`, the state's newest tables, to begin an edition from. Staff only. */
export const tablesInForceEndpoint: Endpoint = {
  path: '/in-force',
  method: 'get',
  handler: async (req) => {
    signedIn(req);
    const state = STATES.find((known) => known.state === req.searchParams.get('state'))?.state;
    const tables = state && newestTables({ tables: await loadDutyTables(req.payload), state });
    if (!tables) throw new APIError('Choose a state first. There are no tables for this one.', 404);
    return Response.json({ tables }, NO_STORE);
  },
};

function signedIn(req: PayloadRequest): void {
  if (!staffOf(req)) throw new APIError('Sign in to work on duty editions.', 401);
}
