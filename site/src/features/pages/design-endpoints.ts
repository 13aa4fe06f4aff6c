import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { readJsonBody } from '#site/server/body.ts';
import { previewPath } from '#site/server/preview-link.ts';
import type { DesignRules } from './design-field.ts';
import type { Designed } from './designed.ts';
import { historyOf, versionOf } from './history.ts';
import { type BuilderSign, signOfLife } from './presence.ts';
import { publishNotes } from './publish-notes.ts';
import { KEEP_SAMPLE_TEXT } from './sample-text-type.ts';
import { type RestoredFrom, saveDesign } from './save-design.ts';
import { scheduleEndpoints } from './schedule/schedule-endpoints.ts';
import { allowedRecord, answered, smallBody } from './staff-answer.ts';
import { nameVersion } from './version-names.ts';

/** The largest design a browser may send, in bytes: many times a page of a thousand blocks. */
const MAX_BYTES = 5_000_000;
/** More levels of lists and objects than the deepest allowed design has. */
const MAX_LEVELS = 120;

/**
 * The page builder's endpoints of a collection, for editors and admins:
 * `PUT /api/{collection}/{id}/design` with `{ design, basedOn, publish?, asNewVersion?, underTheirs?, keepSampleText?, tab?, restored? }` answers
 * `{ updatedAt, status }`, or 409 with `{ conflict: { by, at } }` when somebody else saved since `basedOn`;
 * `GET /api/{collection}/{id}/preview-link` answers `{ path }`;
 * `GET /api/{collection}/{id}/sample-text` answers `{ sampleText }`, what in the newest draft nobody has replaced yet. With
 * `keepSampleText` such text is published all the same;
 * `GET /api/{collection}/{id}/publish-check` answers `{ sampleText, notes }`, what else is worth a look before;
 * `GET /api/{collection}/{id}/history` answers `{ versions }`, newest first; with `/{version}` it answers `{ design, path }`, what
 * that version holds and where it is shown; `PUT` to `/{version}/name` with `{ name }` names it, '' takes the name back;
 * `POST /api/{collection}/{id}/presence` with `{ tab, takeOver?, leaving? }` answers who else has it open and `savedAt`, of the newest version;
 * `/api/{collection}/{id}/schedule` is in {@link scheduleEndpoints}.
 */
export function designEndpoints(
  collection: Designed,
  { sampleText, outline, deadLinks }: Omit<DesignRules, 'clean'>,
): Endpoint[] {
  const newest = (req: PayloadRequest) =>
    req.payload.findByID({ collection, id: allowedRecord(req), draft: true, depth: 0, disableErrors: true });
  return [
    {
      path: '/:id/design',
      method: 'put',
      handler: (req) =>
        answered(async () => {
          const id = allowedRecord(req);
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
          const { design, basedOn, publish, asNewVersion, underTheirs, tab, restored } = body;
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
            restored: restoredFrom(restored),
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
          return Response.json({ sampleText: doc ? sampleText(doc.design) : [] }, { headers: NO_STORE });
        }),
    },
    {
      path: '/:id/preview-link',
      method: 'get',
      handler: (req) =>
        answered(async () =>
          Response.json({ path: previewPath({ collection, id: allowedRecord(req), now: Date.now() }) }),
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
          return Response.json({ sampleText: sampleText(design), notes }, { headers: NO_STORE });
        }),
    },
    {
      path: '/:id/history',
      method: 'get',
      handler: (req) =>
        answered(async () => {
          const versions = await historyOf({ payload: req.payload, collection, id: allowedRecord(req) });
          return Response.json({ versions }, { headers: NO_STORE });
        }),
    },
    {
      path: '/:id/history/:version',
      method: 'get',
      handler: (req) =>
        answered(async () => {
          const id = allowedRecord(req);
          const version = String(req.routeParams?.version);
          const doc = await versionOf({ payload: req.payload, collection, id, version });
          if (!doc)
            throw new APIError(
              'This version has been deleted. Only the newest 100 and those with a name are kept.',
              404,
            );
          const path = previewPath({ collection, id, version, now: Date.now() });
          return Response.json({ design: doc.design ?? null, path }, { headers: NO_STORE });
        }),
    },
    {
      path: '/:id/history/:version/name',
      method: 'put',
      handler: (req) =>
        answered(async () => {
          const id = allowedRecord(req);
          const { payload } = req;
          const version = String(req.routeParams?.version);
          const { name } = await smallBody(req);
          if (typeof name !== 'string') throw new APIError('Enter a name.', 400);
          if (!(await versionOf({ payload, collection, id, version })))
            throw new APIError('This version has been deleted.', 404);
          await nameVersion({ payload, collection, id, version, name });
          return Response.json(
            { versions: await historyOf({ payload, collection, id }) },
            { headers: NO_STORE },
          );
        }),
    },
    {
      path: '/:id/presence',
      method: 'post',
      handler: (req) =>
        answered(async () => {
          const id = allowedRecord(req);
          const { tab, takeOver, leaving } = await smallBody(req);
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
          // Asked every ten seconds: not the whole page.
          const doc = await req.payload.findByID({
            ...{ collection, id, select: { updatedAt: true } },
            ...{ draft: true, depth: 0, disableErrors: true },
          });
          const answer = { ...presence, savedAt: doc?.updatedAt ?? null } satisfies BuilderSign;
          return Response.json(answer, { headers: NO_STORE });
        }),
    },
    ...scheduleEndpoints({ collection, sampleText }),
  ];
}

/** The tab that unsaved work was restored from, where the request names one. */
function restoredFrom(sent: unknown): RestoredFrom | undefined {
  const { tab, opened } = (sent ?? {}) as Record<string, unknown>;
  return typeof tab === 'string' && typeof opened === 'string' ? { tab, opened } : undefined;
}
