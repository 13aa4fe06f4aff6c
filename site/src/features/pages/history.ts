import type { DataFromCollectionSlug, Payload } from 'payload';
import type { Designed } from './designed.ts';
import { versionNames } from './version-names.ts';

/** One version of a record: when it was saved, by whom, whether visitors saw it, and what staff call it. */
export type VersionLine = {
  id: string;
  at: string;
  by: string | null;
  status: 'draft' | 'published';
  /** '' for most. */
  name: string;
};

/** The versions of a record, newest first, with who saved them. */
export async function historyOf({
  payload,
  collection,
  id,
}: {
  payload: Payload;
  collection: Designed;
  id: number;
}): Promise<VersionLine[]> {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    // Designs may be large, and none is shown in the list.
    select: { version: { editedBy: true, _status: true }, updatedAt: true },
  });
  const given = await versionNames({ payload, collection, id });
  const names = await namesOf({ payload, ids: docs.flatMap(({ version }) => version.editedBy ?? []) });
  return docs.map(({ id: line, updatedAt, version }) => ({
    id: String(line),
    at: updatedAt,
    by: names.get(version.editedBy) ?? null,
    status: version._status === 'published' ? 'published' : 'draft',
    name: given[String(line)] ?? '',
  }));
}

/** The record as one of its versions has it; undefined where that is gone or another record’s. */
export async function versionOf({
  payload,
  collection,
  id,
  version,
  depth = 0,
}: {
  payload: Payload;
  collection: Designed;
  id: number;
  version: string;
  /** How deep the records it names are read. */
  depth?: number;
}) {
  const number = Number(version);
  if (!Number.isSafeInteger(number)) return undefined;
  const { docs } = await payload.findVersions({
    collection,
    where: { and: [{ id: { equals: number } }, { parent: { equals: id } }] },
    limit: 1,
    depth,
  });
  const [found] = docs;
  return found && { ...found.version, id };
}

/** The newest draft of a record, or one of its versions; undefined where there is none. `version` is '' for the draft. */
export async function draftOrVersion<Collection extends Designed>({
  version,
  ...asked
}: {
  payload: Payload;
  collection: Collection;
  id: number;
  version: string;
  depth: number;
}): Promise<DataFromCollectionSlug<Collection> | undefined> {
  const found = version
    ? await versionOf({ ...asked, version })
    : await asked.payload.findByID({ ...asked, draft: true, disableErrors: true });
  // A version has the fields of its record.
  return (found ?? undefined) as DataFromCollectionSlug<Collection> | undefined;
}

async function namesOf({
  payload,
  ids,
}: {
  payload: Payload;
  ids: unknown[];
}): Promise<ReadonlyMap<unknown, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
    depth: 0,
    pagination: false,
  });
  return new Map(docs.map(({ id, name }) => [id, name ?? '']));
}
