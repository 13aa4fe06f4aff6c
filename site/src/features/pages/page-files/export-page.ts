import { APIError, type PayloadRequest } from 'payload';
import { siteFiles } from '#site/server/files/site-files.ts';
import type { DesignRules } from '../design-field.ts';
import { stylePresetOf } from '../style-presets/style-preset.ts';
import type { PageFile, PagePicture, PagePreset, PageRecord, Portable, Reference } from './page-file.ts';
import { portableFields, recordsInFields } from './portable-fields.ts';
import { keysOf } from './record-keys.ts';

/**
 * The newest draft of a record, with the pictures that its blocks show and the keys of the records that they name.
 * @throws {APIError} 404 if it has been deleted
 */
export async function exportPage({
  req,
  collection,
  id,
  mapReferences,
}: {
  req: PayloadRequest;
  collection: Portable;
  id: number;
  mapReferences: DesignRules['mapReferences'];
}): Promise<PageFile> {
  const found = await req.payload.findByID({
    ...{ collection, id, draft: true, depth: 0, disableErrors: true },
    ...{ req, overrideAccess: false },
  });
  if (!found) throw new APIError('This page has been deleted.', 404);
  const doc = found as unknown as Record<string, unknown> & { design?: unknown };
  const { design, references } = referencesIn({ design: doc.design, mapReferences });
  const fields = portableFields(collection, doc);
  const inDesign = references.filter(
    (reference): reference is Omit<PageRecord, 'key'> => reference.to !== 'media',
  );
  const named = new Map([...inDesign, ...recordsInFields(fields)].map((one) => [`${one.to}/${one.id}`, one]));
  return {
    collection,
    fields,
    design,
    pictures: await picturesOf({
      req,
      ids: references.flatMap(({ to, id }) => (to === 'media' ? [id] : [])),
    }),
    records: await keysOf({ req, references: [...named.values()] }),
    presets: await presetsOf({
      req,
      ids: references.flatMap(({ to, id }) => (to === 'style-presets' ? [id] : [])),
    }),
  };
}

function referencesIn({
  design: stored,
  mapReferences,
}: {
  design: unknown;
  mapReferences: DesignRules['mapReferences'];
}): { design: unknown; references: Reference[] } {
  const references = new Map<string, Reference>();
  const design = mapReferences({
    stored,
    map(reference) {
      references.set(`${reference.to}/${reference.id}`, reference);
      return reference.id;
    },
  });
  return { design, references: [...references.values()] };
}

async function presetsOf({ req, ids }: { req: PayloadRequest; ids: number[] }): Promise<PagePreset[]> {
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'style-presets',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    req,
    overrideAccess: false,
  });
  return docs.map(stylePresetOf).map(({ values, ...preset }) => ({ ...preset, style: values }));
}

/** One whose file is missing is left out, as on the page. */
async function picturesOf({ req, ids }: { req: PayloadRequest; ids: number[] }): Promise<PagePicture[]> {
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    req,
    overrideAccess: false,
  });
  const pictures = await Promise.all(
    docs.map(async ({ id, filename, title, alt }): Promise<PagePicture[]> => {
      if (!filename) return [];
      const bytes = await siteFiles()
        .bytes(`media/${filename}`)
        .catch(() => undefined);
      if (!bytes) return [];
      return [{ id: Number(id), filename, ...(title ? { title } : {}), ...(alt ? { alt } : {}), bytes }];
    }),
  );
  return pictures.flat();
}
