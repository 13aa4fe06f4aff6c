import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { NO_STORE, retryAfter } from '../answer-headers.ts';
import { log } from '../log.ts';
import { isRetired, retiredPath } from '../retired-files.ts';
import { isKey, StorageError } from './file-store.ts';
import { servedType } from './file-types.ts';
import { sendFile } from './send-file.ts';
import type { SiteFiles } from './site-files.ts';

/** Names are made of the content, so browsers may cache a file for good. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Where visitors are sent for a file may change. */
const AN_HOUR = 'public, max-age=3600';

/**
 * Sends a public file by its key; emails and caches may name one that was replaced or deleted since. Visitors are sent to
 * `publicUrl` for what is in a bucket. While the bucket cannot be reached, files without a copy here are answered with 503.
 */
export async function sendMedia({
  c,
  files,
  key,
  publicUrl,
  isWithheld = async () => false,
}: {
  c: Context<{ Bindings: HttpBindings }>;
  files: SiteFiles;
  key: string;
  publicUrl?: string;
  /** Whether nobody but staff is to have this file. */
  isWithheld?: (key: string) => Promise<boolean>;
}): Promise<Response> {
  const type = servedType(key);
  if (!type || !isKey(key) || isRetired(key) || (await isWithheld(key))) return c.notFound() as Response;
  try {
    for (const place of [key, retiredPath(key)]) {
      // A drawing is sent with a policy that only this server gives it.
      const isElsewhere = publicUrl && type !== 'image/svg+xml' && !(await files.disk.head(place));
      if (isElsewhere && (await files.head(place))) {
        const name = place.slice('media/'.length).split('/').map(encodeURIComponent).join('/');
        return c.body(null, 302, { Location: `${publicUrl}/${name}`, 'Cache-Control': AN_HOUR });
      }
      const found = isElsewhere ? undefined : await files.open(place);
      if (found) return await sendFile({ c, file: { ...found, type }, cacheControl: FOREVER });
    }
    return c.notFound() as Response;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.warn({ err: error, key }, 'a file could not be sent: the file storage cannot be reached');
    return c.text('This file cannot be loaded at the moment. Try again in a minute.', 503, {
      ...NO_STORE,
      ...retryAfter(30),
    });
  }
}
