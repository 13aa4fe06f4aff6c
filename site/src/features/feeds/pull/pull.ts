import type { Payload } from 'payload';
import type { Source } from '../sources/load-source.ts';

/** Why nothing could be fetched; the message is a sentence for staff. */
export class PullError extends Error {
  override name = 'PullError';
}

/** What is remembered of a source, so that nothing is fetched twice. */
export type Pulled = {
  /** Of an address over HTTP. */
  etag?: string;
  lastModified?: string;
  /** Of an FTP folder: size and time of each file that was taken, by name. */
  files?: Record<string, string>;
};

/** One visit to the address of a source. */
export type Pull = {
  payload: Payload;
  source: Source;
  url: URL;
  user?: string;
  password?: string;
  before: Pulled;
  /** Hosts of private networks that the operator allows, or all of them in tests. */
  allowPrivateHosts: boolean | string[];
  /** Told after each file that was taken, so that a stop in between forgets nothing. */
  remember(pulled: Pulled): Promise<void>;
  /** Epoch ms. */
  now: number;
};
