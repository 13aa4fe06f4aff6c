import type { Access, CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { leadScope, scopeWhere } from './lead-scope.ts';

const appointmentsInScope: Access = async ({ req }) => {
  const scope = await leadScope(req);
  return scope === 'all' ? true : scope === 'none' ? false : scopeWhere(scope, 'lead.');
};

const fact = { components: { Field: '/features/leads/inbox/admin/fact-field.tsx#FactField' } };

/**
 * Appraisals that owners booked online, one for each lead of that form. They are moved and cancelled by the links in the
 * emails, never here, since whoever changes one tells the other side.
 */
export const appointments: CollectionConfig = {
  slug: 'appointments',
  labels: { singular: 'Appraisal', plural: 'Appraisals booked' },
  admin: {
    group: 'Leads',
    useAsTitle: 'hostName',
    description: 'To move or cancel one, use the button in the email about it.',
    defaultColumns: ['startsAt', 'hostName', 'lead', 'state'],
  },
  access: { create: nobody, read: appointmentsInScope, update: nobody, delete: nobody },
  defaultSort: '-startsAt',
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, unique: true },
    // `agent-3`: the agent or office may be gone when it is read.
    { name: 'host', type: 'text', required: true, admin: { hidden: true } },
    { name: 'hostName', type: 'text', label: 'Agent or office', required: true, admin: fact },
    {
      name: 'startsAt',
      type: 'date',
      label: 'Start',
      required: true,
      index: true,
      admin: { ...fact, date: DAY_AND_TIME },
    },
    {
      name: 'endsAt',
      type: 'date',
      label: 'End',
      required: true,
      admin: { ...fact, date: DAY_AND_TIME },
    },
    // IANA zones of the property and of the office.
    { name: 'zone', type: 'text', required: true, admin: { hidden: true } },
    { name: 'hostZone', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { value: 'booked', label: 'Booked' },
        { value: 'cancelled', label: 'Cancelled' },
      ],
      admin: fact,
    },
    // How often it was moved or cancelled, and the mark of the last change.
    { name: 'changes', type: 'number', required: true, admin: { hidden: true } },
    { name: 'mark', type: 'text', admin: { hidden: true } },
  ],
};

/** The quarter hours that booked appraisals take. Each is there once: no two appraisals have the same time. */
export const appointmentTimes: CollectionConfig = {
  slug: 'appointment-times',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'appointment', type: 'relationship', relationTo: 'appointments', required: true, index: true },
    // `agent-3 2026-12-01T00:15:00.000Z`
    { name: 'cell', type: 'text', required: true, unique: true },
  ],
};
