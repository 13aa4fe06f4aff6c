import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalAfterChangeHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import { adminsOnly, nobody, staffOf } from '#site/server/access.ts';
import { counted } from '#site/server/counted.ts';
import { env } from '#site/server/env.ts';
import { type Change, changesOf } from './changes.ts';

const ACTIONS = {
  create: 'Created',
  update: 'Changed',
  trash: 'Moved to the trash',
  restore: 'Restored from the trash',
  delete: 'Deleted',
  'sign-in': 'Signed in',
} as const;
type Action = keyof typeof ACTIONS;

/** Not even the server's own code, which overrides access. */
const refuseChanges: CollectionBeforeOperationHook = ({ operation }) => {
  if (/^(update|delete|restoreVersion)/.test(operation))
    throw new APIError('Entries of the audit log cannot be changed or deleted.', 403);
};

const { auditLogMonths } = env();
const kept = auditLogMonths ? `They are deleted after ${counted(auditLogMonths, 'month')}.` : '';

/**
 * What staff changed, deleted or signed in to: who, when, and each field before and after. Nothing can change or delete an
 * entry; the server itself deletes those that have expired, where the operator has set a limit. What the website does by itself, and what visitors send, is not in it.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Entry', plural: 'Audit log' },
  admin: {
    group: 'Settings',
    useAsTitle: 'title',
    description:
      `Every change by staff, with its author. Entries cannot be changed or deleted. ${kept}`.trim(),
    defaultColumns: ['createdAt', 'author', 'action', 'place', 'title'],
    listSearchableFields: ['author', 'place', 'title'],
  },
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  hooks: { beforeOperation: [refuseChanges] },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  graphQL: false,
  indexes: [{ fields: ['place', 'record'] }],
  fields: [
    { name: 'author', type: 'text', label: 'Author', required: true, index: true },
    { name: 'authorId', type: 'number', label: 'Number of the user', admin: { hidden: true } },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: Object.entries(ACTIONS).map(([value, label]) => ({ value, label })),
    },
    // The collection or global, as people call it.
    { name: 'place', type: 'text', label: 'In' },
    { name: 'record', type: 'text', label: 'ID' },
    { name: 'title', type: 'text', label: 'Title' },
    {
      name: 'changes',
      type: 'json',
      admin: { components: { Field: '/ui/admin/audit-changes.tsx#AuditChanges' } },
    },
  ],
};

/** Collections about visitors: only that and which fields changed is kept, so that erasing a person erases them here too. */
const ABOUT_VISITORS = new Set([
  'leads',
  'subscribers',
  'alerts',
  'newsletter-subscribers',
  'account-mails',
  'shortlist-entries',
  'shortlist-shares',
  'vendor-reports',
]);

/** Written down elsewhere: in the history of a lead. */
const NOT_LOGGED = new Set([
  'audit-log',
  'deliveries',
  'lead-notes',
  'lead-messages',
  'lead-tasks',
  'contacts',
  'contact-addresses',
]);

/** The same collection, with what staff do to it in the audit log. */
export function withAuditLog(collection: CollectionConfig): CollectionConfig {
  if (NOT_LOGGED.has(collection.slug)) return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), logChange],
      afterDelete: [...(hooks?.afterDelete ?? []), logDeletion],
      ...(collection.slug === 'users' ? { afterLogin: [...(hooks?.afterLogin ?? []), logSignIn] } : {}),
    },
  };
}

/** The same for a global. */
export function globalWithAuditLog(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), logGlobalChange] },
  };
}

const logChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const changes =
    operation === 'create'
      ? []
      : changesOf({ fields: collection.flattenedFields, before: previousDoc ?? {}, after: doc });
  // A save that changes nothing says nothing.
  if (operation === 'update' && changes.length === 0) return;
  const action =
    Boolean(doc.deletedAt) === Boolean(previousDoc?.deletedAt)
      ? operation
      : doc.deletedAt
        ? 'trash'
        : 'restore';
  await write({
    req,
    action,
    ...about(collection, doc),
    changes: shown(collection.slug, changes),
  });
};

const logDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const changes = changesOf({ fields: collection.flattenedFields, before: doc, after: {} });
  await write({ req, action: 'delete', ...about(collection, doc), changes: shown(collection.slug, changes) });
};

const logSignIn: CollectionAfterLoginHook = async ({ collection, user, req }) => {
  await write({
    req,
    action: 'sign-in',
    ...about(collection, user),
    changes: [],
  });
};

const logGlobalChange: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const changes = changesOf({ fields: global.flattenedFields, before: previousDoc ?? {}, after: doc });
  if (changes.length === 0) return;
  const place = typeof global.label === 'string' ? global.label : global.slug;
  await write({ req, action: 'update', place, record: '', title: place, changes });
};

/** `place` is what people call the collection or global, `record` the id in it. */
type Entry = { place: string; record: string; title: string; changes: Change[] };

/** Writes down a change that staff made through an address of its own, and not by saving a record. */
export const writeAuditEntry = ({ req, ...entry }: Entry & { req: PayloadRequest }): Promise<void> =>
  write({ req, action: 'update', ...entry });

function about(
  { slug, labels, admin }: { slug: string; labels?: { plural?: unknown }; admin?: { useAsTitle?: string } },
  doc: Record<string, unknown>,
): Omit<Entry, 'changes'> {
  const named = admin?.useAsTitle ? doc[admin.useAsTitle] : undefined;
  return {
    place: typeof labels?.plural === 'string' ? labels.plural : slug,
    record: String(doc.id ?? ''),
    title: ABOUT_VISITORS.has(slug) ? '' : String(named ?? '').slice(0, 200),
  };
}

const shown = (slug: string, changes: Change[]): Change[] =>
  ABOUT_VISITORS.has(slug) ? changes.map(({ field, label }) => ({ field, label })) : changes;

async function write({
  req,
  action,
  ...entry
}: Entry & { req: PayloadRequest; action: Action }): Promise<void> {
  const staff = staffOf(req);
  if (!staff) return;
  // Straight into the database: an operation of its own would make the request forget the file that it brings.
  await req.payload.db.create({
    collection: 'audit-log',
    data: { ...entry, action, author: authorName(staff), authorId: staff.id },
    req,
  });
}

/** What a member of staff is called in the audit log. */
export const authorName = ({
  id,
  name,
  email,
}: {
  id: number;
  name?: string | null;
  email?: string;
}): string => name?.trim() || email || `User ${id}`;
