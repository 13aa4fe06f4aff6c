import type { FileLike } from '@frontage/forms';

/** A file that came with a form: bounded, named by what it is, and on disk until the request ends. */
export type ReceivedFile = FileLike & {
  /** Of its contents, to tell one submission from another. */
  readonly hash: string;
  readonly path: string;
};
