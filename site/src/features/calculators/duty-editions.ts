import { STATES } from '@frontage/duty/engine';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { adminsOnly, editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { editionPreviewEndpoint, tablesInForceEndpoint } from './edition-endpoints.ts';
import { publishedTables } from './load-tables.ts';
import { layEdition } from './with-editions.ts';

const purgeTables = () => purge(['duty-tables']);

/**
 * Rates that staff add between two versions of the software: tables of one state in the engine's format, laid over
 * those built in. Published ones take effect by the days written in them.
 */
export const dutyEditions: CollectionConfig = {
  slug: 'duty-editions',
  labels: { singular: 'Duty edition', plural: 'Duty editions' },
  admin: {
    group: 'Calculators',
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'status', 'updatedAt'],
    description: 'New stamp duty rates, in force from the days written in them.',
    components: { beforeListTable: ['/features/calculators/admin/left-out-editions.tsx#LeftOutEditions'] },
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsAndAdmins, delete: adminsOnly },
  graphQL: false,
  // What was there before stays, so that a slip can be taken back.
  versions: { maxPerDoc: 20 },
  hooks: { afterChange: [purgeTables], afterDelete: [purgeTables] },
  endpoints: [editionPreviewEndpoint, tablesInForceEndpoint],
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      admin: { description: 'What changes and from when, e.g. “NSW thresholds from 1 July 2027”.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'state',
          type: 'select',
          required: true,
          options: STATES.map(({ state, name }) => ({ value: state, label: name })),
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'draft',
          options: [
            { value: 'draft', label: 'Draft: changes nothing yet' },
            { value: 'published', label: 'Published: in force from its days on' },
          ],
        },
      ],
    },
    {
      name: 'startFromPresent',
      type: 'ui',
      admin: {
        components: { Field: '/features/calculators/admin/start-from-present.client.tsx#StartFromPresent' },
      },
    },
    {
      name: 'tables',
      type: 'json',
      required: true,
      admin: {
        components: { Field: '/features/calculators/admin/tables-field.client.tsx#TablesField' },
        description:
          'The tables of one state: only those that change are needed. A table in force from a day that the scheme already has replaces that one.',
      },
      validate: checkTables,
    },
    {
      name: 'preview',
      type: 'ui',
      admin: {
        components: { Field: '/features/calculators/admin/edition-preview.client.tsx#EditionPreview' },
      },
    },
  ],
};

type Checked = { data?: { state?: string }; id?: number | string; req: PayloadRequest };

/** True, or everything that is wrong with the tables by themselves and among the others, in sentences. */
async function checkTables(value: unknown, { data, id, req }: Checked): Promise<true | string> {
  const base = await publishedTables({ payload: req.payload, except: Number(id) });
  const laid = layEdition({ base, state: String(data?.state ?? ''), tables: value });
  return laid.ok || laid.problems.join('\n');
}
