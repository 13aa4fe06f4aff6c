import { isDeepStrictEqual } from 'node:util';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { EDITED_BY } from './design-field.ts';
import type { Designed } from './designed.ts';
import { isOwnSave, rememberSave } from './last-saves.ts';
import { versionNames } from './version-names.ts';

/** Minimum age between autosaved drafts of one person that are kept, in ms: an hour of work must not push out the history. */
const KEEP_EVERY_MS = 5 * 60 * 1000;

/** Another person's save since this design was opened. */
export type Conflict = { by: string | null; at: string };

export type SavedDesign = { updatedAt: string; status: 'draft' | 'published' } | { conflict: Conflict };

/** The page builder tab that unsaved work was restored from, and `updatedAt` of the newest version at that moment. */
export type RestoredFrom = { tab: string; opened: string };

/** Set on writes that visitors cannot see yet, so nothing has to be purged. */
export const DRAFT_ONLY = 'draftOnly';

/**
 * Stores a design, unless somebody else has stored another one since it was opened. With `publish` it is public at once, otherwise
 * a draft.
 * @throws {APIError} with a sentence for staff where it cannot be stored
 */
export function saveDesign({
  req,
  collection,
  id,
  design,
  basedOn,
  publish,
  asNewVersion,
  underTheirs,
  tab,
  restored,
}: {
  req: PayloadRequest;
  collection: Designed;
  id: number;
  design: unknown;
  /** `updatedAt` of what was opened. */
  basedOn: string;
  publish: boolean;
  /** Keeps the version before this one whatever its age. */
  asNewVersion: boolean;
  /** Stores this design as a version below the newest one, which stays the newest. Never published. */
  underTheirs: boolean;
  /** The page builder tab that saves; '' for other clients. */
  tab: string;
  /** The tab whose unsaved work this one goes on with, and the version that was the newest then. */
  restored?: RestoredFrom | undefined;
}): Promise<SavedDesign> {
  const { payload } = req;
  const record = `${collection}/${id}`;
  const save = async (): Promise<SavedDesign> => {
    const newest = await newestVersion({ payload, collection, id });
    const isExpected = Date.parse(newest.updatedAt) === Date.parse(basedOn);
    const isTheirs =
      !isExpected &&
      !isOwnSave({ record, tab, updatedAt: newest.updatedAt }) &&
      !isSaveOf({ record, restored, updatedAt: newest.updatedAt }) &&
      !(await isDesignAsOpened({ payload, collection, id, basedOn, newest }));
    if (isTheirs) {
      return { conflict: { by: await nameOf({ payload, user: newest.editedBy }), at: newest.updatedAt } };
    }
    const isPublic = publish && !underTheirs;
    await payload.update({
      collection,
      id,
      data: { design: design as object, ...(isPublic ? { _status: 'published' } : {}) },
      draft: !isPublic,
      depth: 0,
      req,
      // Roles are already checked; the field itself is closed to forms.
      overrideAccess: true,
      context: { [DRAFT_ONLY]: !isPublic },
    });
    if (underTheirs) await putBack({ req, collection, id, theirs: newest });
    else if (!publish && !asNewVersion) await thinOut({ payload, collection, id });
    const { updatedAt } = await newestVersion({ payload, collection, id });
    rememberSave({ record, tab, updatedAt });
    return { updatedAt, status: isPublic ? 'published' : 'draft' };
  };
  return oneAtATime({ payload, name: 'designs', work: save });
}

/** Whether the newest version is that tab's save whose answer got lost. What it saved later, still open, is another's. */
const isSaveOf = ({
  record,
  restored,
  updatedAt,
}: {
  record: string;
  restored: RestoredFrom | undefined;
  updatedAt: string;
}): boolean =>
  restored !== undefined &&
  Date.parse(restored.opened) === Date.parse(updatedAt) &&
  isOwnSave({ record, tab: restored.tab, updatedAt });

/** Makes another person's save the newest version again, in their name. */
async function putBack({
  req,
  collection,
  id,
  theirs,
}: {
  req: PayloadRequest;
  collection: Designed;
  id: number;
  theirs: Awaited<ReturnType<typeof newestVersion>>;
}): Promise<void> {
  await req.payload.update({
    collection,
    id,
    data: { design: theirs.design },
    draft: true,
    depth: 0,
    req,
    overrideAccess: true,
    context: { [DRAFT_ONLY]: true, [EDITED_BY]: theirs.editedBy ?? null },
  });
}

async function newestVersion({
  payload,
  collection,
  id,
}: {
  payload: Payload;
  collection: Designed;
  id: number;
}) {
  const doc = await payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true });
  if (!doc)
    throw new APIError('This page has been deleted. Copy what you need and go back to the list.', 404);
  return doc;
}

/**
 * Whether the record changed since it was opened and its design did not: its form was saved, or it was published at a
 * scheduled time. A design takes nothing of that back.
 */
async function isDesignAsOpened({
  payload,
  collection,
  id,
  basedOn,
  newest,
}: {
  payload: Payload;
  collection: Designed;
  id: number;
  basedOn: string;
  newest: { design?: unknown };
}): Promise<boolean> {
  if (Number.isNaN(Date.parse(basedOn))) return false;
  const { docs } = await payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version.updatedAt': { equals: basedOn } }] },
    limit: 1,
    depth: 0,
    pagination: false,
  });
  const [opened] = docs;
  return Boolean(opened) && isDeepStrictEqual(opened?.version.design ?? null, newest.design ?? null);
}

async function nameOf({ payload, user }: { payload: Payload; user: unknown }): Promise<string | null> {
  if (typeof user !== 'number') return null;
  const found = await payload.findByID({ collection: 'users', id: user, depth: 0, disableErrors: true });
  return found?.name ?? null;
}

/** Removes the second newest draft if the same person saved it shortly after the one before it. */
async function thinOut({
  payload,
  collection,
  id,
}: {
  payload: Payload;
  collection: Designed;
  id: number;
}): Promise<void> {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 3,
    depth: 0,
    pagination: false,
  });
  const [newest, previous, earlier] = docs;
  if (!newest || !previous || !earlier) return;
  const isOwnDraft =
    previous.version._status === 'draft' && previous.version.editedBy === newest.version.editedBy;
  if (!isOwnDraft || Date.parse(previous.updatedAt) - Date.parse(earlier.updatedAt) >= KEEP_EVERY_MS) return;
  const names = await versionNames({ payload, collection, id });
  if (names[String(previous.id)] !== undefined) return;
  await payload.db.deleteVersions({ collection, where: { id: { equals: previous.id } } });
}
