import { basename, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { afterCommit } from '#site/server/after-commit.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { byteRange } from '#site/server/byte-range.ts';
import { env } from '#site/server/env.ts';
import { type FileSource, isKey } from '#site/server/files/file-store.ts';
import { typeOfFile } from '#site/server/files/file-types.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { storageProblem } from '#site/server/files/storage-problem.ts';
import { log } from '#site/server/log.ts';

/** A record with a file, in all its widths. */
export type FileRecord = {
  id: number;
  deletedAt?: string | null;
  filename?: string | null;
  mimeType?: string | null;
  sizes?: Record<string, { filename?: string | null } | undefined>;
};

/** How keys of a library's files begin: the folder of DATA_DIR that the collection names. */
export const folderOf = ({ upload }: { upload?: unknown }): string =>
  relative(env().dataDir, String((upload as { staticDir?: string } | undefined)?.staticDir))
    .split(sep)
    .join('/');

/** The keys of a record's file in all its widths. */
export const keysOf = (
  folder: string,
  { filename, sizes }: Pick<FileRecord, 'filename' | 'sizes'>,
): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
    .filter((file): file is string => typeof file === 'string' && file !== '')
    .map((file) => `${folder}/${basename(file)}`);

/**
 * Has the files of an upload collection stored in the bucket, where there is one, and in no folder of this machine. They
 * are stored before their record is, so no record names a file that is not there.
 */
export function withStoredFiles(collection: CollectionConfig): CollectionConfig {
  if (!env().bucket) return collection;
  const { hooks = {}, upload } = collection;
  const folder = folderOf(collection);
  return {
    ...collection,
    upload: {
      ...(typeof upload === 'object' ? upload : {}),
      disableLocalStorage: true,
      handlers: [(req, { params }) => sendFile({ req, key: `${folder}/${params.filename}` })],
    },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), storeUpload(folder)],
      afterChange: [...(hooks.afterChange ?? []), removeReplaced(folder)],
      afterDelete: [...(hooks.afterDelete ?? []), removeDeleted(folder)],
    },
  };
}

const storeUpload =
  (folder: string): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    const uploads = uploadsOf({ folder, data, req });
    const files = siteFiles();
    const stored = await Promise.allSettled(
      uploads.map(async ({ key, source }) => {
        const isNew = !(await files.head(key));
        await files.put(key, source);
        return isNew ? [key] : [];
      }),
    );
    const failed = stored.find((each) => each.status === 'rejected');
    if (!failed) return data;
    for (const each of stored)
      for (const key of each.status === 'fulfilled' ? each.value : [])
        await files.delete(key).catch(() => undefined);
    throw storageProblem(failed.reason);
  };

/** What Payload made of an upload: the file as it is to be stored, and its other widths. */
function uploadsOf({
  folder,
  data,
  req,
}: {
  folder: string;
  data: Partial<FileRecord>;
  req: PayloadRequest;
}): { key: string; source: FileSource }[] {
  const { file, payloadUploadSizes = {} } = req;
  if (!file || !data.filename) return [];
  const source = file.tempFilePath ? { path: file.tempFilePath } : { data: file.data };
  const widths = Object.entries(payloadUploadSizes).flatMap(([size, bytes]) => {
    const name = data.sizes?.[size]?.filename;
    return name && bytes ? [{ key: `${folder}/${basename(name)}`, source: { data: bytes } }] : [];
  });
  return [{ key: `${folder}/${basename(data.filename)}`, source }, ...widths];
}

const removeReplaced =
  (folder: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create') return doc;
    const kept = new Set(keysOf(folder, doc));
    const old = keysOf(folder, previousDoc ?? {}).filter((key) => !kept.has(key));
    await afterCommit({ req, work: () => removeFiles(old) });
    return doc;
  };

const removeDeleted =
  (folder: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await afterCommit({ req, work: () => removeFiles(keysOf(folder, doc)) });
  };

async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await siteFiles()
      .delete(key)
      .catch((error: unknown) =>
        log.error({ err: error, key }, 'a file without a record could not be removed'),
      );
}

/** A file of the library for the admin, which has asked by then whether it may be read. */
async function sendFile({ req, key }: { req: PayloadRequest; key: string }): Promise<Response> {
  const found = isKey(key)
    ? await siteFiles()
        .open(key)
        .catch((error: unknown) => {
          throw storageProblem(error);
        })
    : undefined;
  if (!found) return Response.json({ errors: [{ message: 'This file doesn’t exist.' }] }, { status: 404 });
  const part = byteRange({ header: req.headers.get('range') ?? undefined, size: found.size });
  if (part === 'outside')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${found.size}` } });
  const content = await found.read(part);
  return new Response(content ? (Readable.toWeb(content) as ReadableStream) : null, {
    status: part ? 206 : 200,
    headers: {
      ...NO_STORE,
      'Content-Type': typeOfFile(key),
      'Content-Length': String(part ? part.end - part.start + 1 : found.size),
      'Accept-Ranges': 'bytes',
      ...(part ? { 'Content-Range': `bytes ${part.start}-${part.end}/${found.size}` } : {}),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
