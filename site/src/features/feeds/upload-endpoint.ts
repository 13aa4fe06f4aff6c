import type { Endpoint } from 'payload';
import { runSummary } from './feed-run.ts';
import { allowFeedStaff, FeedRequestError } from './feed-staff.ts';
import { receiveFeed } from './receive-feed.ts';
import { receiveUpload, UploadError } from './receive-upload.ts';

/** The largest feed an editor can upload, in bytes. */
const MAX_UPLOAD_BYTES = 200_000_000;

/**
 * POST /api/feeds/upload: takes the file of a multipart form. Answers 202 with `{ message, runs }` (ids of the reports)
 * as soon as the file is safely on the disk; the worker imports it. 422 when it cannot even be opened.
 */
export const feedUploadEndpoint: Endpoint = {
  path: '/upload',
  method: 'post',
  handler: async (req) => {
    try {
      allowFeedStaff(req);
      const upload = await receiveUpload({
        headers: req.headers,
        body: req.body,
        maxBytes: MAX_UPLOAD_BYTES,
      });
      const { runs, isRefused } = await receiveFeed({ payload: req.payload, ...upload }).catch(
        async (error) => {
          await upload.remove();
          throw error;
        },
      );
      if (isRefused) await upload.remove();
      return Response.json(
        {
          message: runs.map(({ run }) => runSummary(run)).at(0),
          runs: runs.map(({ run }) => run.id),
        },
        { status: isRefused ? 422 : 202 },
      );
    } catch (error) {
      if (error instanceof UploadError || error instanceof FeedRequestError)
        return Response.json({ message: error.message }, { status: error.status });
      throw error;
    }
  },
};
