import type { Endpoint, PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env, staffOrigins } from '#site/server/env.ts';
import { runSummary } from './feed-run.ts';
import type { ImportFeed } from './import-feed.ts';
import { receiveUpload, UploadError } from './receive-upload.ts';

/** The largest feed an editor can upload, in bytes. */
const MAX_UPLOAD_BYTES = 200_000_000;

/**
 * POST /api/feeds/upload: imports the file of a multipart form. Answers `{ message, runs }` (ids of the reports) when the
 * listings stand; pictures follow. The file itself lives in a temporary folder until then: feeds name vendors.
 */
export function feedUploadEndpoint(importFeed: ImportFeed): Endpoint {
  return {
    path: '/upload',
    method: 'post',
    handler: async (req) => {
      try {
        allow(req);
        return await importUpload({ req, importFeed });
      } catch (error) {
        if (error instanceof UploadError)
          return Response.json({ message: error.message }, { status: error.status });
        throw error;
      }
    },
  };
}

function allow(req: PayloadRequest): void {
  const role = staffOf(req)?.role;
  if (!role) throw new UploadError('Sign in to import a feed.', 401);
  if (role !== 'admin' && role !== 'editor')
    throw new UploadError('Only editors and admins can import feeds. Ask one of them.', 403);
  if (!staffOrigins(env()).includes(req.headers.get('origin') ?? ''))
    throw new UploadError(
      'This request did not come from the admin of this site. Upload the file there.',
      403,
    );
}

async function importUpload({
  req,
  importFeed,
}: {
  req: PayloadRequest;
  importFeed: ImportFeed;
}): Promise<Response> {
  const upload = await receiveUpload({ headers: req.headers, body: req.body, maxBytes: MAX_UPLOAD_BYTES });
  const imported = await importFeed({
    payload: req.payload,
    source: { path: upload.path, name: upload.name, beside: false },
    origin: 'upload',
  }).catch(async (error) => {
    await upload.remove();
    throw error;
  });
  void imported.finished.then(upload.remove);
  const { runs } = imported;
  const message = runs
    .map((run) => (runs.length > 1 ? `${run.fileName}: ${runSummary(run)}` : runSummary(run)))
    .join('; ');
  const isBad = runs.every(({ state }) => state === 'quarantined' || state === 'failed');
  return Response.json({ message, runs: runs.map(({ id }) => id) }, { status: isBad ? 422 : 200 });
}
