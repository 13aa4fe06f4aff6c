import { basename } from 'node:path';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  type Field,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { afterCommit } from '#site/server/after-commit.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { storageProblem } from '#site/server/files/storage-problem.ts';
import { retiredPath, retireFiles, withheldPath } from '#site/server/retired-files.ts';
import { contentName } from '#site/server/uploaded-file.ts';
import { DELETE_USED, type FilePlace } from './library-places.ts';
import { type FileRecord, folderOf, keysOf, withStoredFiles } from './library-storage.ts';

/** What the other parts of the site know about the files of a library. */
export type LibraryUses = {
  /** What one file is called in sentences: "picture". */
  called: string;
  /** Everything that shows the file, as published or in its newest draft. */
  placesOf: (asked: { payload: Payload; id: number; filename?: string }) => Promise<FilePlace[]>;
  /** Has what is stored beside the file follow it. Returns what to do once the change is stored. */
  follow: (asked: { payload: Payload; id: number }) => Promise<() => Promise<void>>;
  /** Whether pages name the file itself, so that another cannot take its place under them. */
  isNamedByPages?: boolean;
};

/**
 * Makes an upload collection one whose files can be replaced and deleted without breaking what shows them: a changed
 * file gets a new address, the old one can still be fetched for a while, pages follow at once, and a file that is in
 * use is deleted only after staff confirmed it.
 */
export function withLibraryFiles(
  library: CollectionConfig,
  uses: LibraryUses,
  /** Whether deleted files can be restored for a while. */
  { hasTrash = false } = {},
): CollectionConfig {
  const collection = withStoredFiles(library);
  const { hooks = {} } = collection;
  const askFirst = askBeforeTrash({ ...uses, nameOf: () => `This ${uses.called}` });
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), placesEndpoint(collection.slug, uses)],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), retireReplaced(uses)],
      beforeChange: [...(hasTrash ? [askFirst] : []), ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), followChange(uses)],
      beforeDelete: [...(hooks.beforeDelete ?? []), confirmAndRetire(uses)],
      afterDelete: [...(hooks.afterDelete ?? []), followDeletion()],
    },
    fields: [
      ...collection.fields,
      FILE_SIZE,
      usedInField({ collection: collection.slug, called: uses.called, hasTrash }),
    ],
  };
}

/** Payload's own field for the size of a file, with a list column that people can read. */
const FILE_SIZE: Field = {
  name: 'filesize',
  type: 'number',
  label: 'Size',
  admin: { components: { Cell: '/ui/admin/file-size-cell.tsx#FileSizeCell' } },
};

/** Beside a form: where its record is used, and the way to delete it all the same. `hasTrash`: it can be restored. */
export const usedInField = (clientProps: {
  collection: string;
  called: string;
  hasTrash?: boolean;
}): Field => ({
  name: 'usedIn',
  type: 'ui',
  label: 'Used in',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: { path: '/features/settings/admin/used-in.client.tsx#UsedIn', clientProps } },
  },
});

/** GET /api/{collection}/:id/places: `{ places }`, everything that uses the record. Staff only. */
export const placesEndpoint = (slug: string, uses: Pick<LibraryUses, 'called' | 'placesOf'>): Endpoint => ({
  path: '/:id/places',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to see this.', 401);
    const id = Number(req.routeParams?.id);
    const record = Number.isSafeInteger(id) ? await recordOf({ req, slug, id }) : undefined;
    if (!record) throw new APIError(`This ${uses.called} no longer exists.`, 404);
    const places = await uses.placesOf({ payload: req.payload, id, filename: record.filename ?? undefined });
    return Response.json({ places }, { headers: NO_STORE });
  },
});

/** Moves to the trash what is used somewhere only after staff confirmed it. `nameOf`: how it is called in the refusal. */
export const askBeforeTrash =
  ({
    called,
    placesOf,
    nameOf,
  }: Pick<LibraryUses, 'called' | 'placesOf'> & {
    nameOf: (doc: { name?: unknown }) => string;
  }): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const isDeleted = data.deletedAt && !originalDoc?.deletedAt;
    if (!isDeleted || !req.user || req.query?.[DELETE_USED] === 'yes') return data;
    const { id, filename } = originalDoc;
    const places = await placesOf({ payload: req.payload, id: Number(id), filename: filename ?? undefined });
    if (places.length === 0) return data;
    throw new APIError(
      `${nameOf(originalDoc)} is used in ${inWords(places)}. Open the ${called} to see them, or to delete it anyway.`,
      409,
      undefined,
      true,
    );
  };

/**
 * Before a file is replaced or cropped. Payload removes the old file first and writes a cropped one under the same
 * name, which browsers were told never changes: so the old one is retired, and a crop becomes a file of its own.
 */
const retireReplaced =
  (uses: LibraryUses): CollectionBeforeOperationHook =>
  async ({ args, operation, overrideAccess, collection, req }) => {
    // Payload asks who may do this only afterwards.
    if (operation !== 'update' || !(overrideAccess || mayChange(req, 'media'))) return args;
    const id = Number((args as { id?: unknown }).id);
    const edits = editsOf(req);
    if (!Number.isSafeInteger(id) || (!req.file && !edits)) return args;
    const record = await recordOf({ req, slug: collection.slug, id });
    if (!record?.filename) return args;
    if (!req.file && edits && !changesPixels(edits)) {
      // A focal point alone is a fact about the picture; encoding it again would only lose quality.
      keepFocalPoint({ args, edits, req });
      return args;
    }
    if (uses.isNamedByPages) {
      const places = await uses.placesOf({ payload: req.payload, id, filename: record.filename });
      if (places.length > 0)
        throw new APIError(
          `This ${uses.called} is used in ${inWords(places)}. Upload the new file separately and select it there.`,
          409,
          undefined,
          true,
        );
    }
    const folder = folderOf(collection);
    if (!req.file) req.file = await storedFile({ folder, record, edits });
    await retire(folder, record);
    return args;
  };

/** After a change: whatever shows the file shows the new one, and pages are made again. */
const followChange =
  (uses: LibraryUses): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (operation === 'create') return doc;
    const follow = await uses.follow({ payload: req.payload, id: Number(doc.id) });
    await afterCommit({ req, work: follow });
    return doc;
  };

const followKey = (id: unknown) => `follow deletion of ${id}`;

/** Before a deletion: staff are asked where the file is in use; its addresses stay for a while. */
const confirmAndRetire =
  (uses: LibraryUses): CollectionBeforeDeleteHook =>
  async ({ id, req, collection }) => {
    const record = await recordOf({ req, slug: collection.slug, id: Number(id) });
    if (!record) return;
    // The server's own clean-up deletes only what nothing shows, and what is in the trash shows nowhere.
    if (req.user && !record.deletedAt && req.query?.[DELETE_USED] !== 'yes') {
      const places = await uses.placesOf({
        payload: req.payload,
        id: record.id,
        filename: record.filename ?? undefined,
      });
      if (places.length > 0)
        throw new APIError(
          `This ${uses.called} is used in ${inWords(places)}. Open it to see where, or to delete it anyway.`,
          409,
          undefined,
          true,
        );
    }
    await retire(folderOf(collection), record);
    // What shows it is known until it is gone.
    req.context[followKey(id)] = await uses.follow({ payload: req.payload, id: record.id });
  };

const followDeletion =
  (): CollectionAfterDeleteHook =>
  async ({ id, req }) => {
    const follow = req.context[followKey(id)] as (() => Promise<void>) | undefined;
    delete req.context[followKey(id)];
    if (follow) await afterCommit({ req, work: follow });
  };

/** What was in the trash could not be opened there, and cannot be afterwards; emails have pictures of their own. */
const retire = (folder: string, record: FileRecord): Promise<void> =>
  retireFiles({
    files: siteFiles(),
    keys: keysOf(folder, record),
    to: record.deletedAt ? withheldPath : retiredPath,
  }).catch((error: unknown) => {
    throw storageProblem(error);
  });

/** How staff had a picture cropped or scaled with this request, if they did. */
export function pixelEdits(req: PayloadRequest): unknown {
  const edits = editsOf(req);
  return edits && changesPixels(edits) ? edits : undefined;
}

type Edits = {
  crop?: unknown;
  widthInPixels?: unknown;
  heightInPixels?: unknown;
  focalPoint?: { x?: unknown; y?: unknown };
};

function editsOf(req: PayloadRequest): Edits | undefined {
  const edits = req.query?.uploadEdits;
  return typeof edits === 'object' && edits !== null ? (edits as Edits) : undefined;
}

const changesPixels = ({ crop, widthInPixels, heightInPixels }: Edits): boolean =>
  Boolean(crop || widthInPixels || heightInPixels);

function keepFocalPoint({ args, edits, req }: { args: object; edits: Edits; req: PayloadRequest }): void {
  const point = (value: unknown) => Math.min(100, Math.max(0, Math.round(Number(value ?? 50)))) || 0;
  const { focalPoint } = edits;
  if (focalPoint) {
    const given = args as { data?: Record<string, unknown> };
    given.data = { ...given.data, focalX: point(focalPoint.x), focalY: point(focalPoint.y) };
  }
  const { uploadEdits: _, ...query } = req.query ?? {};
  req.query = query;
}

/** The stored file as an upload, under a name that says what is made of it. */
async function storedFile({ folder, record, edits }: { folder: string; record: FileRecord; edits: unknown }) {
  const name = basename(String(record.filename));
  const data = await siteFiles()
    .bytes(`${folder}/${name}`)
    .catch((error: unknown) => {
      throw storageProblem(error);
    });
  if (!data)
    throw new APIError('The file itself is missing on the server. Upload it again.', 409, undefined, true);
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return {
    data,
    name: `${await contentName({ data }, edits)}.${extension}`,
    mimetype: record.mimeType ?? 'application/octet-stream',
    size: data.length,
  };
}

async function recordOf({
  req,
  slug,
  id,
}: {
  req: PayloadRequest;
  slug: string;
  id: number;
}): Promise<FileRecord | undefined> {
  const record = await req.payload.db.findOne<FileRecord & { id: number }>({
    collection: slug as 'media',
    where: { id: { equals: id } },
    req,
  });
  return record ?? undefined;
}

/** `the page “About us”, the listing “9 Test Street” and 2 other places`. */
export function inWords(places: readonly FilePlace[]): string {
  const names = places.slice(0, 2).map(({ name }) => name);
  const more = places.length - names.length;
  if (more > 0) names.push(more === 1 ? 'one other place' : `${more} other places`);
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}
