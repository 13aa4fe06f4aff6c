import type { Endpoint, Payload } from 'payload';
import { allowFeedStaff, FeedRequestError } from './feed-staff.ts';
import { receiveMultipart } from './intake/receive.ts';
import { RefusedError } from './intake/store-multipart.ts';
import { loadSource, type Source } from './sources/load-source.ts';

/**
 * POST /api/feeds/upload: takes the files of a multipart form, as sent by a source with `?source=` (its id). Answers 202 with `{ message, runs }` (ids of the reports)
 * as soon as they are safely on the disk; the worker imports them. 422 when they cannot even be opened.
 */
export const feedUploadEndpoint: Endpoint = {
  path: '/upload',
  method: 'post',
  handler: async (req) => {
    try {
      allowFeedStaff(req);
      if (!req.headers.get('content-type')?.startsWith('multipart/form-data'))
        throw new RefusedError('Choose a feed file to import.', 400);
      const asked = req.query?.source;
      const source = asked === undefined ? undefined : await sourceOf(req.payload, Number(asked));
      const { runs, refusal } = await receiveMultipart({
        payload: req.payload,
        ...(source ? { source } : {}),
        origin: 'upload',
        headers: req.headers,
        body: req.body as ReadableStream<Uint8Array> | undefined,
      });
      return Response.json({ message: refusal ?? 'Importing.', runs }, { status: refusal ? 422 : 202 });
    } catch (error) {
      if (error instanceof RefusedError || error instanceof FeedRequestError)
        return Response.json({ message: error.message }, { status: error.status });
      throw error;
    }
  },
};

async function sourceOf(payload: Payload, id: number): Promise<Source> {
  const source = Number.isSafeInteger(id) ? await loadSource(payload, { id }) : undefined;
  if (!source) throw new FeedRequestError('This feed source no longer exists. Reload the page.', 404);
  if (!source.enabled)
    throw new FeedRequestError('This source is switched off. Switch it on and save first.', 409);
  return source;
}
