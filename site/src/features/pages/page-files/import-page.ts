import { extname } from 'node:path';
import { APIError, type PayloadRequest } from 'payload';
import { contentName } from '#site/server/uploaded-file.ts';
import type { DesignRules } from '../design-field.ts';
import { freePath } from '../page-address.ts';
import type { PageFile, PagePicture, PagePreset, PageRecord, Portable } from './page-file.ts';
import { portableFields, recordsInFields, withRecordsHere } from './portable-fields.ts';
import { calledOf, idsHere } from './record-keys.ts';

/** The record that was made, and a sentence for each thing that could not come along. */
export type ImportedPage = { id: number; leftOut: string[] };

/**
 * Makes a draft of an exported page. Pictures that the media library does not have are added to it; records are found by
 * their keys. Runs with the rights of the person who sent the request.
 * @throws {APIError} with a sentence for staff
 */
export async function importPage({
  req,
  collection,
  file,
  mapReferences,
}: {
  req: PayloadRequest;
  collection: Portable;
  file: PageFile;
  mapReferences: DesignRules['mapReferences'];
}): Promise<ImportedPage> {
  const given = portableFields(collection, file.fields);
  if (collection === 'templates' && !given.kind)
    throw new APIError('This website has no such kind of template. Upgrade this website first.', 422);
  const leftOut: string[] = [];
  const pictures = new Map<number, number>();
  for (const picture of file.pictures) {
    try {
      pictures.set(picture.id, await storePicture({ req, picture }));
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      leftOut.push(`The image “${picture.title ?? picture.filename}”: ${error.message}`);
    }
  }
  const records = await idsHere({ req, records: file.records });
  for (const preset of file.presets) {
    const key = `style-presets/${preset.id}`;
    if (records.has(key)) continue;
    try {
      records.set(key, await storePreset({ req, preset }));
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      leftOut.push(`The style preset “${preset.name}”: ${error.message}`);
    }
  }
  const tried = new Set(file.presets.map(({ id }) => `style-presets/${id}`));
  const isHere = ({ to, id }: Omit<PageRecord, 'key'>) => records.has(`${to}/${id}`);
  const conditions = recordsInFields(given);
  for (const { to, id, key } of file.records) {
    const called = calledOf(to);
    if (!called || isHere({ to, id }) || tried.has(`${to}/${id}`)) continue;
    const isCondition = conditions.some((record) => record.to === to && record.id === id);
    leftOut.push(
      `The ${called} “${key}” is not on this website. ${isCondition ? 'Check the conditions of the template.' : 'Choose another one where it was shown.'}`,
    );
  }
  const design = mapReferences({
    stored: file.design,
    map: ({ to, id }) => (to === 'media' ? pictures.get(id) : records.get(`${to}/${id}`)),
  });
  const fields = withRecordsHere(given, ({ to, id }) => records.get(`${to}/${id}`));
  const made = await req.payload.create({
    collection,
    data: {
      ...fields,
      ...(collection === 'pages' ? { path: await freePath({ req, value: fields.path }) } : {}),
      design,
      _status: 'draft',
    } as never,
    draft: true,
    depth: 0,
    req,
    overrideAccess: false,
  });
  return { id: Number(made.id), leftOut };
}

/** The id that a picture has in the media library: of the same bytes, or of what was exported from there. */
async function storePicture({
  req,
  picture,
}: {
  req: PayloadRequest;
  picture: PagePicture;
}): Promise<number> {
  const { bytes: data, filename, title, alt } = picture;
  const common = { collection: 'media', depth: 0, req, overrideAccess: false } as const;
  const extension = extname(filename).toLowerCase();
  const { docs } = await req.payload.find({
    ...common,
    where: { filename: { in: [filename, `${await contentName({ data })}${extension}`] } },
    limit: 1,
    pagination: false,
  });
  if (docs[0]) return Number(docs[0].id);
  const made = await req.payload.create({
    ...common,
    data: { ...(title ? { title } : {}), ...(alt ? { alt } : {}) },
    file: {
      data,
      name: filename,
      mimetype: TYPES[extension] ?? 'application/octet-stream',
      size: data.length,
    },
  });
  return Number(made.id);
}

/** A style preset that this website has none of that name of. Its style is cleaned as every preset's is. */
async function storePreset({ req, preset }: { req: PayloadRequest; preset: PagePreset }): Promise<number> {
  const { name, block, style } = preset;
  const made = await req.payload.create({
    collection: 'style-presets',
    data: { name, block, style },
    depth: 0,
    req,
    overrideAccess: false,
  });
  return Number(made.id);
}

/** What a picture claims to be; the media library looks at its bytes. */
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
};
