import { APIError } from 'payload';
import { StorageError } from './file-store.ts';

/** What staff are told when the bucket does not do what it should; other errors stay as they are. */
export const storageProblem = (error: unknown): unknown =>
  error instanceof StorageError
    ? Object.assign(
        new APIError(
          `The file storage can’t be reached, so nothing was changed. Try again in a few minutes. ${error.message}`,
          503,
          undefined,
          true,
        ),
        { cause: error },
      )
    : error;
