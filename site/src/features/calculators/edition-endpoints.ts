import { STATES } from '@frontage/duty/engine';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { loadDutyTables, publishedTables } from './load-tables.ts';
import { newestTables, previewEdition } from './preview-edition.ts';
import { plainProblems } from './rates/plain-problems.ts';
import { layEdition } from './with-editions.ts';

/**
 * POST /api/duty-editions/preview with `{ id?, state, tables, undo? }`, saved or not: what changes for sample purchases
 * (`{ date, samples }`), or `{ problems }` in sentences. With `undo` what changes when the edition is undone. Changes
 * nothing. Staff only.
 */
export const editionPreviewEndpoint: Endpoint = {
  path: '/preview',
  method: 'post',
  handler: async (req) => {
    signedIn(req);
    const sent = await bodyOf(req);
    const base = await publishedTables({ payload: req.payload, except: Number(sent.id) });
    const laid = layEdition({ base, state: String(sent.state ?? ''), tables: sent.tables });
    if (!laid.ok) return Response.json({ problems: plainProblems(laid.problems) }, { headers: NO_STORE });
    const sides = sent.undo ? { before: laid.tables, after: base } : { before: base, after: laid.tables };
    const today = dayInSydney(Date.now());
    return Response.json(previewEdition({ edition: laid.edition, ...sides, today }), { headers: NO_STORE });
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
    return Response.json({ tables }, { headers: NO_STORE });
  },
};

/**
 * GET /api/duty-editions/tables?state=NSW&except=7: `{ tables, today }`, all tables of a state as the published
 * editions other than the one named leave them, and the day in Sydney. What the form compares with. Staff only.
 */
export const stateTablesEndpoint: Endpoint = {
  path: '/tables',
  method: 'get',
  handler: async (req) => {
    signedIn(req);
    const state = req.searchParams.get('state');
    const except = Number(req.searchParams.get('except') || Number.NaN);
    const all = await publishedTables({ payload: req.payload, except });
    const tables = all.find((one) => one.state === state);
    if (!tables) throw new APIError('Choose a state first. There are no tables for this one.', 404);
    return Response.json({ tables, today: dayInSydney(Date.now()) }, { headers: NO_STORE });
  },
};

/**
 * POST /api/duty-editions/{id}/undo with `{ why }`: takes a published edition out of force, as a new version of it
 * that names who did it and why. Answers `{ message }`. Editors and admins.
 */
export const undoEditionEndpoint: Endpoint = {
  path: '/:id/undo',
  method: 'post',
  handler: async (req) => {
    signedIn(req);
    const why = String((await bodyOf(req)).why ?? '').trim();
    if (!why) throw new APIError('Enter a reason.', 400, undefined, true);
    const id = Number(req.routeParams?.id);
    const own = { overrideAccess: false, user: req.user, req } as const;
    const edition = await req.payload.findByID({ collection: 'duty-editions', id, depth: 0, ...own });
    if (edition.status !== 'published')
      throw new APIError('This edition is not in force, so it can’t be undone.', 409, undefined, true);
    await req.payload.update({
      collection: 'duty-editions',
      id,
      data: { status: 'withdrawn', why },
      ...own,
    });
    return Response.json({ message: 'Undone. The previous rates apply again.' }, { headers: NO_STORE });
  },
};

async function bodyOf(req: PayloadRequest): Promise<Partial<Record<string, unknown>>> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  return typeof sent === 'object' && sent !== null ? sent : {};
}

function signedIn(req: PayloadRequest): void {
  if (!staffOf(req)) throw new APIError('Sign in to edit duty editions.', 401);
}
