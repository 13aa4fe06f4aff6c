import type { CollectionBeforeDeleteHook, CollectionConfig, Where } from 'payload';
import { adminsOnly, editorsAndAdminsField, nobody, ownAgentId, staffOf } from '#site/server/access.ts';
import { attachmentEndpoint } from './attachments/attachment-endpoint.ts';
import { deleteAttachments } from './attachments/delete-attachments.ts';
import { leadExportEndpoint } from './export/export-endpoint.ts';
import { logLeadChange } from './lead-log.ts';
import { leadSummaryEndpoint } from './summary/summary-endpoint.ts';

const allOrOwnLeads = ({ req }: { req: { user?: unknown } }): boolean | Where => {
  const role = staffOf(req)?.role;
  if (role === 'admin' || role === 'editor') return true;
  const agent = ownAgentId(req);
  return role === 'agent' && agent ? { agent: { equals: agent } } : false;
};

/** A lead's messages hold the visitor's address: they go with it. */
const deleteDeliveries: CollectionBeforeDeleteHook = async ({ req, id }) => {
  await req.payload.delete({ collection: 'deliveries', where: { lead: { equals: id } }, req });
};

const fixed = { readOnly: true };
/** To be read: no grey box that looks as if it could be written in. */
const fact = { ...fixed, components: { Field: '/features/leads/admin/fact-field.tsx#FactField' } };

/** What visitors sent. Stored before the visitor is told so; deliveries are records of their own. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  admin: {
    group: 'Leads',
    useAsTitle: 'name',
    defaultColumns: ['name', 'formTitle', 'listing', 'agent', 'assignee', 'state', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'reference'],
    hideAPIURL: true,
    components: { beforeListTable: ['/features/leads/admin/export-link.client.tsx#ExportLink'] },
  },
  // Staff save their filters and columns as views.
  enableQueryPresets: true,
  endpoints: [attachmentEndpoint, leadExportEndpoint, leadSummaryEndpoint],
  access: { create: nobody, read: allOrOwnLeads, update: allOrOwnLeads, delete: adminsOnly },
  graphQL: false,
  // Finds whether an address had its autoresponse lately.
  indexes: [{ fields: ['email', 'form', 'createdAt'] }],
  hooks: {
    beforeChange: [logLeadChange],
    beforeDelete: [deleteDeliveries],
    afterDelete: [deleteAttachments],
  },
  fields: [
    // Never changed by anybody: the folder of its pictures has this name.
    {
      name: 'reference',
      type: 'text',
      label: 'Reference',
      required: true,
      unique: true,
      access: { update: () => false },
      admin: fact,
    },
    // The submission's own token: the same one twice is the same lead.
    { name: 'token', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'form', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'formVersion', type: 'number', admin: { hidden: true } },
    { name: 'formTitle', type: 'text', label: 'Form', admin: fact },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', label: 'Name', admin: fact },
        { name: 'email', type: 'text', label: 'Email', admin: fact },
        { name: 'phone', type: 'text', label: 'Phone', admin: fact },
      ],
    },
    {
      name: 'answers',
      type: 'json',
      required: true,
      admin: { ...fixed, components: { Field: '/features/leads/admin/answers-field.tsx#AnswersField' } },
    },
    {
      name: 'attachments',
      type: 'json',
      access: { update: () => false },
      admin: {
        ...fixed,
        components: { Field: '/features/leads/attachments/attachments-field.tsx#AttachmentsField' },
      },
    },
    // Settled when it came: its form may be another one when a message is sent again.
    { name: 'mails', type: 'json', access: { update: () => false }, admin: { hidden: true } },
    { name: 'listing', type: 'relationship', relationTo: 'listings', index: true, admin: fixed },
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'agents',
      index: true,
      access: { update: editorsAndAdminsField },
      admin: { allowCreate: false },
    },
    {
      name: 'office',
      type: 'relationship',
      relationTo: 'offices',
      index: true,
      access: { update: editorsAndAdminsField },
      admin: { allowCreate: false },
    },
    {
      name: 'state',
      type: 'select',
      defaultValue: 'new',
      index: true,
      options: [
        { value: 'new', label: 'New' },
        { value: 'working', label: 'In progress' },
        { value: 'done', label: 'Done' },
        { value: 'spam', label: 'Spam' },
      ],
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      label: 'Worked on by',
      index: true,
      admin: { position: 'sidebar', allowCreate: false },
    },
    // Payload's own, by a name that says what it is.
    {
      name: 'createdAt',
      type: 'date',
      label: 'Received',
      index: true,
      admin: { disableBulkEdit: true, hidden: true },
    },
    { name: 'notes', type: 'textarea', admin: { position: 'sidebar' } },
    { name: 'page', type: 'text', label: 'Sent from', admin: { ...fact, position: 'sidebar' } },
    {
      name: 'source',
      type: 'json',
      label: 'Came from',
      admin: {
        ...fixed,
        position: 'sidebar',
        components: { Field: '/features/leads/admin/source-field.tsx#SourceField' },
      },
    },
    {
      name: 'log',
      type: 'json',
      label: 'What staff did',
      admin: { ...fixed, components: { Field: '/features/leads/admin/log-field.tsx#LogField' } },
    },
    {
      name: 'deliveries',
      type: 'join',
      label: 'Messages',
      collection: 'deliveries',
      on: 'lead',
      admin: { allowCreate: false, defaultColumns: ['kind', 'to', 'state', 'sentAt'] },
    },
  ],
};
