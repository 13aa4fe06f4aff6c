import type { Endpoint } from 'payload';
import { allowFeedStaff, FeedRequestError } from './feed-staff.ts';
import { receiveMultipart } from './intake/receive.ts';
import { RefusedError } from './intake/store-multipart.ts';

/**
 * POST /api/feeds/upload: takes the files of a multipart form. Answers 202 with `{ message, runs }` (ids of the reports)
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
      const { runs, refusal } = await receiveMultipart({
        payload: req.payload,
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
