import type {
  Access,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
} from 'payload';
import { adminsOnly, editorsAndAdminsField, nobody } from '#site/server/access.ts';
import { attachmentEndpoint } from '../attachments/attachment-endpoint.ts';
import { deleteAttachments } from '../attachments/delete-attachments.ts';
import { contactFor, settleContact } from '../contacts/contact-store.ts';
import { assigneesOffered, checkAssignee } from './check-assignee.ts';
import { leadExportEndpoint } from './export/export-endpoint.ts';
import { historyEndpoint } from './history/history-endpoint.ts';
import { noteEndpoint } from './history/note-endpoint.ts';
import { openedEndpoint } from './history/opened-endpoint.ts';
import { logLeadChange } from './lead-log.ts';
import { relatedId } from './lead-names.ts';
import { leadScope, mayWorkOnLeads, scopeWhere } from './lead-scope.ts';
import { LEAD_STATES } from './lead-states.ts';
import { inboxEndpoint } from './list/inbox-endpoint.ts';
import { performanceEndpoint } from './performance/performance-endpoint.ts';
import { replyEndpoint } from './reply/reply-endpoint.ts';
import { smsEndpoint } from './reply/sms-endpoint.ts';
import { leadSummaryEndpoint } from './summary/summary-endpoint.ts';
import { taskEndpoints } from './tasks/task-endpoints.ts';
import { tellAssigned } from './tell-assigned.ts';

const leadsInScope: Access = async ({ req }) => {
  const scope = await leadScope(req);
  return scope === 'all' ? true : scope === 'none' ? false : scopeWhere(scope);
};

/** Who only reads the leads changes none of them. */
const leadsToWorkOn: Access = (args) => (mayWorkOnLeads(args.req) ? leadsInScope(args) : false);

/** A lead's messages, answers, notes and tasks are about the visitor: they go with it. */
const deleteWithLead: CollectionBeforeDeleteHook = async ({ req, id }) => {
  await req.payload.delete({ collection: 'deliveries', where: { lead: { equals: id } }, req });
  await req.payload.delete({ collection: 'lead-notes', where: { lead: { equals: id } }, req });
  await req.payload.delete({ collection: 'lead-messages', where: { lead: { equals: id } }, req });
  await req.payload.delete({ collection: 'lead-tasks', where: { lead: { equals: id } }, req });
  await req.payload.delete({
    collection: 'appointment-times',
    where: { 'appointment.lead': { equals: id } },
    req,
  });
  await req.payload.delete({ collection: 'appointments', where: { lead: { equals: id } }, req });
};

/** A lead that turned out to be no spam is one of its contact’s. */
const joinUnlessSpam: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isNoSpam =
    operation === 'update' && originalDoc?.state === 'spam' && data.state && data.state !== 'spam';
  if (!isNoSpam || originalDoc.contact) return data;
  const { token, name, email, phone, createdAt } = originalDoc;
  const contact = await contactFor({
    payload: req.payload,
    origin: token,
    name,
    email,
    phone,
    at: createdAt,
  });
  return { ...data, contact };
};

/** A contact without leads is none, and has no address that only a deleted lead named. */
const settleContactOfLead: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const id = relatedId(doc.contact);
  if (id !== undefined) await settleContact({ req, id });
};

/**
 * What a visitor sent, and what was decided when it came in. It never changes, not even through the API. The
 * server itself writes it once, when it stores the lead.
 */
const sent = { access: { create: () => false, update: () => false } };
const fixed = { readOnly: true };
/** Shown as plain text, not as a disabled input. */
const fact = { ...fixed, components: { Field: '/features/leads/inbox/admin/fact-field.tsx#FactField' } };

/**
 * What visitors sent. Stored before the visitor is told that it was sent; deliveries are separate records. Staff change its
 * status, who works on it, its agent and office; nothing else. Notes and replies are records of their own.
 */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  admin: {
    group: 'Leads',
    useAsTitle: 'name',
    defaultColumns: ['name', 'formTitle', 'listing', 'agent', 'assignee', 'state', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'reference'],
    components: {
      beforeListTable: [
        '/features/leads/inbox/admin/outbox-notice.tsx#OutboxNotice',
        '/features/leads/inbox/admin/export-link.client.tsx#ExportLink',
      ],
    },
  },
  // Staff save their filters and columns as views.
  enableQueryPresets: true,
  endpoints: [
    attachmentEndpoint,
    leadExportEndpoint,
    leadSummaryEndpoint,
    inboxEndpoint,
    performanceEndpoint,
    historyEndpoint,
    openedEndpoint,
    noteEndpoint,
    replyEndpoint,
    smsEndpoint,
    ...taskEndpoints,
  ],
  access: { create: nobody, read: leadsInScope, update: leadsToWorkOn, delete: adminsOnly },
  graphQL: false,
  indexes: [
    // Finds whether an address had its autoresponse recently.
    { fields: ['email', 'form', 'createdAt'] },
    // The lists of the inbox, and how many leads wait in each: counted without reading a lead.
    { fields: ['state', 'createdAt'] },
    { fields: ['state', 'form', 'assignee', 'createdAt', 'agent'] },
  ],
  hooks: {
    beforeChange: [checkAssignee, logLeadChange, joinUnlessSpam],
    afterChange: [tellAssigned],
    beforeDelete: [deleteWithLead],
    afterDelete: [deleteAttachments, settleContactOfLead],
  },
  fields: [
    {
      name: 'actions',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/features/leads/inbox/admin/lead-actions.client.tsx#LeadActions' },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'state',
          type: 'select',
          label: 'Status',
          defaultValue: 'new',
          index: true,
          options: Object.entries(LEAD_STATES).map(([value, label]) => ({ value, label })),
          admin: { isClearable: false, width: '50%' },
        },
        {
          name: 'assignee',
          type: 'relationship',
          relationTo: 'users',
          filterOptions: assigneesOffered,
          label: 'Assigned to',
          index: true,
          admin: {
            width: '50%',
            allowCreate: false,
            allowEdit: false,
            description: 'This user can see the lead and is notified by email.',
          },
        },
      ],
    },
    // The folder of its pictures has this name.
    {
      name: 'reference',
      type: 'text',
      label: 'Reference',
      required: true,
      unique: true,
      ...sent,
      admin: fact,
    },
    // The submission's own token: the same one twice is the same lead.
    { name: 'token', type: 'text', ...sent, required: true, unique: true, admin: { hidden: true } },
    { name: 'form', type: 'text', ...sent, required: true, index: true, admin: { hidden: true } },
    { name: 'formVersion', type: 'number', ...sent, admin: { hidden: true } },
    { name: 'formTitle', type: 'text', ...sent, label: 'Form', admin: fact },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', ...sent, label: 'Name', admin: fact },
        { name: 'email', type: 'text', ...sent, label: 'Email', admin: fact },
        { name: 'phone', type: 'text', ...sent, label: 'Phone', admin: fact },
      ],
    },
    {
      name: 'answers',
      type: 'json',
      ...sent,
      required: true,
      admin: {
        ...fixed,
        components: { Field: '/features/leads/inbox/admin/answers-field.tsx#AnswersField' },
      },
    },
    {
      name: 'attachments',
      type: 'json',
      ...sent,
      admin: {
        ...fixed,
        components: { Field: '/features/leads/attachments/attachments-field.tsx#AttachmentsField' },
      },
    },
    // Written when the lead came in: its form may have changed when a message is sent again.
    { name: 'mails', type: 'json', ...sent, admin: { hidden: true } },
    // Visitors who write to the agency name a property in their message at most: staff may set it.
    {
      name: 'listing',
      type: 'relationship',
      relationTo: 'listings',
      index: true,
      admin: { allowCreate: false },
    },
    // When the inspection begins that it is about. Visitors of open homes are counted by it.
    {
      name: 'inspection',
      type: 'date',
      ...sent,
      admin: { ...fixed, hidden: true, disableBulkEdit: true },
    },
    // The person it came from, with their other leads.
    {
      name: 'contact',
      type: 'relationship',
      relationTo: 'contacts',
      index: true,
      ...sent,
      admin: { ...fixed, hidden: true, disableBulkEdit: true },
    },
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'agents',
      index: true,
      access: { update: editorsAndAdminsField },
      admin: { allowCreate: false },
    },
    {
      name: 'otherAgents',
      type: 'relationship',
      relationTo: 'agents',
      hasMany: true,
      label: 'Other agents',
      ...sent,
      admin: {
        ...fixed,
        description: 'The listing’s other agents when the lead was received. They can see it too.',
        condition: (data) => Array.isArray(data?.otherAgents) && data.otherAgents.length > 0,
      },
    },
    {
      name: 'office',
      type: 'relationship',
      relationTo: 'offices',
      index: true,
      access: { update: editorsAndAdminsField },
      admin: { allowCreate: false },
    },
    // Payload's own field, with a clearer label.
    {
      name: 'createdAt',
      type: 'date',
      label: 'Received',
      index: true,
      ...sent,
      admin: { disableBulkEdit: true, hidden: true },
    },
    // When a member of staff first saw it.
    {
      name: 'openedAt',
      type: 'date',
      label: 'First opened',
      ...sent,
      admin: { disableBulkEdit: true, hidden: true },
    },
    { name: 'page', type: 'text', ...sent, label: 'Page', admin: { ...fact, position: 'sidebar' } },
    {
      name: 'source',
      type: 'json',
      label: 'Source',
      ...sent,
      admin: {
        ...fixed,
        position: 'sidebar',
        components: { Field: '/features/leads/inbox/admin/source-field.tsx#SourceField' },
      },
    },
    { name: 'log', type: 'json', label: 'Activity', ...sent, admin: { hidden: true } },
    {
      name: 'history',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/features/leads/inbox/on-demand.client.tsx#LeadHistory' },
      },
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
