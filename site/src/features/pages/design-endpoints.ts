import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { readJsonBody } from '#site/server/body.ts';
import type { DesignRules } from './design-field.ts';
import { historyOf, versionOf } from './history.ts';
import { signOfLife } from './presence.ts';
import { type Designed, previewPath } from './preview-link.ts';
import { publishNotes } from './publish-notes.ts';
import { KEEP_SAMPLE_TEXT } from './sample-text-type.ts';
import { saveDesign } from './save-design.ts';

/** The largest design a browser may send, in bytes: many times a page of a thousand blocks. */
const MAX_BYTES = 5_000_000;
const NOT_STORED = { 'Cache-Control': 'no-store' };
/** More levels of lists and objects than the deepest allowed design has. */
const MAX_LEVELS = 120;

/**
 * The page builder's endpoints of a collection, for editors and admins:
 * `PUT /api/{collection}/{id}/design` with `{ design, basedOn, publish?, asNewVersion?, underTheirs?, keepSampleText?, tab? }` answers
 * `{ updatedAt, status }`, or 409 with `{ conflict: { by, at } }` when somebody else saved since `basedOn`;
 * `GET /api/{collection}/{id}/preview-link` answers `{ path }`;
 * `GET /api/{collection}/{id}/sample-text` answers `{ sampleText }`, what in the newest draft nobody has replaced yet. With
 * `keepSampleText` such text is published all the same;
 * `GET /api/{collection}/{id}/publish-check` answers `{ sampleText, notes }`, what else is worth a look before;
 * `GET /api/{collection}/{id}/history` answers `{ versions }`, newest first; with `/{version}` it answers `{ design, path }`, what
 * that version holds and where it is shown;
 * `POST /api/{collection}/{id}/presence` with `{ tab, takeOver?, leaving? }` answers who else has it open.
 */
export function designEndpoints(
  collection: Designed,
  { sampleText, outline, deadLinks }: Omit<DesignRules, 'clean'>,
): Endpoint[] {
  const newest = (req: PayloadRequest) =>
    req.payload.findByID({ collection, id: allowed(req), draft: true, depth: 0, disableErrors: true });
  return [
    {
      path: '/:id/design',
      method: 'put',
      handler: (req) =>
        answered(async () => {
          const id = allowed(req);
          const { headers, body: sent = null } = req;
          const read = await readJsonBody({
            request: { headers, body: sent },
            maxBytes: MAX_BYTES,
            maxLevels: MAX_LEVELS,
          });
          if (read === 'too large')
            throw new APIError('The page is too large to save. Split it into two pages.', 413);
          if (read === 'too deep')
            throw new APIError('Blocks are nested too deeply. Move the innermost blocks out.', 422);
          const body = read?.value as Record<string, unknown> | null | undefined;
          if (typeof body?.design !== 'object' || typeof body.basedOn !== 'string')
            throw new APIError('The page could not be read. Reload the page builder and try again.', 400);
          const { design, basedOn, publish, asNewVersion, underTheirs, tab } = body;
          if (body[KEEP_SAMPLE_TEXT] === true) req.context[KEEP_SAMPLE_TEXT] = true;
          const saved = await saveDesign({
            req,
            collection,
            id,
            design,
            basedOn,
            publish: publish === true,
            asNewVersion: asNewVersion === true,
            underTheirs: underTheirs === true,
            tab: typeof tab === 'string' ? tab : '',
          });
          return Response.json(saved, { status: 'conflict' in saved ? 409 : 200 });
        }),
    },
    {
      path: '/:id/sample-text',
      method: 'get',
      handler: (req) =>
        answered(async () => {
          const doc = await newest(req);
          return Response.json({ sampleText: doc ? sampleText(doc.design) : [] }, { headers: NOT_STORED });
        }),
    },
    {
      path: '/:id/preview-link',
      method: 'get',
      handler: (req) =>
        answered(async () =>
          Response.json({ path: previewPath({ collection, id: allowed(req), now: Date.now() }) }),
        ),
    },
    {
      path: '/:id/publish-check',
      method: 'get',
      handler: (req) =>
        answered(async () => {
          const doc = await newest(req);
          if (!doc) throw new APIError('This page has been deleted.', 404);
          const { payload } = req;
          const { design } = doc;
          const dead = await deadLinks({ payload, design, isWhole: collection === 'pages' });
          const notes = await publishNotes({ payload, outline: outline(design), dead, doc });
          return Response.json({ sampleText: sampleText(design), notes }, { headers: NOT_STORED });
        }),
    },
    {
      path: '/:id/history',
      method: 'get',
      handler: (req) =>
        answered(async () => {
          const versions = await historyOf({ payload: req.payload, collection, id: allowed(req) });
          return Response.json({ versions }, { headers: NOT_STORED });
        }),
    },
    {
      path: '/:id/history/:version',
      method: 'get',
      handler: (req) =>
        answered(async () => {
          const id = allowed(req);
          const version = String(req.routeParams?.version);
          const doc = await versionOf({ payload: req.payload, collection, id, version });
          if (!doc) throw new APIError('This version has been deleted. Only the newest 100 are kept.', 404);
          const path = previewPath({ collection, id, version, now: Date.now() });
          return Response.json({ design: doc.design ?? null, path }, { headers: NOT_STORED });
        }),
    },
    {
      path: '/:id/presence',
      method: 'post',
      handler: (req) =>
        answered(async () => {
          const id = allowed(req);
          const read = await readJsonBody({
            request: { headers: req.headers, body: req.body ?? null },
            maxBytes: 1000,
            maxLevels: 2,
          });
          const { tab, takeOver, leaving } = (
            typeof read === 'object' && read?.value ? read.value : {}
          ) as Record<string, unknown>;
          const user = staffOf(req)?.id;
          if (typeof tab !== 'string' || tab === '' || tab.length > 100 || user === undefined)
            throw new APIError('The page builder could not be recognised. Reload it.', 400);
          const presence = await signOfLife({
            payload: req.payload,
            collection,
            id,
            tab,
            user: Number(user),
            now: Date.now(),
            takeOver: takeOver === true,
            leaving: leaving === true,
          });
          return Response.json(presence, { headers: NOT_STORED });
        }),
    },
  ];
}

function allowed(req: PayloadRequest): number {
  if (!staffOf(req)) throw new APIError('Sign in again. Your changes are stored in this browser.', 401);
  if (!mayChange(req, 'website'))
    throw new APIError('Only admins, editors and marketing can edit pages. Ask one of them for help.', 403);
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id) || id < 1) throw new APIError('This page doesn’t exist.', 404);
  return id;
}

async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError)
      return Response.json({ message: sentence(error) }, { status: error.status });
    throw error;
  }
}

/** What is wrong, as a sentence: of a form that is not complete, each field's own. */
function sentence(error: APIError): string {
  const { errors } = (error.data ?? {}) as { errors?: { label?: unknown; message?: string }[] };
  if (!errors?.length) return error.message;
  return `Correct this on the page’s form first. ${errors
    .map(({ label, message }) => `${typeof label === 'string' ? `${label}: ` : ''}${message}`)
    .join(' ')}`;
}
